import { listed } from './listed.ts'

/** Checking the deck of a hand. */
export const fair = {
  title: (hand: number) => `The deck of hand ${hand}`,
  opening: 'Opening the seals…',
  fits: 'The deck matches its seal.',
  fitsNot: 'The deck doesn’t match its seal.',
  shuffled: 'The room shuffled, sealed every card, and published the root of all seals:',
  wasThere: 'Your browser had it before the first card was dealt.',
  wasNotThere: 'Your browser wasn’t connected when the hand began, so it can’t confirm when that was.',
  noSeat: 'No player added anything: the room alone decided the order of the cards.',
  seats: (names: readonly string[]) =>
    `Then ${listed(names)} added random bytes. Together with the root they decided the order of the cards: the room could no longer choose it.`,
  sawNone: 'You saw no cards in this hand, so no seals are opened for you.',
  saw: 'The seals of the cards you saw are opened. All the others stay closed for good.',
  unsealed: (cards: string) =>
    `The deck was reshuffled or repaired later: ${cards} came after that and aren’t covered by this seal.`,
  workedOut: 'Checked on this page',
  match: 'Matches: ',
  noMatch: 'Doesn’t match: ',
  without: 'To check it without the room, download',
  theProof: 'the proof',
  and: 'and',
  theLog: 'the log',
  thenRun: ', then run',
  notProof: (why: string) => `This isn’t a proof. ${why}`,
  command: (hand: number) => `cardroom verify deal-${hand}-proof.json --log deal-${hand}.jsonl`,
  board: (number: number) => (number === 1 ? 'board' : `board ${number}`),
  burn: 'burn',
  aside: 'set aside',
  notDealt: 'not dealt',
}
