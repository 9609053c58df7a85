/** What we need of a WebSocket: a browser's, Node's from version 22, or one from the package `ws`. */
export type Socket = {
  readonly send: (text: string) => void
  readonly close: () => void
  readonly addEventListener: (
    type: 'open' | 'message' | 'close' | 'error',
    hear: (event: { readonly data?: unknown; readonly code?: number }) => void,
  ) => void
}

/** Opens a socket with these headers: the room knows you by your cookie. */
export type OpenSocket = (address: string, headers: Readonly<Record<string, string>>) => Socket

/** The WebSocket that is there. In a browser it sends its own cookies; Node from 22 on takes headers. */
export const usualSocket: OpenSocket = (address, headers) => {
  const { WebSocket: There } = globalThis as { readonly WebSocket?: new (address: string, more?: unknown) => Socket }
  if (There === undefined)
    throw new TypeError(
      'there is no WebSocket here: give one, { socket: (address, headers) => new WebSocket(address, { headers }) }',
    )
  const isPage = 'document' in globalThis
  return isPage ? new There(address) : new There(address, { headers })
}
