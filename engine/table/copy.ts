import type { TableDraft } from './draft.ts'
import type { Member } from './member.ts'
import type { Table } from './table.ts'

/**
 * A copy of the table to write on. Its fields are named one by one, in the order in which a table opens with them: it
 * is copied at every decision, and a spread of what was itself spread takes ten times as long.
 */
export const copyOfTable = (table: Table): TableDraft => ({
  placard: table.placard,
  opened: table.opened,
  at: table.at,
  chairs: table.chairs,
  members: table.members,
  places: table.places,
  firstButton: table.firstButton,
  unreached: table.unreached,
  buttons: table.buttons,
  kills: table.kills,
  rotation: table.rotation,
  deals: table.deals,
  deal: table.deal,
  carried: table.carried,
  time: table.time,
  agreed: table.agreed,
  collected: table.collected,
  waiting: table.waiting,
  clock: table.clock,
  cards: table.cards,
  notes: table.notes,
  dealer: table.dealer,
  ended: table.ended,
})

/** A copy of a person to write on, field by field for the same reason. */
export const copyOfMember = (member: Member): { -readonly [K in keyof Member]: Member[K] } => ({
  player: member.player,
  seat: member.seat,
  stack: member.stack,
  behind: member.behind,
  held: member.held,
  pocketed: member.pocketed,
  bought: member.bought,
  cashedOut: member.cashedOut,
  collected: member.collected,
  shortBuyIns: member.shortBuyIns,
  buyIns: member.buyIns,
  denominations: member.denominations,
  came: member.came,
  standing: member.standing,
  away: member.away,
  walks: member.walks,
  extension: member.extension,
  second: member.second,
  missed: member.missed,
  missedStraddle: member.missedStraddle,
  missedBlindButton: member.missedBlindButton,
  absentButtons: member.absentButtons,
  wish: member.wish,
  place: member.place,
  dealtOff: member.dealtOff,
  shortBlind: member.shortBlind,
  lastBigBlind: member.lastBigBlind,
  leaving: member.leaving,
  gone: member.gone,
  penalty: member.penalty,
  warnings: member.warnings,
  barred: member.barred,
  mayRack: member.mayRack,
  guests: member.guests,
  playedOverBy: member.playedOverBy,
  left: member.left,
})
