import type { Card, Form, Seat } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import type { HistoryAct } from '../history.ts'
import type { HandLine } from './hand-lines.ts'
import type { Line } from './read-line.ts'

/** A line and what it says. */
export type Said = { readonly at: HandLine; readonly line: Line }

/** What the lines of a hand tell, in the order in which the engine wants to hear it. */
export const courseOf = (form: Form, seats: readonly Seat[], said: readonly Said[]): readonly HistoryAct[] => {
  const replay: Replay = {
    form,
    seats,
    known: knownHands(form, said),
    runs: 1 + Math.max(0, ...said.map(({ line }) => (line.is === 'heading' ? line.run : 0))),
    acts: [],
    folded: new Set(),
    shown: new Set(),
    street: -1,
    due: null,
    drawn: new Map(),
    runCards: new Map(),
  }
  for (const one of said) tell(replay, one)
  flush(replay)
  replay.acts.push(...muckedDraws(form, said))
  return replay.acts
}

/** A hand that was drawn and mucked unseen: which of its cards came when nobody can say, so its line is kept as a remark. */
const muckedDraws = ({ family }: Form, said: readonly Said[]): readonly HistoryAct[] => {
  const dealt = new Set(said.flatMap(({ line }) => (line.is === 'dealt' ? [line.seat] : [])))
  return said.flatMap(({ at, line }) =>
    family === 'draw' && line.is === 'end' && line.mucked && !dealt.has(line.seat)
      ? [{ do: 'nothing', remark: at.text, line: at.no, words: at.text } as const]
      : [],
  )
}

type Replay = {
  readonly form: Form
  readonly seats: readonly Seat[]
  /** Whole hands that the file names somewhere. */
  readonly known: ReadonlyMap<Seat, readonly Card[]>
  readonly runs: number
  readonly acts: HistoryAct[]
  readonly folded: Set<Seat>
  readonly shown: Set<Seat>
  street: number
  /** Cards of a street that are being read: by seat, and the line of its heading. */
  due: { readonly at: HandLine; readonly dealt: Map<Seat, readonly (readonly Card[])[]> } | null
  /** Cards that a draw owes, and those of them that are known. */
  readonly drawn: Map<Seat, { readonly count: number; cards: readonly Card[]; readonly at: HandLine }>
  /** Boardcards of run-outs, named when all of them are known. */
  readonly runCards: Map<number, { readonly at: HandLine; readonly cards: Card[] }>
}

const tell = (replay: Replay, { at, line }: Said): void => {
  const { acts } = replay
  const place = { line: at.no, words: at.text }
  switch (line.is) {
    case 'heading':
      return heading(replay, at, line)
    case 'dealt':
      if (replay.drawn.has(line.seat)) replay.drawn.get(line.seat)!.cards = line.groups.at(-1)!
      else replay.due?.dealt.set(line.seat, line.groups)
      return
    case 'act':
      flush(replay)
      acts.push({ ...actOf(line), ...place })
      if (line.does === 'folds') replay.folded.add(line.seat)
      return
    case 'draw': {
      flushStreet(replay)
      const cards = line.cards.length > 0 ? line.cards : unknown(line.count)
      acts.push({ do: 'discard', seat: line.seat, cards, ...place })
      if (line.count > 0) replay.drawn.set(line.seat, { count: line.count, cards: [], at })
      return
    }
    case 'shows':
    case 'mucks':
      flush(replay)
      // with several run-outs everyone shows again for each
      if (replay.shown.has(line.seat)) return
      replay.shown.add(line.seat)
      acts.push(
        line.is === 'mucks'
          ? { do: 'muck', seat: line.seat, ...place }
          : { do: 'show', seat: line.seat, cards: line.cards, ...place },
      )
      return
    case 'nothing':
      if (line.remark !== undefined) acts.push({ do: 'nothing', remark: line.remark, ...place })
      return
    default:
      return
  }
}

const actOf = ({ seat, does, amount, to }: Extract<Line, { is: 'act' }>): HistoryAct => {
  const nowhere = { line: 0 }
  switch (does) {
    case 'folds':
      return { do: 'fold', seat, ...nowhere }
    case 'checks':
      return { do: 'check-or-call', seat, puts: 0, ...nowhere }
    case 'calls':
      return { do: 'check-or-call', seat, puts: amount, ...nowhere }
    case 'brings in':
      return { do: 'bring-in', seat, puts: amount, ...nowhere }
    case 'bets':
      return { do: 'wager', seat, to: amount, puts: amount, ...nowhere }
    case 'raises':
      return { do: 'wager', seat, to, ...nowhere }
  }
}

