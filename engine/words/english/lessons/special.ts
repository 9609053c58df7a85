import type { FormId } from '../../../forms/forms.ts'

const OMAHA = [
  'Exactly two of your cards play, always. With three aces in your hand you have a pair of aces, and with one heart you have no flush.',
  'Hands run high. Two pair seldom wins, and a straight is in danger when the board pairs or shows three of a suit.',
] as const
const lowNeeds = (cards: string): string =>
  `A low needs five different cards of eight or lower, so without ${cards} there’s none, and the high hand takes the whole pot.`
const EIGHT = lowNeeds('three such cards on the board')
const COUNTERFEIT =
  'A low card on the board that pairs one of yours spoils your low. A-2-3 survives that, A-2 alone doesn’t.'
const QUARTERED =
  'If somebody ties your low, you get a quarter of the pot, and may have put in a third of it. Play for both halves.'
const STUD_MEMORY = 'Folded upcards are gone. If two of the jacks you need are in the muck, you need something else.'
const RAZZ_MEMORY =
  'Folded upcards are gone. If the low cards you need are in the muck, they won’t come; if your own ranks do, you’ll pair less often.'
const DRAW_COUNT =
  'How many cards the others take is the only thing you learn about them. A player who stands pat says: I have it.'
const PAT = 'You may keep all your cards. Taking none is called standing pat.'
const FOUL =
  'The rows must not get weaker from front to back. If they do, the hand is fouled and loses every row, whatever it holds.'
const DRAWMAHA = [
  'You draw once, after the flop betting: up to three cards. The turn comes before your new cards do.',
  'All five cards in your hand count for the draw half, and exactly two of them for the Omaha half.',
] as const
const BADUGI = [
  'A pair or a second card of a suit doesn’t kill your hand: the card just doesn’t count, and you have a hand of three.',
  'Any four-card hand beats any three-card hand, so a king-high badugi beats 3-2-A.',
] as const
const BADUGI_HALF =
  'In the badugi half, a pair or a second card of a suit is no disaster: the card just doesn’t count, and you have a hand of three.'
const ROYALTIES =
  'Strong rows earn royalties on top: a flush in the back, trips in the middle, a pair of sixes or better in front.'

