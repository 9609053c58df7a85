import type { TrapName } from '../../../lessons/traps.ts'

/** What beginners see in a hand, and why it is something else. */
export const trapWords: Readonly<Record<TrapName, string>> = {
  'one-card-no-flush':
    'Four spades on the board and the ace of spades in your hand look like the best flush. But two of your cards must play, and you have one spade.',
  'one-card-no-flush-short':
    'Four spades on the board and the ace of spades in your hand look like the best flush. But two of your cards must play, and you have one spade.',
  'one-card-no-low':
    '8-5-3-2 on the board and an ace in your hand look like a low. But two of your cards must play, and you hold one low card.',
  'one-card-weak-low':
    '8-5-3-2 on the board and an ace in your hand look like 8-5-3-2-A. But two of your cards must play, so a jack comes along.',
  'ace-is-no-low':
    'A-2 with 7-5-3 on the board would be a fine low anywhere else. Here the ace is high, and an ace never makes a nine-low.',
  'own-five-alone':
    'Four aces, counting the board: that wins the Omaha half. For the draw half the board doesn’t exist, and you hold a pair.',
  'courts-count-nothing': 'Three kings and the fourth on the board. For the count, face cards are worth nothing.',
  'the-board-plays':
    'Your seven and deuce don’t matter: the best five cards are on the board. Everybody left shares the pot. Don’t fold.',
  'low-ace-straight': 'No gap here: without the deuces to fives, the ace stands just below the six.',
  'three-pairs-are-two': 'Three pairs don’t exist. Five cards count: the two best pairs and your highest other card.',
  'both-ways': 'A pair of kings? Look again: A-2-3-4-5 is a straight for the high half and the best low there is.',
  'pairs-hurt': 'A-2-3 looks like a good low. But five different cards must count, so the queen and a king are in.',
  'straight-is-harmless': 'A straight and a flush at once, and it doesn’t matter: this is the best low there is.',
  'straight-hurts':
    'Low cards without a pair, and still a bad low: five in a row are a straight, and a king-high hand beats it.',
  'ace-is-high': 'The wheel is nothing here. The ace is the highest card, so this is an ace-high hand.',
  'ace-is-high-in-seven': 'Leave the ace out: it’s the highest card here. Your best five are led by a king.',
  'two-of-a-suit': 'Four low cards, but two spades. One of them doesn’t count, and you keep the lower hand of three.',
  'two-of-a-suit-ace-high':
    'Four low cards, but two spades. One of them doesn’t count, and you keep the lower hand of three.',
  'two-of-a-suit-high': 'A-K-Q-J, but two spades. The lower one doesn’t count, and you have a hand of three.',
  'badugi-out-of-seven': 'Out of seven cards you choose four: four suits, no pair, as low as you can.',
  'joker-is-an-ace': 'The joker isn’t wild here. Beside a pair of kings it’s an ace, not a third king.',
  'four-in-a-row': 'Four in a row, or four of a suit, are worth nothing on their own. Five or none.',
  'joker-down': 'Hidden, the joker is any card you like: here a third king. Face up it would only be an ace.',
  'eights-fall-short': 'A pair of eights beats nobody: for the high half you need nines or better.',
  'fives-fall-short': 'A pair of fives beats nobody: for the high half you need sixes or better.',
  'front-beats-middle':
    'Kings in front, queens in the middle: the front is stronger than the middle, so all three rows are lost. Swapped, they’d stand.',
  'middle-is-no-low':
    'A jack in the middle: the low must be ten or better. All three rows are lost, the flush in the back included.',
}

/** What a hand that fouls is called. */
export const FOULED = 'Fouled'
