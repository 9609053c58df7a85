import { type Card, cards } from '../cards/card.ts'
import { decks } from '../cards/deck.ts'
import { audit } from '../deal/audit.ts'
import { arrange } from '../deal/chinese/arrange.ts'
import type { Command, DealerCommand, PlayerCommand, StartDeal } from '../deal/commands.ts'
import { type Deal, placeOf } from '../deal/deal.ts'
import { decide } from '../deal/decide.ts'
import type { DealEvent } from '../deal/events.ts'
import { evolve } from '../deal/evolve.ts'
import { legal } from '../deal/legal.ts'
import type { Refusal } from '../deal/refusal.ts'
import { refusalWords } from '../deal/refusal-words.ts'
import { poolOf } from '../deal/short-stub.ts'
import { type Stakes, stakesFor } from '../deal/stakes.ts'
import type { Form, Structure } from '../forms/form.ts'
import { readOrder } from './orders.ts'

/** What a scripted deal starts from: seats 1 to `players` with the button on the last, at limit 10-20 where that is played. */
export type Setting = Partial<Omit<StartDeal, 'type' | 'form' | 'seats' | 'stakes'>> & {
  readonly players: number
  /** The same for all, or one number a seat. */
  readonly chips?: number | readonly number[]
  readonly structure?: Structure
  readonly stakes?: Partial<Stakes>
  /** The top of the deck; the other cards lie under it in the order of the deck. */
  readonly deck?: string
}

/** A deal that is played by the words of a script. */
export type Script = {
  readonly deal: () => Deal
  /**
   * Plays orders divided by `;` and gives back what happened. Players: `3 folds`, `3 checks`, `3 calls`, `3 wagers 20`,
   * `3 brings in 5`, `3 discards As Kd`, `3 stands pat`, `3 turns up`, `3 keeps`, `3 lays As / Kd / 2c 3c - 4d` (thrown
   * away behind the dash; `3+` is his second hand), `3 shows`, `3 mucks`. The dealer: `deal` all that is due, `deal one`
   * act, `reshuffle As Kd` with these on top. All: `around` checks or calls the round out, `pat` ends a draw, `show` ends
   * the showdown, `play on` does all of these to the end of the deal.
   */
  readonly run: (orders: string) => readonly DealEvent[]
  /** Gives an order that must be refused and change nothing, and gives back why, in a code and in words. */
  readonly refused: (order: string) => readonly [Refusal['why'], string]
}

