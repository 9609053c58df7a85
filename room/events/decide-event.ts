import type { PlayerId, Time } from '@cardroom/engine/table'
import type { EventOrder, OfficeOrder, OwnEventOrder } from '../protocol/events.ts'
import { type Refused, refusal } from '../refusal.ts'
import type { Secrets } from '../secrets.ts'
import { type Course, giveOrder, tell } from './course.ts'
import { decideDirector } from './decide-director.ts'
import { envelopeOrder } from './envelopes.ts'
import { type Held, isDirector } from './held.ts'
import { addBots, nameFree } from './people-in-event.ts'

/** Who orders something in an event: a person of the room, by the name they have there. */
export type Orderer = { readonly person: PlayerId; readonly name: string }

/** What comes of somebody's order in an event: the course of it, or a refusal that leaves all as it was. */
export const decideEvent = (
  held: Held,
  by: Orderer,
  order: EventOrder,
  at: Time,
  { below, bytes }: Secrets,
): Course | Refused => {
  const course: Course = { held, events: [] }
  const refused = handleOrder(course, by, order, at, { below, bytes })
  return refused ?? course
}

const handleOrder = (course: Course, by: Orderer, order: EventOrder, at: Time, secrets: Secrets): Refused | null => {
  if (isOwn(order)) return owns(course, by, order, at)
  if (!isDirector(course.held, by.person)) return refusal('not-the-director')
  return isOffice(order) ? office(course, order, at, secrets) : decideDirector(course, order, at, secrets.below)
}

/** A new order of players or of the office stands here, or does not compile. */
const OWN: { readonly [T in OwnEventOrder['type']]: true } = {
  Register: true,
  Unregister: true,
  BuyRebuy: true,
  SayRebuy: true,
  BuyAddOn: true,
  EnterAgain: true,
  PickSeat: true,
  PickEnvelope: true,
  StepAway: true,
  BeBack: true,
  ReportBust: true,
  BecomeDirector: true,
}
const OFFICE: { readonly [T in OfficeOrder['type']]: true } = {
  AddEntrant: true,
  AddBots: true,
  Rename: true,
  InviteDirector: true,
  DropDirector: true,
  ConfirmBust: true,
  DismissBust: true,
  RunTable: true,
}
const isOwn = (order: EventOrder): order is OwnEventOrder => Object.hasOwn(OWN, order.type)
const isOffice = (order: EventOrder): order is OfficeOrder => Object.hasOwn(OFFICE, order.type)

/** What players do for themselves; where the director enters players, nobody enters by themselves. */
const owns = (course: Course, { person, name }: Orderer, order: OwnEventOrder, at: Time): Refused | null => {
  const { held } = course
  switch (order.type) {
    case 'Register':
      if (!held.open) return refusal('director-enters')
      tell(course, { type: 'PersonNamed', player: person, name: nameFree(held, person, name), bot: null, at })
      return giveOrder(course, { type: 'Enter', player: person }, at)
    case 'Unregister':
      return giveOrder(course, { type: 'Withdraw', player: person }, at)
    case 'BuyRebuy':
      return giveOrder(course, { type: 'Rebuy', player: person }, at)
    case 'SayRebuy':
      return giveOrder(course, { type: 'AnnounceRebuy', player: person }, at)
    case 'BuyAddOn':
      return giveOrder(course, { type: 'AddOn', player: person }, at)
    case 'EnterAgain':
      return giveOrder(course, { type: 'ReEnter', player: person }, at)
    case 'PickSeat':
      return giveOrder(course, { type: 'ChooseSeat', player: person, seat: order.seat }, at)
    case 'PickEnvelope':
      return giveOrder(course, envelopeOrder(held, person, order.envelope), at)
    case 'StepAway':
      return giveOrder(course, { type: 'MarkAway', player: person }, at)
    case 'BeBack':
      return giveOrder(course, { type: 'ComeBack', player: person }, at)
    case 'ReportBust':
      return reportBust(course, person, order, at)
    case 'BecomeDirector':
      if (held.code === null || held.code !== order.code) return refusal('no-such-code')
      if (isDirector(held, person)) return refusal('as-it-is', { about: 'director' })
      tell(course, { type: 'DirectorAdded', person, name, at })
      return null
  }
}

