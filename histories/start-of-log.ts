import { type DealEvent, play, type Seat, type StartDeal } from '@cardroom/engine'
import type { DealStarted, Post } from '@cardroom/engine/deal'

/** The order that began the deal of this log, or null where none begins it in the same way. */
export const startOfLog = (log: readonly DealEvent[]): StartDeal | null => {
  const [first] = log
  if (first?.type !== 'DealStarted') return null
  const plain = plainStart(first, log)
  const posts = postsIn(log)
  const starts: readonly StartDeal[] = [plain, { ...plain, straddleOnPlacard: true }, { ...plain, posts }]
  // one that leaves posts out leads to the head of the log as well, but not so far
  const [best] = starts.map(start => ({ start, far: howFar(start, log) })).sort((a, b) => b.far - a.far)
  return best !== undefined && best.far > 0 ? best.start : null
}

/** To how many events at the head of the log this start leads; 0 if it leads to others. */
const howFar = (start: StartDeal, log: readonly DealEvent[]): number => {
  const begun = play(start)
  if (!begun.ok) return 0
  const { length } = begun.log
  return JSON.stringify(begun.log) === JSON.stringify(log.slice(0, length)) ? length : 0
}

const plainStart = (event: DealStarted, log: readonly DealEvent[]): StartDeal => {
  const { form, stakes, book, button, players, carried, matched, passed, barred, realCards, mixed, setting } = event
  const first = players.filter(player => player.hand === 0)
  const fantasyland = first.flatMap(({ seat, fantasyland: cards }) => (cards > 0 ? [{ seat, cards }] : []))
  const asides = log.flatMap(it => (it.type === 'ChipsSetAside' ? [it.seat] : []))
  return {
    type: 'StartDeal',
    form,
    stakes,
    book,
    button,
    seats: setAsideFirst(
      first.map(({ seat, chips }) => {
        const old = matched.find(it => it.seat === seat)
        return old === undefined ? { seat, chips } : { seat, chips, matched: old.amount }
      }),
      asides,
    ),
    ...(carried > 0 && { carried }),
    ...(passed > 0 && { passed }),
    ...(barred.length > 0 && { barred }),
    ...(realCards && { realCards }),
    ...(mixed && { mixed }),
    ...(setting !== 'cash' && { setting }),
    ...(event.finalTwo && { finalTwo: true }),
    ...(event.timed && { timed: true }),
    ...(fantasyland.length > 0 && { fantasyland }),
    ...(players.length === first.length + 1 && { buttonPlaysTwo: true }),
  }
}

/** Chips too small to play are set aside in the order in which the seats were named. */
const setAsideFirst = (seats: StartDeal['seats'], asides: readonly Seat[]): StartDeal['seats'] => {
  const early = [...new Set(asides)].flatMap(seat => seats.filter(it => it.seat === seat))
  return early.length < 2 ? seats : [...early, ...seats.filter(it => !early.includes(it))]
}

/** Every post that was made or given back before the cards. */
const postsIn = (log: readonly DealEvent[]): readonly Post[] => {
  const posts: Post[] = []
  for (const event of log) {
    if (event.type === 'Posted') posts.push({ seat: event.seat, kind: event.kind, amount: event.due })
    else if (event.type === 'PostReturned') posts.push({ seat: event.seat, kind: event.kind, amount: event.amount })
    else if (event.type !== 'DealStarted' && event.type !== 'ChipsSetAside') break
  }
  return posts
}
