/** How to say what a hand is. */
export const DECLARED_WORDS =
  'nuts, nut low, best high, second best low, two pair, better flush, same flush, full house, 8-6 low, wheel, no low'

/** What you can say a player does. */
export const PLAYER_WORDS =
  'folds, checks, calls, bets 20, raises to 40, raises by 20, completes to 10, brings in 5, all-in; kills 20; discards As 2c, draws 2, stands pat, splits Jc 2c, declares open, declares false openers, asks for openers, turns up, keeps, lays As / Kd / 2c; shows, shows As Ah, shows As to 3, shows calling it a flush, mucks, mucks playing the board, plays the board, asks to see 2; says "raise" and puts 25 25'

/** What you can say the dealer does, and what players agree on. */
export const DEALER_WORDS =
  'deal, deal one, deal As Kd, burn, reshuffle, award, showdown, play on; run it twice, run it three times, run it twice without burning, chop, split the pot; tell board 1 As Kd 7c; read pot 1 high 2 3, pot 1 low nobody; deny 3 by the floor'

/** How to give words and chips in one sentence. */
export const TALK_WORDS =
  '2 says "raise" and puts 25 25, 2 puts 4x25 then puts 100, 2 holds 100, 2 knocks, 2 throws their hand forward, 2 lifts their upcards'

/** How cards are written. */
export const CARD_WORDS = 'cards such as As Td 9h 2c, Jo for the joker, ?? for an unknown card'

/** What happens at a table between deals. */
export const NIGHT_WORDS = [
  '"deal"',
  '"deal 2 wins 80"',
  '"3 walks"',
  '"3 comes back"',
  '"3 leaves"',
  '"6 sits down with 500"',
  '"6 sits down from a like game with 500"',
  '"4 changes to 7"',
  '"6 posts"',
  '"6 waits"',
  '"6 buys the button"',
  '"3 missed the big blind"',
  '"4 straddles"',
  '"4 kills"',
  '"draw 1 Kh 2 9d"',
  '"20 minutes"',
].join(', ')

/** How stakes are written. */
export const STAKES_WORDS =
  '"5-10" (blinds, or at limit the limits), followed if needed by blinds 5-10, ante 2, big blind ante 10, button ante 10, bring-in 3, unit 5, pot unit 5, point 10'

/** How posts are written. */
export const POST_WORDS = '3 straddles 20, 5 posts 10, 4 posts 5 dead, 2 kills 20, 1 blinds 5, 6 antes 1'

/** How forms are named. */
export const FORM_WORDS = 'an id that "cardroom forms" lists, such an id with -bomb-pot, or a form of your own'

/** How to give a board. */
export const BOARD_WORDS = '"board": "2c 7d 9h 3c 4d", or "deal 2c 7d 9h" in the acts'

/** How to give a hand. */
export const HAND_WORDS = '"cards" of the seat, or "2 shows As Kd" in the acts; a hand nobody names is mucked'
