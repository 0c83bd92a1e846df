/** What is on its way to the server: one thing at a time, with an id of its own. If nobody answers it is kept, and sent
 * again when the server is back; the id makes sure that it is done once. */
import { Away } from '../api/line'

export type Doing = { do: string; [key: string]: unknown }
type Sent = Doing & { command_id: string; expected_seq: number }

export class Outbox<Reply> {
  private kept: Sent | null = null

  constructor(private readonly post: (sent: Sent) => Promise<Reply>) {}

  get isFull(): boolean {
    return this.kept !== null
  }

  send(doing: Doing, seq: number): Promise<Reply> {
    if (this.kept) return Promise.reject(new Away())
    return this.deliver(sentAs(doing, seq))
  }

  async again(): Promise<Reply | null> {
    return this.kept ? this.deliver(this.kept) : null
  }

  private async deliver(sent: Sent): Promise<Reply> {
    this.kept = sent
    try {
      const reply = await this.post(sent)
      this.kept = null
      return reply
    } catch (error) {
      if (!(error instanceof Away)) this.kept = null
      throw error
    }
  }
}

function sentAs(doing: Doing, seq: number): Sent {
  return { ...doing, command_id: newId(), expected_seq: seq }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
