import type { Chance, Seat, View } from '@cardroom/engine'
import { JOKER } from '@cardroom/engine/cards'
import type { Legal, PlayerCommand, RowsDue, SeenPlayer } from '@cardroom/engine/deal'
import type { Temper } from '../protocol/named.ts'
import { betFor } from './betting-choice.ts'
import { drawnFor, thrownAway } from './chosen-cards.ts'
import { strengthOf } from './hand-strength.ts'
import { laidFor } from './row-choice.ts'
import { traitsOf } from './temper-traits.ts'

/**
 * What a bot of this temper does where it is asked; null where it is not. It is given its own view of the deal and knows
 * nothing else, and does the same again with the same chance.
 */
export const botActs = (view: View, legal: Legal, temper: Temper, chance: Chance): PlayerCommand | null => {
  if (view.viewer === 'rail') return null
  const { seat } = view.viewer
  const own = handOf(view, seat, 0)
  if (own === undefined) return null
  switch (legal.due) {
    case 'betting': {
      if (legal.seat !== seat) return null
      const strength = strengthOf(view, own, chance)
      return betFor(view, own, legal, strength, traitsOf[temper], chance)
    }
    case 'draw': {
      if (legal.seat !== seat) return null
      const cards = drawnFor(view, own, legal.most, legal.splitting !== undefined, chance)
      return { type: 'Discard', seat, cards }
    }
    case 'discard':
      if (!legal.seats.includes(seat)) return null
      return { type: 'Discard', seat, cards: thrownAway(view, own, legal.cards, chance) }
    case 'turn-up':
      return legal.seat === seat ? { type: 'TurnUp', seat, turn: showsCard(own) } : null
    case 'rows': {
      const due = legal.hands.find(hand => hand.seat === seat)
      return due === undefined ? null : laid(view, due, chance)
    }
    case 'show':
      return legal.seat === seat ? { type: 'Show', seat } : null
    case 'dealer':
    case 'ruling':
    case 'nobody':
      return null
  }
}

const handOf = ({ players }: View, seat: Seat, hand: 0 | 1): SeenPlayer | undefined =>
  players.find(player => player.seat === seat && player.hand === hand)

/** A card that fits nothing is turned up, so that the next one comes hidden; the joker never. */
const showsCard = ({ down, up }: SeenPlayer): boolean => {
  const [card] = down
  return card !== undefined && card !== JOKER && !up.some(other => other[0] === card[0])
}

const laid = (view: View, due: RowsDue, chance: Chance): PlayerCommand => {
  const { seat, hand } = due
  const { rows, discard } = laidFor(view, handOf(view, seat, hand)!, due, chance)
  return { type: 'Place', seat, hand, rows, discard }
}
