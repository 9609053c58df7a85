import { type Change, changed, type Frame, type FromRoom, type NewsLine } from '../../protocol/frames.ts'
import { callNode, type SimulatedLine } from './simulated-line.ts'
import type { SimulatedNode } from './simulated-node.ts'
import { AGAIN, FOR_NOW, openOrders } from './simulated-orders.ts'
import type { Visitor } from './visitors.ts'
import type { World } from './world.ts'

/** A browser in the simulation: a player, or somebody who is watching. */
export type SimulatedBrowser = {
  readonly visitor: Visitor
  readonly seat: number | null
  readonly table: string
  readonly frame: () => Frame | null
  /** Some of what they were shown on the way. */
  readonly seen: () => readonly Frame[]
  /** The ids of their orders that the room has said are done, and those that it has refused for good, with when they were last said. */
  readonly done: ReadonlySet<string>
  readonly refused: ReadonlyMap<string, number>
  /** The hand log as their page has it, and the version after which it begins. */
  readonly log: () => HandLog
  readonly cutLine: () => void
  /** Acts no more; still watches. */
  readonly rest: () => void
}

/** What a page has heard of a table since it first looked. */
export type HandLog = { readonly since: number; readonly lines: readonly NewsLine[] }

/** Who is at a table: with a seat that they take, as somebody whom the room seats there, or to watch. */
export type Place = {
  readonly table: string
  readonly visitor: Visitor
  readonly seat: number | null
  readonly plays?: true
}

/** One in this many versions is remembered as it was shown. */
const REMEMBERED = 6

/** Plays at a table, or watches without a seat, from whichever node is there: whatever wasn't answered is said again. */
export const openBrowser = (world: World, nodes: () => readonly SimulatedNode[], place: Place): SimulatedBrowser => {
  const { clock, between, chance } = world
  const { visitor, seat, table, plays = seat !== null } = place
  const me = { isGone: false, stillUntil: 0 }
  let line: SimulatedLine | null = null
  let frame: Frame | null = null
  let whole: Frame | null = null
  const log = openLog()
  let acted = 0
  let isResting = false
  let isThinking = false
  let isNew = true

  const say = (message: object): void => line?.say(message)
  const orders = openOrders(world, me, { by: `${visitor.person}-${table}`, messageOf: orderAtTable(table), say })
  const watch = (): void => say({ type: 'watch', table, ...(frame !== null && { after: frame.seq + skips(world) }) })

  const act = (): void => {
    isThinking = false
    const wanted = whole === null ? null : orderAt(whole)
    if (isResting || wanted === null || whole!.seq <= acted || orders.areOpen()) return
    acted = whole!.seq
    orders.give(wanted)
  }
  const think = (): void => {
    if (isThinking || !plays) return
    isThinking = true
    clock.later(between(10, 300), me, act)
  }
  const shows = (next: Frame | null): void => {
    whole = next
    if (next === null) return watch()
    frame = next
    log.take(next)
  }
  const heard = (text: string): void => {
    const message = JSON.parse(text) as FromRoom
    if (message.type === 'frame') shows(message)
    if (message.type === 'change') shows(changedFor(world, visitor, whole, message))
    if (message.type === 'done') orders.answered(message.id, null)
    if (message.type === 'refused') orders.answered(message.id, message.why)
    if (message.type === 'wrong' && FOR_NOW.has(message.why)) clock.later(AGAIN, me, watch)
    think()
  }
  const lost = (): void => {
    line = null
    clock.later(between(AGAIN, 5 * AGAIN), me, call)
  }
  const call = (): void => {
    const open = nodes()
    const node = open[chance(Math.max(1, open.length))]
    const who = visitor.who()
    if (node === undefined || who === null) return void clock.later(AGAIN, me, call)
    whole = null
    line = callNode(world, node, who, me, { heard, lost })
    watch()
    orders.sayAgain()
    if (seat !== null && isNew) orders.give({ type: 'sit', seat, chips: 1000 })
    isNew = false
  }
  clock.as(me, call)
  // a page that logs in or out begins again: until then the page may have been shown what anybody is
  visitor.onToken?.(() => {
    frame = null
    log.clear()
    line?.cut()
  })
  return {
    ...place,
    frame: () => whole,
    seen: log.seen,
    done: orders.done,
    refused: orders.refused,
    log: log.now,
    cutLine: () => line?.cut(),
    rest: () => {
      isResting = true
    },
  }
}

const orderAtTable =
  (table: string) =>
  (id: string, order: object): object => ({ type: 'do', id, table, order })

/** A page whose resuming is broken says that it has more than it has. */
const skips = ({ broken }: World): number => (broken === 'resume' ? 3 : 0)

/** A hand log that takes in what is new, as a page does, and some of what was shown with it. */
const openLog = () => {
  let log: HandLog | null = null
  let seen: Frame[] = []
  return {
    clear: (): void => {
      log = null
      seen = []
    },
    seen: (): readonly Frame[] => seen,
    now: (): HandLog => log ?? { since: 0, lines: [] },
    take: (frame: Frame): void => {
      const { news, since, seq } = frame
      if (seq % REMEMBERED === 0) seen.push(frame)
      const last = log === null ? -1 : (log.lines.at(-1)?.seq ?? log.since)
      log = { since: log?.since ?? since, lines: [...(log?.lines ?? []), ...news.filter(line => line.seq > last)] }
    },
  }
}

/** What somebody does who is due: checks or calls, and now and then raises or folds; null if they aren't due. */
const orderAt = ({ own: { legal }, seq }: Frame): object | null => {
  if (legal?.due !== 'betting') return null
  const turn = seq % 7
  // chips that are bought twice are more than were asked for
  if (seq % 5 === 0) return { type: 'buy', chips: 20 }
  if (turn === 0 && legal.wager !== null) return { type: 'act', act: { type: 'Wager', to: legal.wager.least } }
  if (legal.check) return { type: 'act', act: { type: 'Check' } }
  return { type: 'act', act: { type: turn === 1 || legal.callTo === null ? 'Fold' : 'Call' } }
}

/** What somebody has after a change. What was missed on the way comes whole: nobody is sent a change twice, or one too far. */
const changedFor = ({ off }: World, { name }: Visitor, whole: Frame | null, change: Change): Frame | null => {
  const next = whole === null ? null : changed(whole, change)
  if (whole !== null && next === null)
    off.push(`${name} has table ${whole.table} at ${whole.seq}, and is sent a change from ${change.from}`)
  return next
}
