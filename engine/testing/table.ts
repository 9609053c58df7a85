import { expect } from 'vitest'
import { actsIn, type Order, readOrder } from '../ask/acts/read-act.ts'
import { type Way, ways } from '../ask/course/ways.ts'
import type { Card } from '../cards/card.ts'
import type { Chips } from '../deal/chips.ts'
import { type Deal, potTotal, stubCount } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import type { Impossible } from '../deal/impossible.ts'
import { type Legal, legal } from '../deal/legal.ts'
import type { Refusal } from '../deal/refusal.ts'
import { summary } from '../deal/summary.ts'
import { decide } from '../rulings/decide.ts'
import type { TableCommand } from '../rulings/report.ts'
import type { Incident } from '../rulings/rulers.ts'
import { refusalWords } from '../words/english/print.ts'
import { carriedOut } from './carry-out.ts'
import { awardLines, heldBy, lines } from './deal-lines.ts'
import { sound } from './sound.ts'

/**
 * A table in the middle of a deal. Acts are written as one would say them, divided by semicolons.
 * A player, by their seat, or without one the player who is due: `4 folds`, `checks`, `calls`, `bets 20`, `raises to 40`,
 * `completes to 10`, `brings in 5`, `all-in`; `discards As 2c`, `draws 2` (their first two), `stands pat`, `turns up`,
 * `keeps`, `lays As / Kd / 2c 3c - 4d` (thrown away after the dash; `4+` is their second hand); `shows`, `shows As Ah`,
 * `mucks`, `asks to see 2`.
 * All in turn: `all fold`, `all check`, `all call` until one has nothing to call, `around` (check, call or bring in),
 * `draw 2 0 3`, `all stand pat`, `all keep`, `all throw away` (the first of their cards).
 * The dealer: `deal` until a player, a shuffle or the pots are due, `deal one` act, at a table with real cards `deal As ??` with
 * these cards, `reshuffle As Kd` with these on top, `award`.
 * Everybody: `showdown` (all show, the pots are pushed), `play on` quietly to the end of the deal. By agreement:
 * `chop`, `run it twice`, `run it three times` with everybody's consent, `run it twice by 1 2` with theirs.
 */
export type Table = {
  readonly deal: Deal
  /** What the last acts led to. */
  readonly events: readonly DealEvent[]
  readonly plays: (acts: string | Way) => Table
  /** Somebody reports that something went wrong. */
  readonly reports: (incident: Incident) => Table
  /** A mistake that nobody had noticed is noticed, by its place among those. */
  readonly notices: (error: number, cards?: readonly Card[]) => Table
  /** The person to whom the ruling is left makes it. */
  readonly decides: (decision: string) => Table
  /** What was reported last is ruled so by the book or by a person; with `options` it is left to one, the usual first. */
  readonly ruled: (
    decision: string,
    expected?: {
      readonly rules?: readonly unknown[]
      readonly options?: readonly string[]
      readonly decides?: unknown
    },
  ) => Table
  /** This cannot have happened here: it is refused for this reason, and nothing is changed by it. */
  readonly rulesOut: (incident: Incident, why: Impossible['no'] | Impossible) => Table
  /** The last acts led to these events, in this order, among others. */
  readonly tells: (...events: readonly (Partial<DealEvent> & { readonly type: DealEvent['type'] })[]) => Table
  /** What the last acts did with the cards reads so, line by line; `…` at an end stands for other lines. */
  readonly lines: (...lines: readonly unknown[]) => Table
  readonly offers: (may: { readonly [K in keyof AnyLegal]?: unknown }) => Table
  /** This act is refused for this reason, with these data or in these words, and nothing is changed by it. */
  readonly refuses: (act: string, why: Refusal['why'], expected?: Partial<Refusal> | string) => Table
  /** So it stands in the deal. */
  readonly has: (state: { readonly [K in keyof Deal]?: unknown }) => Table
  /** The cards of a seat: `2c 3d | 4h` for downcards and upcards. */
  readonly holds: (cards: { readonly [seat: number]: string }) => Table
  /** Chips behind, by seat. */
  readonly stacks: (chips: { readonly [seat: number]: Chips }) => Table
  readonly pot: (chips: Chips) => Table
  /** Cards left in the stub. */
  readonly stub: (cards: number) => Table
  /** All that was awarded so far, as `side pot 1 high: 10 to 2 and 10 to 3, pair of kings`; a hand may be left out. */
  readonly awarded: (...awards: readonly string[]) => Table
  /** What every seat has won or lost. */
  readonly won: (chips: { readonly [seat: number]: Chips }) => Table
}
type AnyLegal = UnionToIntersection<Legal>
type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never

