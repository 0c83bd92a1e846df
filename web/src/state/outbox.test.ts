import { expect, test } from 'vitest'
import { Away } from '../api/line'
import { Outbox } from './outbox'

type Sent = { do: string; command_id: string; expected_seq: number }

/** A server that does what it is told, or is away. */
class Server {
  heard: Sent[] = []
  answers: (string | Error)[] = []
  post = async (sent: Sent) => {
    this.heard.push(sent)
    const answer = this.answers.shift() ?? 'done'
    if (answer instanceof Error) throw answer
    return answer
  }
}

test('what is sent has an id of its own and says what its sender has seen', async () => {
  const server = new Server()
  const outbox = new Outbox(server.post)
  expect(await outbox.send({ do: 'play', line: 'x' }, 7)).toBe('done')
  await outbox.send({ do: 'undo' }, 8)
  expect(server.heard.map(each => each.expected_seq)).toEqual([7, 8])
  expect(server.heard[0]!.command_id).toMatch(/^[0-9a-f]{32}$/)
  expect(server.heard[0]!.command_id).not.toBe(server.heard[1]!.command_id)
  expect(outbox.isFull).toBe(false)
})

test('what nobody answered is kept, and sent again as it was', async () => {
  const server = new Server()
  server.answers = [new Away(), new Away()]
  const outbox = new Outbox(server.post)
  await expect(outbox.send({ do: 'play', line: 'x' }, 7)).rejects.toBeInstanceOf(Away)
  expect(outbox.isFull).toBe(true)
  await expect(outbox.again()).rejects.toBeInstanceOf(Away)
  expect(await outbox.again()).toBe('done')
  expect(outbox.isFull).toBe(false)
  expect(server.heard).toHaveLength(3)
  expect(new Set(server.heard.map(each => each.command_id)).size).toBe(1)
  expect(await outbox.again()).toBeNull()
})

test('nothing else is sent while something is kept', async () => {
  const server = new Server()
  server.answers = [new Away()]
  const outbox = new Outbox(server.post)
  await expect(outbox.send({ do: 'play', line: 'x' }, 7)).rejects.toBeInstanceOf(Away)
  await expect(outbox.send({ do: 'play', line: 'y' }, 7)).rejects.toBeInstanceOf(Away)
  expect(server.heard).toHaveLength(1)
})

test('what was refused is over', async () => {
  const server = new Server()
  server.answers = [new Error('no')]
  const outbox = new Outbox(server.post)
  await expect(outbox.send({ do: 'play', line: 'x' }, 7)).rejects.toThrow('no')
  expect(outbox.isFull).toBe(false)
})