const heading = (replay: Replay, at: HandLine, { name, run, groups }: Extract<Line, { is: 'heading' }>): void => {
  flush(replay)
  if (name === 'SHOW DOWN' || name === 'SUMMARY') return flushRuns(replay)
  replay.street++
  const fresh = groups.at(-1) ?? []
  if (run >= 0 && replay.form.boards > 0) {
    const before = replay.runCards.get(run)
    if (before === undefined) replay.runCards.set(run, { at, cards: [...fresh] })
    else before.cards.push(...fresh)
    return
  }
  if (name.endsWith('DRAW')) return
  if (isDealing(replay)) replay.due = { at, dealt: new Map() }
  if (fresh.length > 0) replay.acts.push({ do: 'boardcards', cards: fresh, line: at.no, words: at.text })
}

const unknown = (count: number): readonly Card[] => Array.from({ length: count }, () => UNKNOWN as Card)

/** Do hands get cards on this street? */
const isDealing = ({ form, street }: Replay): boolean =>
  form.streets[Math.min(street, form.streets.length - 1)]!.steps.some(step => step.do === 'deal')

const flush = (replay: Replay): void => {
  flushStreet(replay)
  for (const [seat, { count, cards, at }] of replay.drawn) {
    const got = cards.length === count ? cards : unknown(count)
    replay.acts.push({ do: 'holecards', seat, cards: got, line: at.no, words: at.text })
  }
  replay.drawn.clear()
}

/** Everyone who is in gets their cards of the street, known or not. */
const flushStreet = (replay: Replay): void => {
  if (replay.due === null) return
  const { at, dealt } = replay.due
  replay.due = null
  const { form, street, acts } = replay
  const steps = form.streets[Math.min(street, form.streets.length - 1)]!.steps
  // a stud card for all is in the heading
  const common = form.family === 'stud' && acts.at(-1)?.do === 'boardcards'
  if (common) return
  const place = { line: at.no, words: at.text }
  for (const seat of replay.seats) {
    // in stud a player who folded with nothing to call may go on getting cards
    if (replay.folded.has(seat) && !dealt.has(seat)) continue
    const groups = dealt.get(seat)
    const cards = steps.flatMap(step => (step.do === 'deal' ? Array.from({ length: step.cards }, () => step.face) : []))
    acts.push({ do: 'holecards', seat, cards: handOn(replay, seat, cards, groups), ...place })
  }
}

/** The cards that a hand gets on a street: as the line tells them, or out of what is known of the hand in the end. */
const handOn = (
  { form, known, street }: Replay,
  seat: Seat,
  faces: readonly string[],
  groups: readonly (readonly Card[])[] | undefined,
): readonly Card[] => {
  const named = groups?.at(-1) ?? []
  if (named.length === faces.length) return named
  const whole = known.get(seat)
  const from = form.family === 'stud' && street > 0 ? street + 2 : 0
  const hand = whole?.slice(from, from + faces.length) ?? faces.map(() => UNKNOWN)
  // of a stud hand the line tells the upcard, which is dealt last
  return named.length === 0 ? hand : [...hand.slice(0, faces.length - named.length), ...named]
}

/** Hands that are named in full in the end, where they are as they were dealt. */
const knownHands = (form: Form, said: readonly Said[]): ReadonlyMap<Seat, readonly Card[]> => {
  const hands = new Map<Seat, readonly Card[]>()
  if (form.family === 'draw') return hands
  const count = form.streets.reduce(
    (sum, { steps }) => sum + steps.reduce((all, step) => all + (step.do === 'deal' ? step.cards : 0), 0),
    0,
  )
  for (const { line } of said) {
    if ((line.is === 'shows' || line.is === 'mucks' || line.is === 'end') && line.cards.length === count)
      hands.set(line.seat, line.cards)
  }
  return hands
}

/** The players agree to run it more than once; then come the boards, one run-out after the other. */
const flushRuns = (replay: Replay): void => {
  const { runCards, runs, acts, seats, folded } = replay
  const first = runCards.get(0)
  if (first === undefined) return
  const agreed = seats.filter(seat => !folded.has(seat))
  const times = runs === 3 ? 3 : 2
  acts.push({ do: 'order', order: { type: 'RunIt', times, agreed }, line: first.at.no, words: first.at.text })
  for (let run = 0; run < runs; run++) {
    const named = runCards.get(run)
    if (named !== undefined)
      acts.push({ do: 'boardcards', cards: named.cards, line: named.at.no, words: named.at.text })
  }
  runCards.clear()
}
