import { randomUUID } from 'node:crypto'
import WebSocket from 'ws'

/** A screen of a floor on a line of its own, and how it is asked for something. */
export type Line = {
  /** The last whole view it was sent. */
  readonly view: () => object | null
  /** How often what it follows was shown or changed, and when it was the last time. */
  readonly shown: () => { readonly count: number; readonly at: number }
  /** Gives an order, and waits for its answer. */
  readonly order: (order: object) => Promise<void>
  readonly close: () => void
}

type Message = { readonly type: string; readonly id?: string; readonly words?: string; readonly view?: object }

/** Opens a screen: a line that follows one thing, for the person with this cookie. */
export const openLine = async (address: string, cookie: string, what: string): Promise<Line> => {
  const socket = new WebSocket(`ws://${address}/line`, { headers: { cookie } })
  const answers = new Map<string, (answer: Message) => void>()
  let count = 0
  let at = 0
  let view: object | null = null
  let orders = 0
  // what was ordered under a known command is done already
  const own = randomUUID().slice(0, 8)
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  let isClosed = false
  socket.on('close', code => {
    if (!isClosed) throw new Error(`the line to ${what} is lost: ${code}`)
  })
  const say = (message: object): void => socket.send(JSON.stringify(message))
  const first = new Promise<void>(resolve => {
    socket.on('message', data => {
      const now = performance.now()
      const message = JSON.parse(data.toString()) as Message
      if (message.type === 'shown' || message.type === 'shown-change') {
        count++
        at = now
        if (message.view !== undefined) view = message.view
        resolve()
      }
      if (message.type === 'not-shown') throw new Error(`${what} isn’t shown: ${message.words}`)
      if (message.id !== undefined) answers.get(message.id)?.(message)
    })
  })
  say({ type: 'follow', what })
  await first
  return {
    view: () => view,
    shown: () => ({ count, at }),
    order: async order => {
      const command = `${own}-${++orders}`
      const answer = new Promise<Message>(resolve => answers.set(command, resolve))
      say({ type: 'order-to', what, command, order })
      const { type, words } = await answer
      answers.delete(command)
      if (type !== 'done') throw new Error(`${JSON.stringify(order)} is refused: ${words}`)
    },
    close: () => {
      isClosed = true
      socket.close()
    },
  }
}

/** Somebody who has just come. */
export const enterRoom = async (address: string, name: string): Promise<string> => {
  const response = await post(address, '/api/guest', '', { name })
  return response.headers.getSetCookie()[0]!.split(';')[0]!
}

/** Somebody who has come by a link of the podium's. */
export const joins = async (address: string, manager: string, name: string, wanted: object): Promise<string> => {
  const cookie = await enterRoom(address, name)
  const made = await post(address, '/api/floor/invitations', manager, { for: wanted })
  const { code } = (await made.json()) as { readonly code: string }
  await post(address, '/api/floor/join', cookie, { code })
  return cookie
}

const post = async (address: string, path: string, cookie: string, body: object): Promise<Response> => {
  const response = await fetch(`http://${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return response
}
