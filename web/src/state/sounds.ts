/** Small sounds, made on the spot: nothing is loaded for them. */
import { settings } from './settings.svelte'

type Note = [pitch: number, at: number, length: number]

const SOUNDS: Record<string, { wave: OscillatorType; volume: number; notes: Note[] }> = {
  turn: { wave: 'sine', volume: 0.12, notes: [[523, 0, 0.16], [784, 0.12, 0.28]] },
  move: { wave: 'triangle', volume: 0.1, notes: [[196, 0, 0.07], [147, 0.03, 0.08]] },
  cost: { wave: 'triangle', volume: 0.12, notes: [[110, 0, 0.12], [98, 0.08, 0.16]] },
  gain: { wave: 'sine', volume: 0.1, notes: [[659, 0, 0.1], [880, 0.08, 0.1], [1047, 0.16, 0.22]] },
  end: { wave: 'sine', volume: 0.12, notes: [[392, 0, 0.2], [523, 0.15, 0.2], [659, 0.3, 0.4]] },
}

let context: AudioContext | null = null

export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sounds || document.hidden || !navigator.userActivation?.hasBeenActive) return
  requestAnimationFrame(() => setTimeout(() => play(name))) // after the picture: a sound takes as long as half of it to make
}

function play(name: keyof typeof SOUNDS): void {
  context ??= new AudioContext()
  const { wave, volume, notes } = SOUNDS[name]!
  for (const [pitch, at, length] of notes) tone(context, wave, volume, pitch, context.currentTime + at, length)
}

function tone(audio: AudioContext, wave: OscillatorType, volume: number, pitch: number, at: number, length: number): void {
  const source = audio.createOscillator()
  const loudness = audio.createGain()
  source.type = wave
  source.frequency.value = pitch
  loudness.gain.setValueAtTime(volume, at)
  loudness.gain.exponentialRampToValueAtTime(0.001, at + length)
  source.connect(loudness).connect(audio.destination)
  source.start(at)
  source.stop(at + length)
}
