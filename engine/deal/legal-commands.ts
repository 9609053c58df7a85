import type { Card } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import { combinations } from '../ranking/combinations.ts'
import { arrange } from './chinese/arrange.ts'
import type { Command, StartDeal } from './commands.ts'
import { type Deal, placeOf } from './deal.ts'
import { poolOf } from './dealing/short-stub.ts'
import { maySplit, splitsOpeners, takesOpeners } from './drawing/openers.ts'
import { type BettingTurn, type CardTurn, type DealerAct, legal } from './legal.ts'

type Given = Exclude<Command, StartDeal>

/**
 * Commands that are accepted now, each as it can be given. A wager without fixed sizes is listed at its minimum
 * and its maximum (`legal(deal).wager` has both), rows are laid in one way, and a deck has its cards in order: shuffle them.
 */
export const legalCommands = (deal: Deal): readonly Given[] => {
  const due = legal(deal)
  switch (due.due) {
    case 'betting':
      return bettingCommands(due)
    case 'show':
      return [{ type: 'Show', seat: due.seat }, ...(due.muck ? [{ type: 'Muck', seat: due.seat } as const] : [])]
    case 'dealer':
      return [dealerCommand(deal, due.act)]
    case 'nobody':
    case 'ruling':
      return []
    default:
      return cardCommands(deal, due)
  }
}

const bettingCommands = ({ seat, fold, check, callTo, wager, bringIn, declareOpen }: BettingTurn): readonly Given[] => {
  const sizes = wager === null ? [] : wager.sizes.length > 0 ? wager.sizes : [...new Set([wager.least, wager.most])]
  return [
    ...(fold ? [{ type: 'Fold', seat } as const] : []),
    ...(check ? [{ type: 'Check', seat } as const] : []),
    ...(callTo === null ? [] : [{ type: 'Call', seat } as const]),
    ...(bringIn ?? []).map(to => ({ type: 'BringIn', seat, to }) as const),
    ...sizes.map(to => ({ type: 'Wager', seat, to }) as const),
    ...(declareOpen ? [{ type: 'DeclareOpen', seat } as const] : []),
  ]
}

const dealerCommand = (deal: Deal, act: DealerAct): Given => {
  if (act.do === 'shuffle') return { type: 'Shuffle', deck: deckCards(act.deck) }
  return act.do === 'reshuffle' ? { type: 'Reshuffle', deck: poolOf(deal, act.from) } : { type: 'Deal' }
}

const cardCommands = (deal: Deal, turn: CardTurn): readonly Given[] => {
  switch (turn.due) {
    case 'turn-up':
      return [true, false].map(up => ({ type: 'TurnUp', seat: turn.seat, turn: up }))
    case 'draw': {
      const { down } = deal.players[placeOf(deal, turn.seat)]!
      const counts = Array.from({ length: turn.most + 1 }, (_, count) => count)
      return counts.flatMap(count => combinations(down, count)).flatMap(cards => discard(deal, turn.seat, cards))
    }
    case 'discard':
      return turn.seats.flatMap(seat =>
        combinations(deal.players[placeOf(deal, seat)]!.down, turn.cards).map(
          cards => ({ type: 'Discard', seat, cards }) as const,
        ),
      )
    case 'rows':
      return turn.hands.map(({ seat, hand, place }) => {
        const player = deal.players[placeOf(deal, seat, hand)]!
        return { type: 'Place', seat, hand, ...arrange(deal.form.rows!, player.rows, player.down, place) } as const
      })
  }
}

/** An opener who splits their openers says so; where that is not allowed these cards can't go. */
const discard = (deal: Deal, seat: number, cards: readonly Card[]): readonly Given[] => {
  if (!takesOpeners(deal) || !splitsOpeners(deal, placeOf(deal, seat), cards)) return [{ type: 'Discard', seat, cards }]
  return maySplit(deal) ? [{ type: 'Discard', seat, cards, split: true }] : []
}
