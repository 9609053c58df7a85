/** Why a ruling kills a hand. */
export const WHY_KILLED = [
  'miscalled',
  'pair-not-announced',
  'mucked',
  'thrown-forward',
  'mixed-with-another',
  'hidden',
  'absent',
  'clock',
  'turn-passed',
  'owed-blind',
  'shown',
  'dealt-dead',
  'holecards-exposed',
  'stray-joker',
  'boxed-card',
  'dropped-card',
  'damaged-card',
  'upcards-lifted',
  'upcards-reordered',
  'not-discarded',
  'not-dealt-in',
  'wrong-number-of-cards',
  'wrong-number-set',
] as const

/** Why a deal is void: a misdeal, a redeal by a ruling, or a deck that cannot be played with. */
export const WHY_VOIDED = [
  'misdeal',
  'redeal',
  'stub-fouled',
  'duplicate-card',
  'foreign-card',
  'card-missing',
  'boxed-cards',
] as const
