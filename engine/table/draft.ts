import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import type { Rulebook } from '../rulebooks/rulebook.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import { copyOfMember } from './copy.ts'
import type { Member } from './member.ts'
import type { PlayerId } from './player.ts'
import type { Table, TimeKept } from './table.ts'

/** A table to write on: its fields are replaced, their values never changed. */
export type TableDraft = { -readonly [K in keyof Table]: Table[K] }

/** The book that a table plays by. */
export const bookOf = ({ placard }: { readonly placard: { readonly book: BookId | House } }): Rulebook =>
  rulebookOf(placard.book)

/** A person at the table, whether seated or gone. */
export const memberOf = (table: Pick<Table, 'members'>, player: PlayerId): Member | undefined =>
  table.members[placeOf(table.members, player)]

const placeOf = (members: readonly Member[], player: PlayerId): number => {
  for (let i = 0; i < members.length; i++) if (members[i]!.player === player) return i
  return -1
}

/** Writes what has changed about a person. */
export const changeMember = (table: TableDraft, player: PlayerId, change: Partial<Member>): void => {
  if (placeOf(table.members, player) >= 0) Object.assign(memberToChange(table, player), change)
}

/** A player who is at the table, to write on: what happens in every deal is written field by field, without a change to copy from. */
export const memberToChange = (table: TableDraft, player: PlayerId): ReturnType<typeof copyOfMember> => {
  const place = placeOf(table.members, player)
  const members = table.members.slice()
  const member = copyOfMember(members[place]!)
  members[place] = member
  table.members = members
  return member
}

/** Writes what has changed about the time that is paid. */
export const changeTime = (table: TableDraft, change: Partial<TimeKept>): void => {
  table.time = { ...table.time, ...change }
}
