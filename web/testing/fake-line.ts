import type { FromRoom, Message } from '@cardroom/room/protocol'
import { vi } from 'vitest'

/** A line that a page has opened, from the side of the room. */
export type FakeLine = {
  readonly said: Message[]
  /** The room takes the call. */
  readonly answer: () => void
  readonly tell: (message: FromRoom) => void
  readonly cut: () => void
}

type Socket = {
  readyState: number
  onopen: () => void
  onmessage: (event: { readonly data: string }) => void
  onclose: (event: { readonly code: number }) => void
  send: (text: string) => void
  close: () => void
}

/** Puts lines of ours in the place of the browser's; the last of the list is the latest. */
export const fakeLines = (): readonly FakeLine[] => {
  const lines: FakeLine[] = []
  function Fake(this: Socket): void {
    const said: Message[] = []
    this.readyState = 0
    this.send = text => said.push(JSON.parse(text))
    this.close = () => {
      this.readyState = 3
    }
    lines.push({
      said,
      answer: () => {
        this.readyState = 1
        this.onopen()
      },
      tell: message => this.onmessage({ data: JSON.stringify(message) }),
      cut: () => {
        this.readyState = 3
        this.onclose({ code: 1006 })
      },
    })
  }
  vi.stubGlobal('WebSocket', Object.assign(Fake, { OPEN: 1 }))
  return lines
}
