import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be cut, and mended: while it is cut every line is lost, and none is taken. */
export type CutWay = {
  readonly url: string
  readonly cut: () => void
  readonly mend: () => void
  readonly close: () => Promise<void>
}

/** Opens such a way to the server at an address. */
export const cutWay = async (to: string): Promise<CutWay> => {
  const { protocol, hostname, port } = new URL(to)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer(client => {
    if (isCut) return void client.destroy()
    const there = connect(Number(port), hostname)
    for (const [from, on] of [
      [client, there],
      [there, client],
    ] as const) {
      sockets.add(from)
      from.pipe(on)
      from.on('error', () => on.destroy())
      from.on('close', () => {
        sockets.delete(from)
        on.destroy()
      })
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const lose = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `${protocol}//127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true
      lose()
    },
    mend: () => {
      isCut = false
    },
    close: async () => {
      lose()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
