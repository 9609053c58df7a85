import type { Server } from 'node:http'
import { homeOf, isHere } from '../address.ts'

/** Hangs up on a place that has more connections than it may; a proxy on this machine has those of everybody. */
export const limitConnections = (server: Server, most: number): void => {
  const open = new Map<string, number>()
  server.on('connection', socket => {
    const { remoteAddress } = socket
    if (isHere(remoteAddress)) return
    const home = homeOf(remoteAddress)
    const count = (open.get(home) ?? 0) + 1
    if (count > most) return void socket.destroy()
    open.set(home, count)
    socket.once('close', () => {
      const left = open.get(home)! - 1
      if (left === 0) open.delete(home)
      else open.set(home, left)
    })
  })
}
