import { changed, type Frame, type FromRoom, type Message, type PersonOrder, type Reply } from '@cardroom/room/protocol'
import { create } from 'zustand'
import { type KeptLine, keepLine } from './keep-line.ts'
import { keepSeal } from './kept-seals.ts'

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
/** A line that was lost is called again after this long at most, in milliseconds. */
const LONGEST = 5000
let line: KeptLine | null = null
let table = ''

/** Watches a table, and goes on after every loss of the line with what was missed. */
export const watchTable = (id: string): (() => void) => {
  table = id
  useTable.setState({ ...NOTHING })
  const called = keepLine({ opened, heard: take, lost: () => useTable.setState({ online: false }) }, LONGEST)
  line = called
  return () => {
    called.hangUp()
    if (line !== called) return
    table = ''
    unanswered.clear()
    line = null
  }
}

const opened = (): void => {
  useTable.setState({ online: true })
  watchAgain()
  for (const message of unanswered.values()) line?.say(message)
}

/** Asks for the table, and for what was missed of it. */
const watchAgain = (): void => {
  const { frame } = useTable.getState()
  line?.say({ type: 'watch', table, ...(frame !== null && { after: frame.seq }) })
}

const take = (message: FromRoom): void => {
  switch (message.type) {
    case 'wrong':
      // it could not be shown just now: it is asked for until it can
      if (FOR_NOW.has(message.why)) setTimeout(() => table === '' || watchAgain(), AGAIN)
      return useTable.setState({ wrong: message.words, ...(SENT_AWAY.has(message.why) && { frame: null }) })
    case 'done':
      unanswered.delete(message.id)
      return
    case 'refused':
      unanswered.delete(message.id)
      return UNASKED.has(message.why) ? undefined : useTable.setState({ refused: message })
    case 'frame':
      return show(message)
    case 'change': {
      const { frame } = useTable.getState()
      const next = frame === null ? null : changed(frame, message)
      return next === null ? watchAgain() : show(next)
    }
  }
}

/** Answers that hold for the moment alone, and how long until it is tried again, in milliseconds. */
const FOR_NOW: ReadonlySet<string> = new Set(['fault', 'try-again'])
const AGAIN = 2000

/** Answers after which there is nothing to be seen here any more. */
const SENT_AWAY: ReadonlySet<string> = new Set(['banned', 'by-invitation', 'set-aside'])

const show = (shown: Frame): void => {
  const { news } = useTable.getState()
  const fresh = shown.news.filter(({ seq }) => seq > (news.at(-1)?.seq ?? 0))
  useTable.setState({ frame: shown, news: [...news, ...fresh].slice(-KEPT), refused: null, wrong: '' })
  addEntropy(shown)
}

/** Refusals of what the page does by itself: nobody has asked for it. */
const UNASKED: ReadonlySet<string> = new Set(['too-late', 'added-already'])

/** Your own part of the shuffle, once for each sealed deck. */
let added = ''
const addEntropy = (shown: Frame): void => {
  const { common, own } = shown
  if (common.seal === null || common.seal === added || common.deal?.phase !== 'shuffle') return
  added = common.seal
  if (own.seat === null) return keepSeal(shown, null)
  const random = crypto.getRandomValues(new Uint8Array(16))
  const bytes = Array.from(random, byte => byte.toString(16).padStart(2, '0')).join('')
  keepSeal(shown, bytes)
  order({ type: 'entropy', bytes })
}

/** What was ordered and not answered yet, by its id. */
const unanswered = new Map<string, Message>()
let count = 0
const page = crypto.getRandomValues(new Uint32Array(2)).join('-')

/** Sends an order; it is sent again after a lost connection, and carried out once. */
export const order = (what: PersonOrder): void => {
  const id = `${page}-${++count}`
  const message: Message = { type: 'do', id, table, order: what }
  unanswered.set(id, message)
  line?.say(message)
}
