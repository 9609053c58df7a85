import type { FromRoom, Message } from '@cardroom/room/protocol'

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

/** What stands in for the browser's `WebSocket`, and the lines that were opened with it, the latest last. */
export const fakeLines = () => {
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
  return { WebSocket: Object.assign(Fake, { OPEN: 1 }), lines: lines as readonly FakeLine[] }
}
