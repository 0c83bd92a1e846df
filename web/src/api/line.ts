/** Requests to the server. */
import type { Update } from './types'

/** The server understood, and says no: a code for us, a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string,
    readonly table: Update | null,
  ) {
    super(message)
  }
}

/** Nobody answered, or only that nobody can answer now. Whatever was sent may have arrived. */
export class Away extends Error {}

const AWAY = [502, 503, 504]

export async function ask<Reply>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Reply> {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  let reply: Response
  try {
    reply = await fetch(path, init)
  } catch {
    throw new Away()
  }
  if (AWAY.includes(reply.status)) throw new Away()
  const text = await reply.text()
  const said = text && isJson(reply) ? JSON.parse(text) : undefined
  if (reply.ok) return said as Reply
  throw new Refused(reply.status, said?.code ?? 'failed', said?.message ?? '', said?.rule ?? '', said?.table ?? null)
}

function isJson(reply: Response): boolean {
  return (reply.headers.get('content-type') ?? '').startsWith('application/json')
}

export const look = <Reply>(path: string) => ask<Reply>('GET', path)
export const post = <Reply>(path: string, body?: unknown) => ask<Reply>('POST', path, body)
