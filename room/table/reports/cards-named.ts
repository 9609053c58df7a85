import { view } from '@cardroom/engine'
import { cardsSeen } from '@cardroom/engine/deal'
import type { PlayerId } from '@cardroom/engine/table'
import type { Hosted } from '../state/hosted.ts'

/**
 * Does somebody name a card that they can't see? Where software deals nobody may: the answer would tell them where it is.
 * Where cards are real the room knows none but those that people tell.
 */
export const namesUnseenCard = ({ night }: Hosted, person: PlayerId, facts: object): boolean => {
  if (night?.deal == null || night.table.placard.realCards) return false
  const seat = night.table.deal?.players.find(({ player }) => player === person)?.seat
  const seen = cardsSeen(view(night.deal, seat === undefined ? 'rail' : { seat }))
  return cardsIn(facts).some(card => !(seen as ReadonlySet<string>).has(card))
}

const CARD = /^(?:[2-9TJQKA][cdhs]|Jo)$/

const cardsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return CARD.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(cardsIn) : []
}
