import type { Card, Seat } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import type { Recorded } from './recorded.ts'
import type { Story } from './story.ts'

/** Whose eyes a deal is seen through: the hero that is named, or else the only player whose cards are known. */
export const heroOf = (story: Story, { about }: Recorded): Seat | null => {
  if (about.hero !== undefined) return about.hero
  const known = knownHands(story)
  return known.length === 1 ? known[0]! : null
}

/** Players whose downcards are known, whether they showed them or not. */
export const knownHands = ({ beats }: Story): readonly Seat[] => {
  const seats = new Set<Seat>()
  for (const beat of beats) {
    if (beat.tells !== 'street') continue
    for (const { seat, down } of beat.hands) if (isKnown(down)) seats.add(seat)
  }
  return [...seats]
}

const isKnown = (cards: readonly Card[]): boolean => cards.length > 0 && !cards.includes(UNKNOWN)
