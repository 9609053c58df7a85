import type { Card } from '../cards/card.ts'
import { type Chance, shuffled } from '../cards/shuffle.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { falseOpenersOff } from './betting/opener-acts.ts'
import type { Bounds } from './betting/wager.ts'
import { arrange } from './chinese/arrange.ts'
import type { Chips } from './chips.ts'
import type { Command, StartDeal } from './commands.ts'
import { type Deal, placeOf } from './deal.ts'
import { dealerOrder } from './dealer-order.ts'
import { maySplit, splitsOpeners } from './drawing/openers.ts'
import { type BettingTurn, type CardTurn, type DealerTurn, legal } from './legal.ts'
import { randomReading } from './random-reading.ts'

/** How random players behave. */
export type Habits = {
  /** Hands are now and then thrown away at the showdown, run-outs and chops agreed. */
  readonly careless: boolean
  /** Run-outs and chops are left to somebody who knows what the players prefer. */
  readonly agreedElsewhere?: true
}

/** A legal command taken at random: a player's act, or the dealer's with a fair shuffle. */
export const randomCommand = (
  deal: Deal,
  chance: Chance,
  habits: Habits = { careless: false },
): Exclude<Command, StartDeal> => {
  const due = legal(deal)
  if (typeof chance !== 'function') throw wrongArgument('chance', chance, "chance such as seeded('friday')")
  const read = habits.careless && deal.realCards && deal.phase !== 'streets' && chance(2) === 0
  const reading = read ? randomReading(deal, chance) : null
  if (reading !== null) return reading
  switch (due.due) {
    case 'dealer':
      return dealerCommand(deal, due, chance, habits)
    case 'betting':
      return bettingCommand(deal, due, chance, habits)
    case 'show':
      return { type: habits.careless && due.muck && chance(4) === 0 ? 'Muck' : 'Show', seat: due.seat }
    case 'nobody':
      throw new Error('the deal is over')
    case 'ruling':
      throw new Error('play waits for a ruling')
    default:
      return cardCommand(deal, due, chance)
  }
}

const dealerCommand = (
  deal: Deal,
  { act, runs, kills }: DealerTurn,
  chance: Chance,
  habits: Habits,
): Exclude<Command, StartDeal> => {
  if (act.do === 'shuffle' || act.do === 'reshuffle') return dealerOrder(deal, act, chance)
  if (habits.careless && !habits.agreedElsewhere && runs.length > 0 && chance(3) === 0) {
    const agreed = deal.players.filter(player => !player.folded).map(player => player.seat)
    return { type: 'RunIt', times: runs[chance(runs.length)]!, agreed }
  }
  if (kills.length > 0 && chance(2) === 0) return { type: 'Kill', ...kills[chance(kills.length)]! }
  return { type: 'Deal' }
}

const bettingCommand = (deal: Deal, turn: BettingTurn, chance: Chance, habits: Habits): Exclude<Command, StartDeal> => {
  const { seat } = turn
  if (habits.careless && !habits.agreedElsewhere && turn.chop && chance(2) === 0) {
    return { type: 'ChopBlinds', agreed: deal.players.filter(player => !player.folded).map(player => player.seat) }
  }
  if (turn.bringIn && (turn.wager === null || chance(4) > 0)) {
    return { type: 'BringIn', seat, to: turn.bringIn[chance(turn.bringIn.length)]! }
  }
  if (
    habits.careless &&
    deal.realCards &&
    deal.opener >= 0 &&
    chance(16) === 0 &&
    !falseOpenersOff(deal, deal.opener)
  ) {
    return { type: 'DeclareFalseOpeners', seat: deal.players[deal.opener]!.seat }
  }
  if (turn.declareOpen && chance(2) === 0) return { type: 'DeclareOpen', seat }
  const mood = chance(8)
  if (turn.wager && (mood < 2 || turn.bringIn)) return { type: 'Wager', seat, to: amount(deal, turn.wager, chance) }
  if (turn.check && (mood < 7 || !habits.careless)) return { type: 'Check', seat }
  if (turn.callTo !== null && mood < 6) return { type: 'Call', seat }
  return turn.fold ? { type: 'Fold', seat } : { type: 'Call', seat }
}

/** Mostly small wagers, at times all that is allowed: so that deals reach the end and stacks go in as well. */
const amount = (deal: Deal, { least, most, sizes }: Bounds, chance: Chance): Chips => {
  if (sizes.length > 0) return sizes[chance(sizes.length)]!
  const size = chance(8)
  if (size === 0) return most
  if (size < 4) return least
  const { unit } = deal.stakes
  const to = least + chance(Math.min(most - least, 4 * least) + 1)
  return to - (to % unit) < least ? least : to - (to % unit)
}

const cardCommand = (deal: Deal, turn: CardTurn, chance: Chance): Exclude<Command, StartDeal> => {
  switch (turn.due) {
    case 'turn-up':
      return { type: 'TurnUp', seat: turn.seat, turn: chance(3) === 0 }
    case 'draw':
      return drawCommand(deal, turn.seat, some(deal, turn.seat, chance(turn.most + 1), chance))
    case 'discard': {
      const seat = turn.seats[chance(turn.seats.length)]!
      return { type: 'Discard', seat, cards: some(deal, seat, turn.cards, chance) }
    }
    case 'rows': {
      const { seat, hand, place } = turn.hands[chance(turn.hands.length)]!
      const player = deal.players[placeOf(deal, seat, hand)]!
      const laid = arrange(deal.form.rows!, player.rows, shuffled(player.down, chance), place)
      return { type: 'Place', seat, hand, rows: laid.rows, discard: laid.discard }
    }
  }
}

/** An opener says so when they split their openers, and stands pat where that is not allowed. */
const drawCommand = (deal: Deal, seat: number, cards: readonly Card[]): Exclude<Command, StartDeal> => {
  if (!splitsOpeners(deal, placeOf(deal, seat), cards)) return { type: 'Discard', seat, cards }
  return maySplit(deal) ? { type: 'Discard', seat, cards, split: true } : { type: 'Discard', seat, cards: [] }
}

const some = (deal: Deal, seat: number, count: number, chance: Chance) =>
  shuffled(deal.players[placeOf(deal, seat)]!.down, chance).slice(0, count)
