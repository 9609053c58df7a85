import type { AddressInfo } from 'node:net'
import WebSocket from 'ws'
import type { Room } from '../open-room.ts'
import { changed, type Frame, type FromRoom } from '../protocol/frames.ts'
import { type ShownWhole, shownAfter } from '../protocol/shown.ts'

/** The host and port of a room that has begun to listen. */
export const listening = async ({ server }: Room): Promise<string> => {
  await server.listen({ host: '127.0.0.1', port: 0 })
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

/** Asks a room for something with a body. */
export const post = (address: string, path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(`http://${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

/** The cookie of somebody who has just come. */
export const guestCookie = async (address: string, name: string): Promise<string> => {
  const response = await post(address, '/api/guest', { name })
  if (!response.ok) throw new Error(`${name} is not let in: ${await response.text()}`)
  return response.headers.getSetCookie()[0]!.split(';')[0]!
}

/** A page on the line: all it was sent, the table as it sees it, and a way to wait for something. */
export type Client = {
  readonly socket: WebSocket
  readonly messages: FromRoom[]
  readonly frame: () => Frame | null
  /** What it follows besides tables, as it stands now. */
  readonly shown: (what: string) => object | undefined
  readonly say: (message: object) => void
  /** Waits until something is found; fails when the line goes down before. */
  readonly until: <T>(found: (client: Client) => T | undefined) => Promise<T>
  readonly close: () => void
}

/** Opens a line to a room. */
export const callRoom = async (
  address: string,
  cookie = '',
  path = '/line',
  headers: Readonly<Record<string, string>> = {},
): Promise<Client> => {
  const socket = new WebSocket(`ws://${address}${path}`, { headers: { cookie, ...headers } })
  const messages: FromRoom[] = []
  const waiting = new Set<() => void>()
  const shown = new Map<string, ShownWhole>()
  let frame: Frame | null = null
  const look = (): void => {
    for (const one of [...waiting]) one()
  }
  socket.on('message', data => {
    const message = JSON.parse(data.toString()) as FromRoom
    messages.push(message)
    if (message.type === 'frame') frame = message
    if (message.type === 'change') {
      frame = frame === null ? null : changed(frame, message)
      if (frame === null) throw new Error(`a change from ${message.from} that goes on from nothing`)
    }
    if (message.type === 'shown') shown.set(message.what, message)
    if (message.type === 'shown-change') {
      const before = shown.get(message.what)
      const after = before === undefined ? null : shownAfter(before, message)
      if (after === null) throw new Error(`a change of ${message.what} that goes on from nothing`)
      shown.set(message.what, after)
    }
    look()
  })
  socket.on('close', look)
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const client: Client = {
    socket,
    messages,
    frame: () => frame,
    shown: what => shown.get(what)?.view,
    say: message => socket.send(JSON.stringify(message)),
    until: found =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          const value = found(client)
          if (value === undefined && socket.readyState === WebSocket.OPEN) return
          waiting.delete(check)
          if (value === undefined) reject(new Error('the line is down'))
          else resolve(value)
        }
        waiting.add(check)
        check()
      }),
    close: () => socket.terminate(),
  }
  return client
}