/** The table of a deal that has come so far, with what happened last. */
export const tableOf = (deal: Deal, events: readonly DealEvent[]): Table => {
  const self: Table = {
    deal,
    events,
    plays: acts => played(deal, typeof acts === 'string' ? actsIn(acts) : [acts]),
    reports: incident => ordered(deal, incident),
    notices: (error, cards = []) => ordered(deal, { type: 'Notice', error, cards }),
    decides: decision => ordered(deal, { type: 'Decide', decision }),
    ruled: (decision, { rules, options, decides } = {}) => {
      const given = events.find(event => event.type === 'RulingGiven' || event.type === 'RulingDue')
      const left = given?.type === 'RulingDue' ? given : undefined
      expect(given?.type === 'RulingGiven' ? given.decision : left?.options[0]?.decision).toBe(decision)
      if (rules !== undefined) expect(given?.rules).toEqual(rules)
      expect(left?.options.map(option => option.decision)).toEqual(options)
      if (decides !== undefined) expect(left?.decides).toEqual(decides)
      return self
    },
    rulesOut: (incident, why) => {
      const impossible = typeof why === 'string' ? { no: why } : why
      const before = JSON.stringify(deal)
      const decision = decide(deal, incident)
      expect(JSON.stringify(deal)).toBe(before)
      expect(decision).toMatchObject({ ok: false, refusal: { why: 'cannot-have-happened', impossible } })
      return self
    },
    tells: (...expected) => {
      let from = 0
      for (const event of expected) {
        const at = events.findIndex((it, i) => i >= from && matches(it, event))
        if (at < 0) expect(events.slice(from), `after event ${from}`).toContainEqual(expect.objectContaining(event))
        from = at + 1
      }
      return self
    },
    lines: (...expected) => checked(self, () => expectLines(lines(events), expected)),
    offers: may => checked(self, () => expect(legal(deal)).toMatchObject(may)),
    refuses: (act, why, expected = {}) => {
      const before = JSON.stringify(deal)
      const decision = decide(deal, commandOf(deal, act))
      expect(JSON.stringify(deal)).toBe(before)
      const data = typeof expected === 'string' ? {} : expected
      expect(decision).toMatchObject({ ok: false, refusal: { why, ...data } })
      if (!decision.ok && typeof expected === 'string') expect(refusalWords(decision.refusal, deal)).toBe(expected)
      return self
    },
    has: state => checked(self, () => expect(deal).toMatchObject(state)),
    holds: hands => {
      const seats = Object.keys(hands).map(Number)
      expect(Object.fromEntries(seats.map(seat => [seat, heldBy(deal, seat)]))).toEqual(hands)
      return self
    },
    stacks: chips => {
      expect(Object.fromEntries(deal.players.map(player => [player.seat, player.stack]))).toMatchObject(chips)
      return self
    },
    pot: chips => checked(self, () => expect(potTotal(deal)).toBe(chips)),
    stub: cards => checked(self, () => expect(stubCount(deal)).toBe(cards)),
    awarded: (...expected) => {
      expect(awardLines(deal).map((line, i) => asNamed(line, expected[i]))).toEqual(expected)
      return self
    },
    won: chips => {
      expect(Object.fromEntries(summary(deal).seats.map(({ seat, won }) => [seat, won]))).toEqual(chips)
      return self
    },
  }
  return self
}

const checked = (table: Table, check: () => void): Table => {
  check()
  return table
}

/** The order that these words are. */
const commandOf = (deal: Deal, act: string): Order => sound(readOrder(deal, act))

const played = (before: Deal, acts: readonly (string | Way)[]): Table => {
  let deal = before
  const events: DealEvent[] = []
  for (const act of acts) {
    const way = typeof act === 'string' ? ways.get(act) : act
    const next = way ?? ((now: Deal) => commandOf(now, String(act)))
    for (let order = next(deal); order !== undefined; order = way?.(deal)) {
      const done = carriedOut(deal, order)
      deal = done.deal
      events.push(...done.events)
    }
  }
  return tableOf(deal, events)
}

const ordered = (deal: Deal, command: TableCommand): Table => {
  const done = carriedOut(deal, command)
  return tableOf(done.deal, done.events)
}

const matches = (event: DealEvent, like: Partial<DealEvent>): boolean =>
  Object.entries(like).every(([key, value]) => JSON.stringify(Reflect.get(event, key)) === JSON.stringify(value))

const expectLines = (all: readonly string[], expected: readonly unknown[]): void => {
  const before = expected[0] === '…'
  const after = expected.at(-1) === '…'
  const named = expected.filter(line => line !== '…')
  if (before && after) expect(all).toEqual(expect.arrayContaining(named))
  else if (before) expect(all.slice(-named.length)).toEqual(named)
  else expect(after ? all.slice(0, named.length) : all).toEqual(named)
}

/** The line without its hand where none is named; that a pot went without a hand, `all`, has to be said. */
const asNamed = (line: string, expected = ''): string => {
  const [who = '', ...hand] = line.split(/(?<=: .*), /)
  return hand.length > 0 && !/: .*,|\ball:/.test(expected) ? who : line
}
