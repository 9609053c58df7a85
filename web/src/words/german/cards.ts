import type { cards as english } from '../english/cards.ts'
import type { WithGaps } from '../gaps.ts'

/** Cards by name, for screen readers. */
export const cards: WithGaps<typeof english> = {
  faceDown: 'verdeckte Karte',
  joker: 'Joker',
  jokerFace: 'JOKER',
  suits: { s: 'Pik', h: 'Herz', d: 'Karo', c: 'Kreuz' },
  ranks: { A: 'Ass', K: 'König', Q: 'Dame', J: 'Bube', T: 'Zehn' },
  card: (rank, suit) => `${suit} ${rank}`,
  faceDownCards: count => (count === 1 ? 'eine verdeckte Karte' : `${count} verdeckte Karten`),
}
