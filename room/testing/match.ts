import {
  type Chance,
  type Chips,
  type Deal,
  type Form,
  legal,
  play,
  randomCommand,
  type Seat,
  seeded,
  stakesFor,
  view,
} from '@cardroom/engine'
import type { Bounds, PlayerCommand } from '@cardroom/engine/deal'
import type { Structure } from '@cardroom/engine/forms'
import { botActs } from '../bots/bot-acts.ts'
import type { Temper } from '../table/state/hosted.ts'

/** Somebody who plays: what they do at their turn. */
export type Plays = (deal: Deal, seat: Seat, chance: Chance) => PlayerCommand

/** A bot of a temper, which sees its own view alone. */
export const bot =
  (temper: Temper): Plays =>
  (deal, seat, chance) => {
    const own = view(deal, { seat })
    const act = own.legal === null ? null : botActs(own, own.legal, temper, chance)
    if (act === null) throw new Error(`seat ${seat} is not asked`)
    return act
  }

/** The seats that are asked in a deal. */
export const asked = (deal: Deal): readonly Seat[] => {
  const due = legal(deal)
  if (due.due === 'discard') return due.seats
  if (due.due === 'rows') return due.hands.map(({ seat }) => seat)
  return 'seat' in due ? [due.seat] : []
}

/** A player who calls every bet and never bets; they draw as a bot does. */
export const station: Plays = (deal, seat, chance) => {
  const due = legal(deal)
  if (due.due !== 'betting') return bot('steady')(deal, seat, chance)
  if (due.bringIn !== null) return { type: 'BringIn', seat, to: due.bringIn[0]! }
  return { type: due.check ? 'Check' : due.callTo === null ? 'Fold' : 'Call', seat }
}

/** A player who bets and raises as much as is legal whenever it is legal: all-in on every hand where there's no limit. */
export const shover: Plays = (deal, seat, chance) =>
  raising(deal, seat, chance, ({ most, sizes }) => sizes.at(-1) ?? most)

/** A player who bets and raises as little as is legal whenever it is legal. */
export const minRaiser: Plays = (deal, seat, chance) =>
  raising(deal, seat, chance, ({ least, sizes }) => sizes[0] ?? least)

const raising = (deal: Deal, seat: Seat, chance: Chance, sized: (bounds: Bounds) => Chips): PlayerCommand => {
  const due = legal(deal)
  if (due.due !== 'betting' || due.wager === null) return station(deal, seat, chance)
  return { type: 'Wager', seat, to: sized(due.wager) }
}

/** A player who does anything that is legal. */
export const wild: Plays = (deal, seat, chance) => {
  for (;;) {
    const command = randomCommand(deal, chance)
    if ('seat' in command && command.seat === seat) return command as PlayerCommand
  }
}

/** What seat 1 wins from seat 2 in this many deals. */
export const wonBy = (form: Form, players: readonly [Plays, Plays], deals: number, seed: string): Chips =>
  Array.from(dealsBetween(form, form.structures[0] ?? 'limit', players, deals, seed)).reduce((sum, won) => sum + won, 0)

/**
 * What seat 1 wins from seat 2 in each of this many deals, all with the same stacks. Every deck is dealt twice with the
 * button at the other seat, so that each plays the cards of the other and luck counts less.
 */
export function* dealsBetween(
  form: Form,
  structure: Structure,
  [one, two]: readonly [Plays, Plays],
  deals: number,
  seed: string,
): Generator<Chips> {
  const acts = seeded(seed)
  const stakes = stakesFor(form, structure, BIG_BLIND)
  const seats = [1, 2].map(seat => ({ seat, chips: STACK }))
  for (let n = 0; n < deals; n++) {
    const cards = seeded(`${seed} ${n >> 1}`)
    const playing = play({ type: 'StartDeal', form, stakes, button: 1 + (n % 2), seats })
    if (!playing.ok) throw new Error(playing.refusal.why)
    while (playing.deal.phase !== 'ended') {
      const [seat] = asked(playing.deal)
      const command =
        seat === undefined ? randomCommand(playing.deal, cards) : (seat === 1 ? one : two)(playing.deal, seat, acts)
      const given = playing.give(command)
      if (!given.ok) throw new Error(`${JSON.stringify(command)} is refused: ${given.refusal.why}`)
    }
    yield playing.deal.players.find(({ seat }) => seat === 1)!.stack - STACK
  }
}

/** The stakes and stacks of a match: a hundred big blinds, or small bets, each. */
export const BIG_BLIND = 10
const STACK = 100 * BIG_BLIND
