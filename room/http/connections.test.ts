import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { expect, test } from 'vitest'
import { limitConnections } from './connections.ts'

/** A server to which people connect from where they like. */
const connecting = (most: number) => {
  const server = new EventEmitter()
  limitConnections(server as Server, most)
  return (remoteAddress: string | undefined) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      destroyed: false,
      destroy: () => {
        socket.destroyed = true
        socket.emit('close')
      },
    })
    server.emit('connection', socket)
    return socket
  }
}

test('an address has a limited number of connections at a time, and one more when one is closed', () => {
  const connect = connecting(2)
  const [first, second, third] = [connect('192.0.2.1'), connect('192.0.2.1'), connect('192.0.2.1')]
  expect([first, second, third].map(({ destroyed }) => destroyed)).toEqual([false, false, true])
  expect(connect('192.0.2.2').destroyed).toBe(false)
  // one that was hung up on was never counted
  expect(connect('192.0.2.1').destroyed).toBe(true)
  first.emit('close')
  expect(connect('192.0.2.1').destroyed).toBe(false)
  expect(connect('192.0.2.1').destroyed).toBe(true)
})

test('all of a /64 is one place, and so is IPv4 however it is written', () => {
  const connect = connecting(1)
  expect(connect('2001:db8:0:1::1').destroyed).toBe(false)
  expect(connect('2001:db8:0:1:ffff::2').destroyed).toBe(true)
  expect(connect('2001:db8:0:2::1').destroyed).toBe(false)
  expect(connect('192.0.2.1').destroyed).toBe(false)
  expect(connect('::ffff:192.0.2.1').destroyed).toBe(true)
  expect([connect(undefined), connect('nonsense')].map(({ destroyed }) => destroyed)).toEqual([false, true])
})

test('a proxy on this machine brings everybody', () => {
  const connect = connecting(1)
  for (const here of ['127.0.0.1', '127.0.0.1', '::1', '::1', '::ffff:127.0.0.1'])
    expect(connect(here).destroyed).toBe(false)
})
