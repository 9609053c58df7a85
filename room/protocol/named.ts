/** What somebody may be at a table. */
export const ROLES = ['host', 'dealer', 'floor', 'player', 'spectator'] as const
/** What somebody may do at a table beside playing. */
export type Role = (typeof ROLES)[number]

/** How a bot plays. */
export const TEMPERS = ['careful', 'steady', 'bold'] as const
/** One of the tempers of bots. */
export type Temper = (typeof TEMPERS)[number]

/** What players may say before their turn: check, or fold to a bet; check, but not fold; call this bet and no other. */
export const PLANS = ['check-fold', 'check', 'call'] as const
/** One of the choices you can make before your turn. */
export type Plan = (typeof PLANS)[number]

/** What an entry of the bank is about. */
export const ENTRY_KINDS = [
  'buy-in',
  'top-up',
  'cash',
  'transfer',
  'cash-out',
  'returned',
  'foreign-chips',
  'counted',
  'coloured-up',
  'rake',
  'drop',
  'time',
  'seven-deuce',
  'correction',
] as const
/** One of the kinds of entries. */
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** How somebody can be drawn: by their initials in some colour, or as one of these. The first is what everybody starts with. */
export const AVATARS = [
  'initials',
  'initials-sea',
  'initials-moss',
  'initials-rust',
  'initials-plum',
  'initials-slate',
  'initials-gold',
  'fox',
  'cat',
  'dog',
  'bear',
  'panda',
  'koala',
  'rabbit',
  'mouse',
  'lion',
  'tiger',
  'wolf',
  'monkey',
  'cow',
  'pig',
  'frog',
  'owl',
  'penguin',
  'chick',
  'octopus',
  'bee',
  'robot',
  'ghost',
  'alien',
  'joker',
] as const

/** The colours that mark a note about a player. */
export const NOTE_COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const
