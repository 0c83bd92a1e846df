/** A socket that comes back by itself, and goes on where it was. */

const PATIENCE = [0, 300, 1000, 2000, 4000, 8000] // milliseconds before each try
const FINAL = 4000 // codes from here on: the server refused, and would again

export interface Listener {
  path: () => string
  hear: (message: unknown) => void
  there: () => void
  away: () => void
  refused: (status: number, why: string) => void
}

export class Line {
  private socket: WebSocket | null = null
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private isClosed = false

  constructor(private readonly listener: Listener) {
    this.open()
    addEventListener('online', this.retry)
    document.addEventListener('visibilitychange', this.retry)
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
    removeEventListener('online', this.retry)
    document.removeEventListener('visibilitychange', this.retry)
    this.socket?.close()
  }

  /** Somebody is looking, or the network is back: no need to wait any longer. */
  private retry = (): void => {
    if (this.socket || this.isClosed || document.hidden) return
    clearTimeout(this.timer)
    this.open()
  }

  private open(): void {
    const socket = new WebSocket(this.listener.path())
    this.socket = socket
    socket.onopen = () => {
      this.tries = 0
      this.listener.there()
    }
    socket.onmessage = event => this.listener.hear(JSON.parse(event.data as string))
    socket.onclose = event => {
      this.socket = null
      if (this.isClosed) return
      if (event.code >= FINAL) return this.listener.refused(event.code - FINAL, event.reason)
      this.wait()
    }
  }

  /** A request met nobody: this socket may be dead without knowing it. Whatever waits for it to open is done then. */
  doubt(): void {
    if (!this.socket) return
    this.socket.onclose = this.socket.onmessage = null
    this.socket.close()
    this.socket = null
    this.tries = Math.max(this.tries, 2) // if only requests fail, not at once
    this.wait()
  }

  private wait(): void {
    this.listener.away()
    const wait = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)] ?? 0
    this.tries += 1
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2))
  }
}
