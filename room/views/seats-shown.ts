import type { Deal, Table } from '@cardroom/engine'
import { heldIn } from '../held-in.ts'
import type { CommonView, SeatShown } from '../protocol/frames.ts'
import { preferenceOf } from '../table/preferences/preferences.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { isEqual } from './equal-lists.ts'
import { seatMarks } from './seat-marks.ts'
import type { TableWords } from './table-words.ts'

/** A table at a moment before, and how everybody saw it then, in the same language. */
export type ShownBefore = { readonly hosted: Hosted; readonly common: CommonView }

/** The seats of a table as everybody sees them. */
export const seatsShown = (
  hosted: Hosted,
  here: (person: string) => boolean,
  words: TableWords,
  before: ShownBefore | null,
): readonly SeatShown[] => {
  const { night, people } = hosted
  const { table, deal } = night!
  const isSame = before !== null && before.hosted.night?.table === table && before.hosted.people === people
  if (!isSame) return table.chairs.map((person, i) => seatShown(hosted, person, i + 1, here, words))
  const { seats } = before.common
  const now = seats.map(was => seatShownAgain(table, deal, was, here))
  return now.every((seat, i) => seat === seats[i]) ? seats : now
}

const seatShown = (
  hosted: Hosted,
  person: string | null,
  seat: number,
  here: (person: string) => boolean,
  { notDealtIn }: TableWords,
): SeatShown => {
  if (person === null) return { ...VACANT, seat }
  const { night, people } = hosted
  const { table, deal } = night!
  const own = heldIn(people, person)
  const member = table.members.find(it => it.player === person)!
  const dealt = table.deal?.players.some(it => it.player === person) ?? false
  return {
    seat,
    person,
    name: own?.name ?? '',
    bot: own?.bot != null,
    host: own?.role === 'host',
    chips: chipsAt(table, deal, seat, person),
    away: member.away !== null,
    out: dealt || table.deal === null ? '' : notDealtIn,
    missedBlind: member.missedBlindButton,
    marks: seatMarks(table, deal, seat, person),
    here: here(person),
    lost: own?.lost === true,
    ...avatarOf(hosted, person),
  }
}

/** A seat of a table at which nothing has changed but the deal that is on, and who is here. */
const seatShownAgain = (
  table: Table,
  deal: Deal | null,
  was: SeatShown,
  here: (person: string) => boolean,
): SeatShown => {
  const { seat, person } = was
  if (person === null) return was
  const chips = chipsAt(table, deal, seat, person)
  const marks = seatMarks(table, deal, seat, person)
  const isHere = here(person)
  const isSame = was.chips === chips && was.here === isHere && isEqual(was.marks, marks)
  return isSame ? was : { ...was, chips, marks, here: isHere }
}

const chipsAt = (table: Table, deal: Deal | null, seat: number, person: string): number => {
  const playing = deal?.players.find(it => it.seat === seat)
  return playing === undefined ? table.members.find(it => it.player === person)!.stack : playing.stack
}

/** Nothing is said of those who are drawn by their initials, as most are. */
const avatarOf = (hosted: Hosted, person: string): Pick<SeatShown, 'avatar'> => {
  const avatar = preferenceOf(hosted, person, 'avatar')
  return avatar === 'initials' ? {} : { avatar }
}

const VACANT = {
  person: null,
  name: '',
  bot: false,
  host: false,
  chips: 0,
  away: false,
  out: '',
  missedBlind: false,
  marks: [],
  here: false,
  lost: false,
} as const