/** What is special about each form, and what beginners trip over. */
export const special: Readonly<Record<FormId, readonly string[]>> = {
  holdem: [
    'You may use both your cards, one of them, or none: if the five on the board are your best hand, you play the board.',
    'When two players hold the same pair, the next highest card decides. That’s why A-K beats A-Q so often.',
    'The button moves one seat after every hand. Acting last is worth a lot, because you’ve seen what everyone did.',
  ],
  pineapple: [
    'The third card goes before the flop, face down. You don’t get to see whether it would have helped.',
    'Two cards that go together beat three that don’t. Keep the pair, or the two that make a straight or a flush.',
  ],
  'crazy-pineapple': [
    'You keep all three cards through the flop betting and throw one away before the turn.',
    'With three cards on every flop, straights and flushes get there more often than in hold’em. One pair is rarely good.',
    'From the turn on it’s hold’em: any five of your two cards and the board.',
  ],
  omaha: [...OMAHA, 'Four cards that work together win: A-A-J-10 with two suits beats A-A-7-2 over time.'],
  'omaha-8': [OMAHA[0], EIGHT, COUNTERFEIT, QUARTERED],
  'omaha-hi-lo': [
    OMAHA[0],
    'There’s no qualifier. If the board is high, even J-10-8-4-2 can be the best low.',
    'The two cards for your low don’t have to be the two for your high.',
  ],
  'big-o': [
    'Five cards make ten pairs to choose from, and still exactly two of them play.',
    EIGHT,
    'With everybody holding five cards, the best possible hand is out there often. Draw to it, not to second best.',
  ],
  'big-easy': [
    'At a table of eight there are five cards each; with fewer players you may agree on six or more.',
    'However many cards you hold, exactly two of them play.',
    EIGHT,
  ],
  'double-board-omaha': [
    'One burn serves both boards. The top board’s cards come first.',
    'Winning both boards is called scooping. A hand that is strong on one board alone only gets its money back and a little more.',
    OMAHA[0],
  ],
  'five-card-double-board-bomb-pot-plo': [
    'Nobody bets before the flop: everyone’s antes make the first pot, and it’s a big one.',
    'You need a strong hand on both boards, or the best one on one of them. Fair hands on both lose twice.',
    OMAHA[0],
  ],
  'ultimate-big-o': [
    'Both halves are played on both boards: your high may come from the top board and your low from the bottom one.',
    'If neither board shows three cards of eight or lower in different ranks, there’s no low, and the high takes it all.',
    OMAHA[0],
  ],
  'sick-o': [
    'For the low the ace is the highest card. A-2 in your hand, gold in other split games, is worth nothing here.',
    'A low of 7-6-5-4-3 is a straight, and a low in one suit is a flush. Neither qualifies.',
    OMAHA[0],
  ],
  courchevel: [
    'You see one board card before the first bet. A set with it is a hand; an ace that misses it is not.',
    ...OMAHA,
  ],
  derailment: [
    'Which board goes is known only with the river cards, before the last bet. The lowest river card strikes its board out.',
    'A hand that is strong on one board can be worth nothing at the end. Look for hands that live on all three.',
    OMAHA[0],
  ],
  'drawmaha-high': [
    ...DRAWMAHA,
    'A pair of aces in your hand often wins the draw half. Don’t break it for a better Omaha draw.',
  ],
  'drawmaha-2-7': [
    ...DRAWMAHA,
    'In the draw half the ace is high and straights and flushes hurt. Low cards without gaps make good Omaha hands and bad lows.',
  ],
  'drawmaha-a-5': [
    ...DRAWMAHA,
    'In the draw half the ace is low and straights and flushes don’t hurt: 5-4-3-2-A is best.',
  ],
  'drawmaha-badugi': [
    ...DRAWMAHA,
    'For the badugi four of your five cards count: four suits, no pair, as low as possible.',
  ],
  'drawmaha-badugi-high': [
    ...DRAWMAHA,
    'For the badugi four of your five cards count: four suits, as high as possible. Pairs are fine, and help the Omaha half too.',
  ],
  'drawmaha-49': [
    ...DRAWMAHA,
    'Tens count ten, nines nine and so on; the ace counts one, and kings, queens and jacks count nothing.',
  ],
  'short-deck-holdem': [
    'With 36 cards a flush is rarer than a full house, and beats it. Everything else ranks as usual.',
    'The ace also plays below the six: A-6-7-8-9 is the lowest straight.',
    'Before the flop you can’t limp in: fold, or put in exactly three times the button’s ante.',
  ],
  'short-deck-plo': [
    'With 36 cards a flush is rarer than a full house, and beats it. A-6-7-8-9 is the lowest straight.',
    OMAHA[0],
    'Before the flop you can’t limp in: fold, or put in exactly three times the button’s ante.',
  ],
  'seven-card-stud': [
    STUD_MEMORY,
    'The lowest upcard must open with the bring-in; from then on the highest hand showing acts first.',
    'An open pair on fourth street lets players bet the upper limit at once.',
  ],
  'five-card-stud': [
    'With one hidden card there’s little to hide. If their board beats your whole hand, fold: they already have it.',
    STUD_MEMORY,
    'The bets stay the same size all the way: there’s no doubling in five-card stud.',
  ],
  'mississippi-stud': [
    'There is no fourth street: two upcards come at once, and then one each on sixth and seventh street.',
    'The last card comes face up, so nobody improves in secret. Only your first two cards are hidden.',
    'At pot-limit and no-limit nobody is forced in: the highest upcard bets or folds.',
  ],
  razz: [
    'Everything is turned around: the highest upcard must bring it in, and then the lowest hand showing acts first.',
    'Pairs hurt. Seven cards with a pair or two can leave you with a king in your best five.',
    'Five cards in a row in one suit are no problem at all: straights and flushes don’t exist here.',
    RAZZ_MEMORY,
  ],
  'kansas-city-razz': [
    'The ace is the worst card in the deck. A player with an ace showing is likely to bring it in.',
    'Straights and flushes count against you, so 7-6-5-4-3 is a straight and loses to a king-high hand.',
    'The highest upcard brings it in, and then the lowest hand showing acts first.',
  ],
  'stud-8': [
    'The same five cards can win both ways: 5-4-3-2-A is the best low and a straight.',
    'A low needs five different cards of eight or lower. If nobody has one, the high hand takes it all.',
    'Low cards can grow into high hands; high pairs never grow into a low. Start with low cards.',
    'An open pair doesn’t let anyone bet double here, as it would in stud played for high alone.',
  ],
  'stud-hi-lo': [
    'There’s no qualifier: the lowest hand takes its half, even with a jack in it.',
    'The highest upcard brings it in, and after that the lowest hand showing acts first.',
    'The same cards can serve for both halves.',
  ],
  'super-stud': [
    'You’re dealt four cards down and one up, and throw two of the hidden ones away after the first round of betting.',
    'Everyone starts with the best three of five, so starting hands are strong. A small pair isn’t.',
    'From fourth street on it’s seven-card stud, open pairs and all.',
  ],
  'super-stud-8': [
    'You’re dealt four cards down and one up, and throw two of the hidden ones away after the first round of betting.',
    'The highest upcard brings it in, unlike in seven-card stud.',
    lowNeeds('five such cards among your seven'),
    'Three low cards of one suit are what you’re looking for: they can win both ways.',
  ],
  'mexican-poker': [
    'One card is always hidden. Turn it up before the next street, and the new card comes face down instead.',
    'A joker that is hidden is wild. Face up it only stands for an ace, or completes a straight or a flush.',
    'The eights, nines and tens are out of the deck, so 7-6-5-4-3 is followed by J-7-6-5-4: a seven and a jack are next to each other.',
  ],
  razzdugi: [
    'The low half is razz: pairs hurt, straights and flushes don’t. The badugi half wants four suits.',
    'You can use all seven cards for both halves: pick five for the low and four for the badugi.',
    'The highest upcard brings it in, and then the lowest hand showing acts first.',
  ],
  razzduci: [
    'For the low the ace is high and straights and flushes hurt. For the badugi the ace is low.',
    'You can use all seven cards for both halves: pick five for the low and four for the badugi.',
    'The highest upcard brings it in, and then the lowest hand showing acts first.',
  ],
  'ace-to-five-lowball': [
    PAT,
    'Before the draw you can’t check: bet, call or fold. After it you can.',
    'The joker is the lowest card you don’t hold. With A-2-3-4 it’s a five, and you have the wheel.',
    DRAW_COUNT,
  ],
  'ace-to-five-triple-draw': [
    PAT,
    'A pair only costs you a card. With three draws to come, one bad card is no disaster; two are.',
    'Straights and flushes don’t count, so A-2-3-4-5 of one suit is still the best hand.',
    DRAW_COUNT,
  ],
  'deuce-to-seven-lowball': [
    'Before the draw you can’t check: bet, call or fold. After it you can.',
    'Straights and flushes count against you. 6-5-4-3-2 is a straight, so 7-5-4-3-2 is the best hand there is.',
    'The ace is the highest card: A-5-4-3-2 is an ace-high hand, and a bad one.',
    DRAW_COUNT,
  ],
  'deuce-to-seven-triple-draw': [
    'Straights and flushes count against you. 6-5-4-3-2 is a straight, so 7-5-4-3-2 is the best hand there is.',
    'The ace is the highest card. Throw it away.',
    'A deuce is worth the most: there is no seven-low without one.',
    DRAW_COUNT,
  ],
  'draw-high': [
    'The joker counts as an ace, or completes a straight or a flush. Nothing else.',
    'If nobody opens, the antes stay in the pot for the next hand.',
    'The player who opened acts first after the draw.',
    DRAW_COUNT,
  ],
  'jacks-or-better': [
    'To open you need a pair of jacks or better. To call an opener you need nothing.',
    'The opener must be able to show openers at the end. To break them up in the draw, they must say so.',
    'If nobody can open, the antes stay in the pot for the next hand.',
  ],
  archie: [
    'A pair of eights is worth nothing: for the high half you need nines or better.',
    'If nobody qualifies for a half, the other half takes the whole pot.',
    'Before the first draw you can’t check: bet, call or fold.',
    DRAW_COUNT,
  ],
  ari: [
    'One card is turned up for everyone. It counts for the high half only.',
    'For the high half you need a pair of sixes or better; for the low, five of your own cards of eight or lower.',
    'Before the first draw you can’t check: bet, call or fold.',
  ],
  badugi: [
    ...BADUGI,
    'Badugis are read from the top: 8-4-3-2 loses to 7-6-5-4.',
    'Three good low cards of three suits are a fine start. Draw one, and don’t break them for a rough badugi.',
  ],
  'badugi-high': [
    'Only the suits must differ. A pair is no harm here: the four aces are the best hand there is.',
    'A second card of a suit doesn’t count, and leaves you with a hand of three.',
    'Any four-card hand beats any three-card hand, so 5-4-3-2 in four suits beats A-A-A.',
  ],
  baduci: [
    'You hold five cards: all of them make the low, the best four of four suits the badugi.',
    'The ace is high in both halves. The dream is 7-5-4-3-2 with 5-4-3-2 in four suits.',
    BADUGI_HALF,
    'For the low, straights and flushes count against you.',
  ],
  badaci: [
    'You hold five cards: all of them make the low, the best four of four suits the badugi.',
    'The dream hand is A-2-3-4 in four suits with a five: it wins both halves.',
    BADUGI_HALF,
  ],
  'chinese-poker': [
    FOUL,
    'A point for each row you win, and three more if you win them all.',
    'In front, with three cards, only pairs and trips count: no straights, no flushes.',
    'Four hands of thirteen are always dealt. Two players get two of them each.',
  ],
  'chinese-draw-poker': [
    FOUL,
    'Cards come as five, three and five, with a round of betting after each batch.',
    'You may fold while the cards come. Players who are left set their rows, and the most points win the pot.',
  ],
  'open-face-chinese': [
    FOUL,
    'A card you’ve placed can’t be moved. Keep room in the back for the cards that would make it strong.',
    ROYALTIES,
    'Queens or better in front, without a foul, put you in Fantasyland: next hand you get all your cards at once.',
  ],
  'turbo-open-face-chinese': [
    FOUL,
    'Five cards first, then four, then the last four: you set a whole batch before the next player’s turn.',
    ROYALTIES,
    'Queens or better in front put you in Fantasyland.',
  ],
  'pineapple-open-face-chinese': [
    FOUL,
    'The card you throw away stays face down: the others never learn what you gave up.',
    ROYALTIES,
    'Queens or better in front put you in Fantasyland: fourteen cards at once in the next hand.',
  ],
  'pineapple-open-face-chinese-2-7-middle': [
    'The middle row must be a deuce-to-seven low of ten or better, or the hand is fouled.',
    'The back must beat the front. The middle is compared with nothing but the others’ middles.',
    'Kings or better in front put you in Fantasyland, and so does 7-5-4-3-2 in the middle.',
  ],
  'taiwanese-poker': [
    'You set your rows before any board card is dealt, and they stay as they are.',
    'The single card and the pair play with the board like hold’em. Of the four cards exactly two play, like in Omaha.',
    'Rows don’t have to get stronger: there’s no way to foul.',
  ],
}
