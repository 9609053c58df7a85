import { expect } from 'vitest'
import { audit } from '../deal/audit.ts'
import type { Chips, Seat } from '../deal/chips.ts'
import type { Command, StartDeal } from '../deal/commands.ts'
import { type Deal, potTotal } from '../deal/deal.ts'
import { decide } from '../deal/decide.ts'
import type { DealEvent, PotAwarded } from '../deal/events.ts'
import { evolve } from '../deal/evolve.ts'
import { type Legal, legal } from '../deal/legal.ts'
import type { Refusal } from '../deal/refusal.ts'
import { refusalWords } from '../deal/refusal-words.ts'
import { type Stakes, stakesFor } from '../deal/stakes.ts'
import type { Form, Structure } from '../forms/form.ts'
import { type FormId, forms } from '../forms/forms.ts'
import { type Known, stacked } from './dealer-shorthand.ts'
import { again, commandOf, firstOf } from './spoken.ts'

/** What a test is given: a form at stakes, the seats with their chips, and the cards that are to fall. */
export type Setup = {
  readonly form: FormId | Form
  readonly structure?: Structure
  /** The big blind, lower limit or least bet. */
  readonly size: Chips
  readonly stakes?: Partial<Stakes>
  /** Chips by seat; the button is on the highest seat unless it is said. */
  readonly seats: { readonly [seat: number]: Chips }
  readonly button?: Seat
  readonly cards?: Known
} & Pick<StartDeal, 'book' | 'posts' | 'carried' | 'told' | 'mixed'>

/**
 * A table in the middle of a deal. Acts are written as one would say them, divided by semicolons:
 * `deal` (the dealer acts until a player is due or the pots are), `award`, `showdown` (all show, the pots are pushed),
 * `4 folds`, `checks`, `calls`, `bets 20`, `raises to 40`, `completes to 10`, `brings in 5`, `all-in`, `discards As 2c`,
 * `stands pat`, `shows`, `shows As Ah`, `mucks`, `asks to see 2`; `all check`, `all fold` until the round is over,
 * `all call` until one has nothing to call; `chop`, `run it twice`, `run it three times` with everybody's consent, `run it twice by 1 2` with theirs.
 * At a told table `deal As ??` is one act of the dealer with these cards.
 */
export type Given = {
  readonly deal: Deal
  /** What the last acts led to. */
  readonly events: readonly DealEvent[]
  readonly plays: (acts: string) => Given
  /** The last acts led to these events, in this order, among others. */
  readonly tells: (...events: readonly (Partial<DealEvent> & { readonly type: DealEvent['type'] })[]) => Given
  readonly offers: (may: { readonly [K in keyof AnyLegal]?: unknown }) => Given
  /** This act is refused for this reason and with these data. */
  readonly refuses: (act: string, why: Refusal['why'], data?: Partial<Refusal>) => Given
  /** Chips behind, by seat. */
  readonly stacks: (chips: { readonly [seat: number]: Chips }) => Given
  readonly pot: (chips: Chips) => Given
  /** All that was awarded so far, as `pot share: amount to seat, …`. */
  readonly awarded: (...awards: readonly string[]) => Given
}
type AnyLegal = UnionToIntersection<Legal>
type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never

/** Starts a deal: forced bets in, the deck as the cards are named, everybody waiting. */
export const given = (setup: Setup): Given => {
  const { size, stakes, seats, cards: known, ...rest } = setup
  const form = typeof setup.form === 'string' ? forms[setup.form] : setup.form
  const numbers = Object.keys(seats).map(Number)
  const start: StartDeal = {
    ...rest,
    type: 'StartDeal',
    form,
    stakes: stakesFor(form, setup.structure ?? form.structures[0]!, size, stakes),
    button: setup.button ?? Math.max(...numbers),
    seats: numbers.map(seat => ({ seat, chips: seats[seat]! })),
  }
  const started = carryOut(undefined, start)
  const order = started.deal.players.map(player => player.seat)
  if (setup.told) return table(started.deal, started.events)
  const shuffled = carryOut(started.deal, { type: 'Shuffle', deck: stacked(form, order, known ?? {}) })
  return table(shuffled.deal, [...started.events, ...shuffled.events])
}

const table = (deal: Deal, events: readonly DealEvent[]): Given => {
  const self: Given = {
    deal,
    events,
    plays: text => {
      let now = deal
      const news: DealEvent[] = []
      for (const act of text.split(';')) {
        for (let order = firstOf(now, act.trim()); order; order = again(now, act.trim())) {
          const done = carryOut(now, order)
          now = done.deal
          news.push(...done.events)
        }
      }
      return table(now, news)
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
    offers: may => {
      expect(legal(deal)).toMatchObject(may)
      return self
    },
    refuses: (act, why, data = {}) => {
      const decision = decide(deal, commandOf(deal, act))
      expect(decision).toMatchObject({ ok: false, refusal: { why, ...data } })
      return self
    },
    stacks: chips => {
      expect(Object.fromEntries(deal.players.map(player => [player.seat, player.stack]))).toMatchObject(chips)
      return self
    },
    pot: chips => {
      expect(potTotal(deal)).toBe(chips)
      return self
    },
    awarded: (...awards) => {
      expect(deal.awards.map(written)).toEqual(awards)
      return self
    },
  }
  return self
}

const written = ({ pot, run, share, to }: PotAwarded): string =>
  `${pot === 0 ? 'main' : `side ${pot}`}${run > 0 ? ` run ${run + 1}` : ''} ${share}: ${to.map(({ seat, amount }) => `${amount} to ${seat}`).join(', ')}`

const matches = (event: DealEvent, like: Partial<DealEvent>): boolean =>
  Object.entries(like).every(([key, value]) => JSON.stringify(Reflect.get(event, key)) === JSON.stringify(value))

/** A command that must be accepted, with chips and cards counted after each event. */
const carryOut = (
  before: Deal | undefined,
  command: Command,
): { readonly deal: Deal; readonly events: readonly DealEvent[] } => {
  const decision = decide(before, command)
  if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${refusalWords(decision.refusal, before)}`)
  let deal = before
  for (const event of decision.events) {
    deal = evolve(deal, event)
    const off = audit(deal)
    if (event.type !== 'DealStarted' && off.length > 0) throw new Error(`after ${event.type}: ${off.join('; ')}`)
  }
  return { deal: deal!, events: decision.events }
}
