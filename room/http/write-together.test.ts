import { createConnection, createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { writeTogether } from './write-together.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A line of which one end is ours, and what the other has got. */
const openLine = async (): Promise<{ readonly line: Socket; readonly writes: Buffer[] }> => {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { readonly port: number }
  const other = createConnection(port, '127.0.0.1')
  const line = await new Promise<Socket>(resolve => server.once('connection', resolve))
  ends.push(() => {
    other.destroy()
    line.destroy()
    server.close()
  })
  const writes: Buffer[] = []
  const write = line.write.bind(line)
  line.write = ((data: Buffer) => {
    writes.push(data)
    return write(data)
  }) as typeof line.write
  return { line, writes }
}

const tick = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('what is said at once goes out in one write, in its order', async () => {
  const { line, writes } = await openLine()
  const out = writeTogether(line, () => true)
  out.write(Buffer.from('one'))
  out.write(Buffer.from('two'))
  expect(writes).toEqual([])
  expect(out.waiting()).toBe(6)
  await tick()
  out.write(Buffer.from('three'))
  await tick()
  expect(writes.map(String)).toEqual(['onetwo', 'three'])
})

test('what is held goes out before a line is ended, and nothing after that', async () => {
  const { line, writes } = await openLine()
  let open = true
  const out = writeTogether(line, () => open)
  out.write(Buffer.from('last word'))
  out.letGo()
  expect(writes.map(String)).toEqual(['last word'])
  open = false
  out.write(Buffer.from('too late'))
  await tick()
  expect(writes.map(String)).toEqual(['last word'])
})