/** Starts a scripted deal; chips and cards are counted after every order. */
export const script = (form: Form, setting: Setting): Script => {
  const { players, chips = 1000, structure, stakes, deck = '', ...rest } = setting
  const limit = form.structures.includes('limit') ? 'limit' : form.structures[0]
  const start: StartDeal = {
    button: players,
    ...rest,
    type: 'StartDeal',
    form,
    stakes: stakesFor(form, structure ?? limit ?? 'limit', 10, stakes),
    seats: Array.from({ length: players }, (_, i) => ({
      seat: i + 1,
      chips: typeof chips === 'number' ? chips : chips[i]!,
    })),
  }
  let deal: Deal | undefined
  const give = (command: Command): readonly DealEvent[] => {
    const decision = decide(deal, command)
    if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${refusalWords(decision.refusal, deal)}`)
    for (const event of decision.events) deal = evolve(deal, event)
    const off = audit(deal!)
    if (off.length > 0) throw new Error(`after ${command.type}: ${off.join(', ')}`)
    return decision.events
  }
  give(start)
  if (!start.told) give({ type: 'Shuffle', deck: topped(decks[form.deck], deck) })
  const now = (): Deal => deal!
  return {
    deal: now,
    run: orders => orders.split(';').flatMap(order => runOne(order.trim(), now, give)),
    refused: order => {
      const before = JSON.stringify(deal)
      const decision = decide(deal, readOrder(order))
      if (decision.ok) throw new Error(`${order} was accepted`)
      if (JSON.stringify(deal) !== before) throw new Error(`${order} was refused and changed the deal`)
      return [decision.refusal.why, refusalWords(decision.refusal, deal)]
    },
  }
}

/** These cards with some of them put on top, the rest in the order they lie. */
export const topped = (pile: readonly Card[], top: string): readonly Card[] => {
  const first = top.trim() === '' ? [] : cards(top)
  return [...first, ...pile.filter(card => !first.includes(card))]
}

/** The top of a deck that gives each seat its cards in this order, dealt around one at a time in parts of so many each. */
export const woven = (hands: readonly string[], ...parts: readonly number[]): string => {
  const each = hands.map(hand => cards(hand))
  let from = 0
  return parts
    .flatMap(count => {
      const part = Array.from({ length: count }, (_, n) => each.map(hand => hand[from + n]!)).flat()
      from += count
      return part
    })
    .join(' ')
}

type Give = (command: Command) => readonly DealEvent[]

const runOne = (order: string, now: () => Deal, give: Give): readonly DealEvent[] => {
  if (order === 'deal') return whileDue(now, give, plainDealing)
  if (order === 'around') return whileDue(now, give, passive)
  if (order === 'pat') return whileDue(now, give, standPat)
  if (order === 'show') return whileDue(now, give, toTheEnd)
  if (order === 'play on') return whileDue(now, give, anything)
  if (order.startsWith('reshuffle')) {
    const due = legal(now())
    if (due.due !== 'dealer' || due.act.do !== 'reshuffle') throw new Error('no shuffle is due')
    return give({ type: 'Reshuffle', deck: topped(poolOf(now(), due.act.from), order.slice('reshuffle'.length)) })
  }
  return give(readOrder(order))
}

type Next = (deal: Deal) => DealerCommand | PlayerCommand | null

const whileDue = (now: () => Deal, give: Give, next: Next): readonly DealEvent[] => {
  const events: DealEvent[] = []
  for (let command = next(now()); command !== null; command = next(now())) events.push(...give(command))
  return events
}

const plainDealing: Next = deal => {
  const due = legal(deal)
  const plain = due.due === 'dealer' && due.act.do !== 'award' && due.act.do !== 'reshuffle'
  return plain ? { type: 'Deal' } : null
}

const passive: Next = deal => {
  const due = legal(deal)
  if (due.due !== 'betting') return null
  const { seat } = due
  if (due.bringIn !== null) return { type: 'BringIn', seat, to: due.bringIn[0]! }
  return due.check ? { type: 'Check', seat } : { type: 'Call', seat }
}

const standPat: Next = deal => {
  const due = legal(deal)
  return due.due === 'draw' ? { type: 'Discard', seat: due.seat, cards: [] } : null
}

const toTheEnd: Next = deal => {
  const due = legal(deal)
  if (due.due === 'show') return { type: 'Show', seat: due.seat }
  return due.due === 'dealer' ? { type: 'Deal' } : null
}

/** The quiet way through a deal: nobody bets, draws, or turns a card up. */
const anything: Next = deal => {
  const due = legal(deal)
  switch (due.due) {
    case 'nobody':
      return null
    case 'betting':
      return passive(deal)
    case 'draw':
      return standPat(deal)
    case 'turn-up':
      return { type: 'TurnUp', seat: due.seat, turn: false }
    case 'discard': {
      const seat = due.seats[0]!
      return { type: 'Discard', seat, cards: deal.players[placeOf(deal, seat)]!.down.slice(0, due.cards) }
    }
    case 'rows': {
      const { seat, hand, place } = due.hands[0]!
      const player = deal.players[placeOf(deal, seat, hand)]!
      return { type: 'Place', seat, hand, ...arrange(deal.form.rows!, player.rows, player.down, place) }
    }
    case 'show':
      return toTheEnd(deal)
    case 'dealer':
      return due.act.do === 'reshuffle' ? { type: 'Reshuffle', deck: poolOf(deal, due.act.from) } : { type: 'Deal' }
  }
}
