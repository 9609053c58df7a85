import type { Seat } from '../../deal/chips.ts'
import { isBigBlindAt } from '../button/places.ts'
import { copyOfMember } from '../copy.ts'
import { changeTime, type TableDraft } from '../draft.ts'
import type { Member } from '../member.ts'
import type { PlayerId } from '../player.ts'
import type { Agreed, CalledDeal, Places, Table } from '../table.ts'

/** How a member stood with the blinds before a deal was called. */
export type Stood = Pick<
  Member,
  | 'player'
  | 'seat'
  | 'standing'
  | 'place'
  | 'dealtOff'
  | 'wish'
  | 'missed'
  | 'missedStraddle'
  | 'missedBlindButton'
  | 'shortBlind'
  | 'penalty'
>

/** What goes back to where it was if the deal is void. */
export type BeforeDeal = Pick<Table, 'places' | 'unreached' | 'buttons' | 'rotation' | 'agreed'> & {
  /** The deals in which those who have the big blind now had it before. */
  readonly bigBlinds: readonly Pick<Member, 'player' | 'lastBigBlind'>[]
  readonly stood: readonly Stood[]
}

/** Most deals change nobody: one list for all of them. */
export const NOBODY: readonly Stood[] = []

/** The players for whom a deal changes more than chips, as they stand before it. */
export const standing = (table: Table, isChanged: (member: Member) => boolean): readonly Stood[] =>
  table.members.filter(isChanged).map(member => ({
    player: member.player,
    seat: member.seat,
    standing: member.standing,
    place: member.place,
    dealtOff: member.dealtOff,
    wish: member.wish,
    missed: member.missed,
    missedStraddle: member.missedStraddle,
    missedBlindButton: member.missedBlindButton,
    shortBlind: member.shortBlind,
    penalty: member.penalty,
  }))

/** Usually nothing changes for a player who is dealt in, and then nothing is written. */
export const isAsAfterADeal = ({ standing, place, dealtOff, wish }: Member): boolean =>
  standing === 'active' && place === null && !dealtOff && wish === 'post'

/** How the table is before a deal is called that has button and blinds in these places. */
export const beforeDeal = (table: Table, places: Places, stood: readonly Stood[]): BeforeDeal => ({
  places: table.places,
  unreached: table.unreached,
  buttons: table.buttons,
  rotation: table.rotation,
  agreed: table.agreed,
  bigBlinds: bigBlindsBefore(table.members, places),
  stood,
})

/** A loop, not a list of lists: it is asked in every deal. */
const bigBlindsBefore = (members: readonly Member[], places: Places): BeforeDeal['bigBlinds'] => {
  const found: Pick<Member, 'player' | 'lastBigBlind'>[] = []
  for (let i = 0; i < members.length; i++) {
    const { player, seat, lastBigBlind } = members[i]!
    if (seat !== null && isBigBlindAt(places, seat)) found.push({ player, lastBigBlind })
  }
  return found
}

/**
 * rrp/glossary/misdeal, rrp/4/2: blinds and posts of a void deal have gone back, so nobody has met them. The same deal is
 * dealt again: the button stays, and players who came in or missed a blind by it have not.
 */
export const takeBack = (table: TableDraft, deal: CalledDeal, buttons: readonly Seat[]): void => {
  const { before } = deal
  table.places = before.places
  table.unreached = before.unreached
  table.rotation = before.rotation
  table.agreed = agreedAgain(before.agreed, table.agreed)
  // a button that was wrong is corrected in the very next deal
  table.buttons = buttons.length > 0 ? [...buttons, ...before.buttons.slice(1)] : before.buttons
  table.members = table.members.map(member => asBefore(member, before))
  const { courtesy } = table.time
  if (courtesy.length > 0) changeTime(table, { courtesy: courtesy.map(it => oneLess(it, deal.players)) })
}

const asBefore = (member: Member, { bigBlinds, stood }: BeforeDeal): Member => {
  const big = bigBlinds.find(({ player }) => player === member.player)
  const was = stood.find(({ player, seat }) => player === member.player && seat === member.seat)
  if (big === undefined && was === undefined) return member
  const after = copyOfMember(member)
  if (big !== undefined) after.lastBigBlind = big.lastBigBlind
  if (was === undefined) return after
  // what a player has chosen since is what they want now; so with a penalty that was given since
  const wish = member.wish === 'post' ? was.wish : member.wish
  return Object.assign(after, was, { wish, penalty: isServed(was, member) ? was.penalty : member.penalty })
}

/** Is all that happened to the penalty that the deal counted for it? */
const isServed = ({ penalty: was }: Stood, { penalty: is }: Member): boolean =>
  was !== null && 'deals' in was && (is === null ? was.deals === 1 : 'deals' in is && is.deals === was.deals - 1)

/** What was said for the deal holds for it again, beside what was said since. */
const agreedAgain = (was: Agreed, since: Agreed): Agreed => ({
  straddles: [
    ...was.straddles.filter(({ player }) => since.straddles.every(it => it.player !== player)),
    ...since.straddles,
  ],
  kills: [...new Set([...was.kills, ...since.kills])],
  bombPot: since.bombPot ?? was.bombPot,
})

const oneLess = <T extends { readonly player: PlayerId; readonly deals: number }>(
  it: T,
  players: CalledDeal['players'],
): T => (players.some(({ player }) => player === it.player) ? { ...it, deals: it.deals - 1 } : it)
