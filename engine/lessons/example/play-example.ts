import { deckCards } from '../../cards/deck.ts'
import { type Chance, seeded, shuffled } from '../../cards/shuffle.ts'
import { arrange } from '../../deal/chinese/arrange.ts'
import type { Chips } from '../../deal/chips.ts'
import type { Command, StartDeal } from '../../deal/commands.ts'
import { type Deal, placeOf, potTotal } from '../../deal/deal.ts'
import { type BettingTurn, type CardTurn, legal } from '../../deal/legal.ts'
import { type Play, play } from '../../deal/play.ts'
import { stakesFor } from '../../deal/stakes.ts'
import { streetOf } from '../../deal/street.ts'
import type { Form } from '../../forms/form.ts'
import { drawnAway, thrownAway } from './choose-cards.ts'
import { EXAMPLE_SEATS } from './example.ts'

/** What an example is played for: the usual betting of the form, around ten chips. */
export const exampleStakes = (form: Form) => stakesFor(form, form.structures[0] ?? 'limit', 10)

/** What is called after every command of an example: the deal, how long its log was before, and on which street it fell. */
export type After = (table: Play, before: number, street: string | null) => void

/** Starts the example of a form and calls back after every command, until the deal is over. */
export const playExample = (form: Form, seed: number, after: After): Play => {
  const count = form.stacks ?? 3
  const seats = Object.values(EXAMPLE_SEATS)
    .slice(0, count)
    .map(seat => ({ seat, chips: 1000 }))
  const started = play({
    type: 'StartDeal',
    form,
    stakes: exampleStakes(form),
    button: EXAMPLE_SEATS.you,
    seats,
  })
  if (!started.ok) throw new Error(`no example of ${form.id}: ${started.refusal.why}`)
  const chance = seeded(`${form.id} ${seed}`)
  while (started.deal.phase !== 'ended') {
    const before = started.log.length
    const { phase } = started.deal
    const street = phase === 'streets' || phase === 'shuffle' ? streetOf(started.deal) : null
    const command = commandFor(started.deal, chance)
    const given = started.give(command)
    if (!given.ok) throw new Error(`the example of ${form.id} refused ${command.type}: ${given.refusal.why}`)
    after(started, before, street)
  }
  return started
}

type Given = Exclude<Command, StartDeal>

const commandFor = (deal: Deal, chance: Chance): Given => {
  const due = legal(deal)
  switch (due.due) {
    case 'dealer':
      if (due.act.do === 'shuffle') return { type: 'Shuffle', deck: shuffled(deckCards(due.act.deck), chance) }
      if (due.act.do === 'reshuffle') throw new Error('an example does not run out of cards')
      return { type: 'Deal' }
    case 'show':
      return { type: 'Show', seat: due.seat }
    case 'betting':
      return bettingFor(deal, due, chance)
    case 'nobody':
    case 'ruling':
      throw new Error('nothing goes wrong in an example')
    default:
      return cardsFor(deal, due, chance)
  }
}

const cardsFor = (deal: Deal, turn: CardTurn, chance: Chance): Given => {
  switch (turn.due) {
    case 'turn-up':
      return { type: 'TurnUp', seat: turn.seat, turn: chance(3) === 0 }
    case 'draw': {
      const { down } = deal.players[placeOf(deal, turn.seat)]!
      return { type: 'Discard', seat: turn.seat, cards: drawnAway(deal.form, down, turn.most) }
    }
    case 'discard': {
      const seat = turn.seats[0]!
      const { down, up } = deal.players[placeOf(deal, seat)]!
      const others = [...up, ...(deal.boards[0] ?? [])]
      return { type: 'Discard', seat, cards: thrownAway(deal.form, down, others, turn.cards) }
    }
    case 'rows': {
      const { seat, hand, place } = turn.hands[0]!
      const player = deal.players[placeOf(deal, seat, hand)]!
      const laid = arrange(deal.form.rows!, player.rows, player.down, place)
      return { type: 'Place', seat, hand, rows: laid.rows, discard: laid.discard }
    }
  }
}

/** The reader bets and raises at times, one player gives up when they are asked for more, the other calls. */
const bettingFor = (deal: Deal, turn: BettingTurn, chance: Chance): Given => {
  const { seat } = turn
  const facesBet = turn.callTo !== null && !turn.check
  if (turn.bringIn !== null) return { type: 'BringIn', seat, to: turn.bringIn[0]! }
  const wager = turn.wager
  const mayBet = wager !== null && (seat === EXAMPLE_SEATS.you || chance(3) === 0)
  const raised = (deal.round?.raises ?? 0) > 0
  if (mayBet && !raised && (deal.round?.price === 0 || !isOpened(deal)) && chance(2) === 0)
    return { type: 'Wager', seat, to: sized(deal, wager) }
  if (turn.check) return { type: 'Check', seat }
  const isAsked = facesBet && isOpened(deal)
  if (seat === EXAMPLE_SEATS.second && turn.fold && isAsked) return { type: 'Fold', seat }
  if (turn.callTo !== null) return { type: 'Call', seat }
  if (wager !== null) return { type: 'Wager', seat, to: sized(deal, wager) }
  return { type: 'Fold', seat }
}

/** Has anybody bet or raised on their own in this round? */
const isOpened = ({ aggressor }: Deal): boolean => aggressor >= 0

/** About half the pot where the size is free. */
const sized = (deal: Deal, { least, most, sizes }: NonNullable<BettingTurn['wager']>): Chips => {
  if (sizes.length > 0) return sizes[0]!
  if (least === most) return least
  const half = Math.round(potTotal(deal) / 20) * 10
  return Math.min(most, Math.max(least, half))
}
