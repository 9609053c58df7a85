import type { FormId } from '../../../forms/forms.ts'

/** What you are after in each form: the first thing a teacher would say. */
export const goals: Readonly<Record<FormId, string>> = {
  holdem:
    'Make the best five-card hand out of your two cards and the five on the board, in any mix, or get everyone else to fold before it comes to that.',
  pineapple:
    'Make the best five-card hand out of two cards of your own and the board. You’re dealt three and pick which two to play before you see a single board card.',
  'crazy-pineapple':
    'Make the best five-card hand out of two cards of your own and the board. You’re dealt three, and you see the flop before you pick the two you keep.',
  omaha:
    'Make the best five-card hand with exactly two of your four cards and exactly three from the board. Not one, not three: always two and three.',
  'omaha-8':
    'Win both halves of the pot. One half goes to the best high hand, the other to the best low of five different cards no higher than an eight. Each is made with two of your cards and three from the board.',
  'omaha-hi-lo':
    'Win both halves of the pot: one goes to the best high hand, the other to the best low. There’s no qualifier, so somebody always wins the low half.',
  'big-o':
    'Win both halves of the pot with five cards of your own: the best high hand, and the best low of eight or better. Two of your cards and three from the board, chosen separately for each half.',
  'big-easy':
    'Win both halves of the pot: the best high hand, and the best low of eight or better. It’s Big O, and the table may agree on six cards or more before the deal.',
  'double-board-omaha':
    'Make the best Omaha hand on the top board, on the bottom board, or on both. Each board is worth half the pot, and you may use different cards for each.',
  'five-card-double-board-bomb-pot-plo':
    'Make the best Omaha hand on either of two boards, or on both and take everything. Everyone pays to see the flops, so nobody folds before them.',
  'ultimate-big-o':
    'Make the best high hand or the best low of eight or better. There are two boards, and each half of the pot goes to the best hand on either of them.',
  'sick-o':
    'Win both halves of the pot: the best Omaha high, and the best deuce-to-seven low of nine or better. For the low the ace is high, and straights and flushes count against you.',
  courchevel:
    'Make the best five-card hand with exactly two of your five cards and three from the board. One board card is turned up before the first bet, so you never start blind.',
  derailment:
    'Make the best Omaha hand on the two boards that survive. Three are dealt, and on the river the one with the lowest last card is struck out.',
  'drawmaha-high':
    'Win two contests with the same five cards: the best Omaha hand with the board, and the best five-card poker hand in your hand alone, after one draw.',
  'drawmaha-2-7':
    'Win two contests that pull in different directions: the best Omaha hand with the board, and the best deuce-to-seven low in your hand alone, after one draw.',
  'drawmaha-a-5':
    'Win two contests that pull in different directions: the best Omaha hand with the board, and the best ace-to-five low in your hand alone, after one draw.',
  'drawmaha-badugi':
    'Win two contests: the best Omaha hand with the board, and the best badugi among the five cards in your hand, after one draw.',
  'drawmaha-badugi-high':
    'Win two contests: the best Omaha hand with the board, and the highest badugi among the five cards in your hand, after one draw.',
  'drawmaha-49':
    'Win two contests: the best Omaha hand with the board, and the highest count of pips in your hand. Four tens and a nine make 49, the most there is.',
  'short-deck-holdem':
    'Make the best five-card hand out of your two cards and the board, with a deck that starts at the six. Straights come easily, flushes don’t, and the ranking says so.',
  'short-deck-plo':
    'Make the best five-card hand with exactly two of your four cards and three from the board, with a deck that starts at the six.',
  'seven-card-stud':
    'Make the best five-card hand out of seven cards that are all your own. Four of them are face up, so everyone has seen more than half of your hand.',
  'five-card-stud':
    'Make the best five-card hand with one hidden card and four that everybody sees. Most pots are won with a pair, or with nothing.',
  'mississippi-stud':
    'Make the best five-card hand out of seven cards of your own. Two upcards come at once in the middle, and the last card comes face up too.',
  razz: 'Make the lowest five-card hand out of seven. The ace is low, straights and flushes don’t count, so the best hand is 5-4-3-2-A, the wheel.',
  'kansas-city-razz':
    'Make the lowest five-card hand out of seven, the deuce-to-seven way: the ace is high, straights and flushes count against you, and 7-5-4-3-2 is the best hand.',
  'stud-8':
    'Win both halves of the pot: the best high hand out of your seven cards, and the best low of five different cards no higher than an eight. The same cards can serve for both.',
  'stud-hi-lo':
    'Win both halves of the pot: the best high hand and the lowest hand out of your seven cards. There’s no qualifier, so somebody always wins the low half.',
  'super-stud':
    'Make the best five-card hand out of seven cards. You start with five and throw two of them away after the first round, so you begin with better cards than in any other stud.',
  'super-stud-8':
    'Win both halves of the pot: the best high hand and the best low of eight or better. You start with five cards and throw two of them away after the first round.',
  'mexican-poker':
    'Make the best five-card hand with one hidden card and four in the open. Before each new card you decide which of yours stays hidden, and a hidden joker is wild.',
  razzdugi:
    'Win both halves of the pot out of the same seven cards: the lowest five-card hand, and the best badugi of four low cards in four suits.',
  razzduci:
    'Win both halves of the pot out of the same seven cards: the best deuce-to-seven low, and the best badugi of four low cards in four suits.',
  'ace-to-five-lowball':
    'Make the lowest hand of five cards with one draw. The ace is low, straights and flushes don’t count, and the joker stands for the lowest card you don’t have.',
  'ace-to-five-triple-draw':
    'Make the lowest hand of five cards in three draws. The ace is low, straights and flushes don’t count, and 5-4-3-2-A is the best hand.',
  'deuce-to-seven-lowball':
    'Make the worst ordinary poker hand, with one draw. The ace is high, straights and flushes count, so the best hand is 7-5-4-3-2 in different suits.',
  'deuce-to-seven-triple-draw':
    'Make the worst ordinary poker hand in three draws. The ace is high, straights and flushes count against you, and 7-5-4-3-2 is the hand everybody is after.',
  'draw-high':
    'Make the best five-card hand with one draw. Nobody sees any of your cards: all the others learn is how many you took.',
  'jacks-or-better':
    'Make the best five-card hand with one draw. The betting starts only when somebody holds a pair of jacks or better, and they may have to prove it.',
  archie:
    'Win both halves of the pot: the best high hand, which needs a pair of nines or better, and the best low of eight or better. Three draws to get there.',
  ari: 'Win both halves of the pot: the best high hand, which needs a pair of sixes or better and may use the one shared card, and the best low of eight or better out of your own five.',
  badugi:
    'Make the lowest four cards you can, with four different suits and no pair. Aces are low. A hand of four such cards is a badugi, and it beats any hand of three.',
  'badugi-high':
    'Make the highest four cards you can in four different suits. Ranks may repeat, so the four aces are the best hand. Four suits beat three, whatever they are.',
  baduci:
    'Make the lowest hand you can, twice over: half the pot goes to the best badugi, half to the best deuce-to-seven low. The ace is high in both, so it helps in neither.',
  badaci:
    'Make the lowest hand you can, twice over: half the pot goes to the best badugi, half to the best ace-to-five low. One hand can win both.',
  'chinese-poker':
    'Set your thirteen cards into three rows that get stronger from front to back, and win more rows than you lose against each of the others.',
  'chinese-draw-poker':
    'Set your thirteen cards into three rows that get stronger from front to back, and score the most points of everyone who stayed in. The points take the pot.',
  'open-face-chinese':
    'Place thirteen cards in three rows that get stronger from front to back. Once a card is placed, it stays, so every card is a bet on those to come.',
  'turbo-open-face-chinese':
    'Place thirteen cards in three rows that get stronger from front to back. You get them in three batches, so you plan more and guess less.',
  'pineapple-open-face-chinese':
    'Place thirteen cards in three rows that get stronger from front to back. You see seventeen and throw four away, so hands are big and Fantasyland is within reach.',
  'pineapple-open-face-chinese-2-7-middle':
    'Place thirteen cards in three rows: a high hand in front, a deuce-to-seven low in the middle, and a back row that beats the front.',
  'taiwanese-poker':
    'Divide your seven cards into hands of one, two and four before you see the board, and win more rows than you lose against each of the others.',
}