/** Players who are in it, and directors, report a bust; it waits until a director confirms it. */
const reportBust = (
  course: Course,
  by: PlayerId,
  { players }: Extract<OwnEventOrder, { readonly type: 'ReportBust' }>,
  at: Time,
): Refused | null => {
  const { held } = course
  const isIn = held.tournament.entrants.some(it => it.player === by && it.status === 'playing')
  if (!isIn && !isDirector(held, by)) return refusal('not-in-play')
  if (held.reports.length >= MOST_REPORTS) return refusal('too-many', { about: 'reports' })
  const known = new Set(held.reports.flatMap(report => report.players.map(({ player }) => player)))
  const twice = players.find(({ player }) => known.has(player))
  if (twice !== undefined) return refusal('as-it-is', { about: 'bust-reported' })
  // what could not be carried out now is not worth a director's time
  const off = giveOrder({ held, events: [] }, { type: 'BustOut', players }, at)
  if (off !== null) return off
  tell(course, { type: 'BustReported', report: held.reported + 1, by, players, at })
  return null
}

const MOST_REPORTS = 100

/** What directors do that only a room has. */
const office = (course: Course, order: OfficeOrder, at: Time, { below, bytes }: Secrets): Refused | null => {
  const { held } = course
  switch (order.type) {
    case 'AddEntrant': {
      const player = `live-${held.people.length + 1}`
      tell(course, { type: 'PersonNamed', player, name: nameFree(held, player, order.name), bot: null, at })
      const { takes, chips } = order
      const entry = {
        type: 'Enter',
        player,
        ...(takes !== undefined && { takes }),
        ...(chips !== undefined && { chips }),
      }
      return giveOrder(course, entry as { readonly type: 'Enter'; readonly player: PlayerId }, at)
    }
    case 'AddBots':
      return addBots(course, order.count, at, below)
    case 'Rename': {
      const person = held.people.find(it => it.player === order.player)
      if (person === undefined) return refusal('not-entered')
      const name = nameFree(held, person.player, order.name)
      tell(course, { type: 'PersonNamed', player: person.player, name, bot: person.bot, at })
      return null
    }
    case 'InviteDirector':
      tell(course, { type: 'CodeMade', code: codeFrom(bytes(10)), at })
      return null
    case 'DropDirector':
      if (!isDirector(held, order.person)) return refusal('as-it-is', { about: 'no-director' })
      if (held.directors.length === 1) return refusal('last-director')
      tell(course, { type: 'DirectorDropped', person: order.person, at })
      return null
    case 'ConfirmBust': {
      const found = held.reports.find(({ report }) => report === order.report)
      if (found === undefined) return refusal('no-such-report')
      tell(course, { type: 'ReportClosed', report: order.report, confirmed: true, at })
      return decideDirector(course, { type: 'BustOut', players: found.players }, at, below)
    }
    case 'DismissBust':
      if (!held.reports.some(({ report }) => report === order.report)) return refusal('no-such-report')
      tell(course, { type: 'ReportClosed', report: order.report, confirmed: false, at })
      return null
    case 'RunTable': {
      const on = held.tournament.tables.find(({ table }) => table === order.table)
      if (on !== undefined && on.dealing !== null) return refusal('deal-is-on', { about: { table: order.table } })
      tell(course, { type: 'RunChanged', table: order.table, run: order.run, at })
      return null
    }
  }
}

/** Letters and digits that nobody takes for others. */
const codeFrom = (bytes: Uint8Array): string => [...bytes].map(byte => LETTERS[byte % LETTERS.length]).join('')
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
