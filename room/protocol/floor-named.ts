/** How a table is run: dealt by software, real cards with the helper, or known only by who sits where. */
export const TABLE_RUNS = ['dealt', 'live', 'known'] as const
/** One of the ways in which a table is run. */
export type TableRun = (typeof TABLE_RUNS)[number]

/** How names stand on the board: in full, first name and initial, or initials. */
export const BOARD_NAMES = ['full', 'short', 'initials'] as const
/** One of the ways in which names stand on the board. */
export type BoardNames = (typeof BOARD_NAMES)[number]

/** The offices that staff have. */
export const STAFF_OFFICES = ['management', 'floor', 'board', 'dealer'] as const
/** One of the offices of staff. */
export type StaffOffice = (typeof STAFF_OFFICES)[number]
