/** Cards by name, for screen readers. */
export const cards = {
  faceDown: 'face-down card',
  joker: 'joker',
  jokerFace: 'JOKER',
  suits: { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' },
  ranks: { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten' },
  card: (rank: string, suit: string) => `${rank} of ${suit}`,
  faceDownCards: (count: number) => (count === 1 ? 'a face-down card' : `${count} face-down cards`),
}
