import type { Frame, Reply } from '@cardroom/room/protocol'
import { create } from 'zustand'

/** What a page knows of the table it shows. */
export type TableState = {
  readonly frame: Frame | null
  readonly news: Frame['news']
  readonly online: boolean
  /** The last refusal, until something else happens. */
  readonly refused: Extract<Reply, { readonly type: 'refused' }> | null
  /** Why there is nothing to be seen, empty as long as there may be. */
  readonly wrong: string
}

const NOTHING: TableState = { frame: null, news: [], online: false, refused: null, wrong: '' }

/** What is on the felt. */
export const useTable = create<TableState>(() => ({ ...NOTHING }))

const KEPT = 300
let socket: WebSocket | null = null
let table = ''
let waits = 250

/** Watches a table, and goes on after every loss of the line with what was missed. */
export const watchTable = (id: string): (() => void) => {
  table = id
  useTable.setState({ ...NOTHING })
  connect()
  return () => {
    table = ''
    socket?.close()
    socket = null
  }
}

const connect = (): void => {
  const id = table
  const line = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/line`)
  socket = line
  line.onopen = () => {
    waits = 250
    useTable.setState({ online: true })
    const { frame } = useTable.getState()
    line.send(JSON.stringify({ type: 'watch', table: id, ...(frame !== null && { after: frame.seq }) }))
    for (const message of unsent.splice(0)) line.send(message)
  }
  line.onmessage = ({ data }) => take(JSON.parse(String(data)) as Frame | Reply)
  line.onclose = () => {
    if (socket !== line || table === '') return
    useTable.setState({ online: false })
    setTimeout(() => table === id && connect(), waits)
    waits = Math.min(waits * 2, 5000)
  }
}

const take = (message: Frame | Reply): void => {
  if (message.type === 'refused' && !UNASKED.has(message.why)) useTable.setState({ refused: message })
  if (message.type === 'wrong') useTable.setState({ wrong: message.words })
  if (message.type !== 'frame') return
  const { news, frame } = useTable.getState()
  if (frame !== null && message.seq < frame.seq) return
  const fresh = message.news.filter(({ seq }) => seq > (news.at(-1)?.seq ?? 0))
  useTable.setState({ frame: message, news: [...news, ...fresh].slice(-KEPT), refused: null })
  addEntropy(message)
}

/** Refusals of what the page does by itself: nobody has asked for it. */
const UNASKED: ReadonlySet<string> = new Set(['too-late', 'added-already'])

/** One's own part of the shuffle, once for each sealed deck. */
let added = ''
const addEntropy = ({ common, own }: Frame): void => {
  if (common.seal === null || common.seal === added || own.seat === null || common.deal?.phase !== 'shuffle') return
  added = common.seal
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  order({ type: 'entropy', bytes: Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('') })
}

const unsent: string[] = []
let count = 0
const page = Math.random().toString(36).slice(2, 10)

/** Says what one wants done; it is sent again after a loss of the line, and done once. */
export const order = (what: object): void => {
  const message = JSON.stringify({ type: 'do', id: `${page}-${++count}`, table, order: what })
  if (socket?.readyState === WebSocket.OPEN) socket.send(message)
  else unsent.push(message)
}
