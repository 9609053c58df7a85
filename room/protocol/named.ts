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
  'correction',
] as const
/** One of the kinds of entries. */
export type EntryKind = (typeof ENTRY_KINDS)[number]
