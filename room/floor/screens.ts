import { type By, floorOrderProblems } from '@cardroom/engine/floor'
import type { PlayerId } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import type { DueShown, NoFloorView } from '../protocol/floor.ts'
import type { FloorOffer } from '../protocol/floor-screens.ts'
import { type Refused, refusal } from '../refusal.ts'
import type { FindShown, Ordered, Shown, Viewer } from '../shown/shown.ts'
import { orders } from './course.ts'
import { type Officer, officerOf, playerOf } from './hosted-floor.ts'
import { ownPlayer } from './names.ts'
import { byPlayer, type FloorAct, type FloorHost, isAside } from './open-floor.ts'
import { misread, readFloorOrder, readOpenFloor, readOwnOrder, readRoomOrder, typeOf } from './orders/check-order.ts'
import { NO_FLOOR, ownOrders } from './orders/own-orders.ts'
import { isStaff, NOT_YOURS, openFloorOrder, roomOrders, staffOrders } from './orders/staff-orders.ts'
import { tabletOrders } from './orders/tablet-orders.ts'
import { perCount } from './per-count.ts'
import { undoneOrder } from './undo-order.ts'
import { boardView, kioskView, openOffers } from './views/board-view.ts'
import { duesShown } from './views/due-shown.ts'
import { ownFloorView } from './views/own-floor-view.ts'
import { staffView } from './views/staff-view.ts'
import { tabletView } from './views/tablet-view.ts'

/** What screens need beside the floor: what people are called, and chance. */
export type ScreensAround = {
  readonly nameOfPerson: (person: PlayerId) => string | null
  readonly secrets: { readonly bytes: (count: number) => Uint8Array }
}

/** The screens of a floor by their names on the line, each with what it may see and order. */
export const floorScreens = (host: FloorHost, around: ScreensAround): FindShown => {
  /** What several people share is made once. */
  const once = perCount<object | Refused>(host.count)
  const duesOnce = perCount<readonly DueShown[]>(host.count)
  const offersOnce = perCount<readonly FloorOffer[]>(host.count)
  const offers = (floor: OpenFloor): readonly FloorOffer[] =>
    offersOnce('offers', () => openOffers(host.state(), floor, host.now()))
  const dues: Dues = (floor, language = 'en') =>
    duesOnce(language, () => duesShown(host.state(), floor, host.now(), language))
  const shown = (view: Shown['viewFor'], order: Shown['order']): Shown => ({
    version: host.version,
    viewFor: viewer => isAside(host) ?? view(viewer),
    listen: host.onChange,
    order: async (viewer, wanted, command) => isAside(host) ?? order(viewer, wanted, command),
  })
  const readOnly: Shown['order'] = async () => NOT_YOURS
  const staff = shown(
    viewer => staffSees(host, viewer, once, dues),
    (viewer, wanted, command) => staffOrder(host, around, viewer, wanted, command),
  )
  const board = shown(
    () => once('board', () => withFloor(host, floor => boardView(host.state(), floor, host.now()))),
    readOnly,
  )
  const report = shown(viewer => {
    const office = officerOf(host.state(), viewer.person)?.office
    if (office === undefined || !isStaff(office)) return FOR_STAFF
    return once('report', () => host.report() ?? NO_FLOOR)
  }, readOnly)
  const kiosk = shown(
    ({ person }) =>
      officerOf(host.state(), person) === undefined
        ? refusal('not-a-kiosk')
        : once('kiosk', () => withFloor(host, floor => kioskView(host.state(), floor, offers(floor)))),
    readOnly,
  )
  const own = shown(
    ({ person, language }) =>
      withFloor(host, floor => {
        const player = playerOf(host.state(), person)
        return ownFloorView(host.state(), floor, player, host.now(), offers(floor), language)
      }),
    (viewer, wanted, command) => ownOrder(host, around, viewer, wanted, command),
  )
  const tablet = (id: string): Shown =>
    shown(
      viewer => tabletSees(host, viewer, id, once, dues),
      (viewer, wanted, command) => tabletOrder(host, viewer, id, wanted, command),
    )
  const screens: ReadonlyMap<string, Shown> = new Map([
    ['floor', staff],
    ['floor/board', board],
    ['floor/report', report],
    ['floor/kiosk', kiosk],
    ['floor/me', own],
  ])
  return what => {
    const screen = screens.get(what)
    if (screen !== undefined) return screen
    return what.startsWith(TABLE) ? tablet(what.slice(TABLE.length)) : undefined
  }
}

const TABLE = 'floor/table/'
const FOR_STAFF = refusal('not-your-office', { about: 'screen' })
const NAMELESS = refusal('nameless')

type Once = (name: string, make: () => object | Refused) => object | Refused
type Dues = (floor: OpenFloor, language: Language | undefined) => readonly DueShown[]

type OpenFloor = NonNullable<ReturnType<FloorHost['state']>['floor']>

const withFloor = (host: FloorHost, view: (floor: OpenFloor) => object): object | Refused => {
  const { floor } = host.state()
  return floor === null ? NO_FLOOR : view(floor)
}

const staffSees = (host: FloorHost, { person, language }: Viewer, once: Once, dues: Dues): object | Refused => {
  const hosted = host.state()
  const { floor } = hosted
  if (floor === null) return { screen: 'none', mayOpen: person !== null } satisfies NoFloorView
  const office = officerOf(hosted, person)?.office
  if (office === undefined || !isStaff(office)) return FOR_STAFF
  return once(`staff ${office} ${language}`, () =>
    staffView(hosted, floor, office, host.now(), dues(floor, language), language),
  )
}

const byStaff = ({ name, office }: Officer): By => ({ name, office: isStaff(office) ? office : 'table' })

const staffOrder = async (
  host: FloorHost,
  { nameOfPerson, secrets }: ScreensAround,
  { person }: Viewer,
  wanted: unknown,
  command: string,
): Promise<Ordered> => {
  if (person === null) return NAMELESS
  if (typeOf(wanted) === 'OpenFloor') {
    const opening = readOpenFloor(wanted)
    const { name: _name, ...order } = opening ?? { name: '' }
    const problems = floorOrderProblems(order)
    if (opening === null || problems.length > 0) return misread(opening === null ? [] : problems)
    const name = nameOfPerson(person) ?? 'Manager'
    const by: By = { name, office: 'management' }
    return host.does(by, course => openFloorOrder(course, person, name, opening), command)
  }
  const officer = officerOf(host.state(), person)
  if (officer === undefined || !isStaff(officer.office)) return NOT_YOURS
  const act = await staffAct(host, officer, wanted, secrets)
  if ('why' in act) return act
  return host.does(byStaff(officer), course => (isStill(course, person, officer) ? act(course) : NOT_YOURS), command)
}

/** Offices end while orders are on their way. */
const isStill = (course: Parameters<FloorAct>[0], person: PlayerId, { office }: Officer): boolean =>
  officerOf(course.hosted, person)?.office === office

const staffAct = async (
  host: FloorHost,
  officer: Officer,
  wanted: unknown,
  secrets: ScreensAround['secrets'],
): Promise<FloorAct | Refused> => {
  const own = readRoomOrder(wanted)
  if (own?.type === 'Undo') {
    const found = await undoneOrder(host, own.order)
    if ('why' in found) return found
    return course => orders(course, { type: 'Undo', of: own.order, ...found })
  }
  if (own !== null) return course => roomOrders(course, officer, own, secrets)
  const order = readFloorOrder(wanted)
  return 'why' in order ? order : course => staffOrders(course, order)
}

const ownOrder = async (
  host: FloorHost,
  { nameOfPerson }: ScreensAround,
  { person }: Viewer,
  wanted: unknown,
  command: string,
): Promise<Ordered> => {
  const name = person === null ? null : nameOfPerson(person)
  if (person === null || name === null) return NAMELESS
  const order = readOwnOrder(wanted)
  if (order === null) return misread()
  const player = playerOf(host.state(), person) ?? person
  return host.does(
    byPlayer(player),
    course => (ownPlayer(course, person, name) === player ? ownOrders(course, player, order, 'online') : NOT_YOURS),
    command,
  )
}

const tabletSees = (
  host: FloorHost,
  { person, language }: Viewer,
  id: string,
  once: Once,
  dues: Dues,
): object | Refused => {
  const hosted = host.state()
  if (!isAtTable(officerOf(hosted, person), id)) return FOR_STAFF
  return withFloor(host, floor => {
    const table = floor.tables.find(it => it.id === id && !it.closed)
    if (table === undefined) return refusal('no-such-table', { about: { table: id } })
    return once(`table ${id} ${language}`, () =>
      tabletView(hosted, floor, table, host.now(), dues(floor, language), language),
    )
  })
}

const isAtTable = (officer: Officer | undefined, table: string): officer is Officer =>
  officer !== undefined && officer.office !== 'kiosk' && (officer.office !== 'tablet' || officer.table === table)

const tabletOrder = async (
  host: FloorHost,
  { person }: Viewer,
  table: string,
  wanted: unknown,
  command: string,
): Promise<Ordered> => {
  const officer = officerOf(host.state(), person)
  if (person === null || !isAtTable(officer, table)) return NOT_YOURS
  const order = readFloorOrder(withTable(wanted, table))
  if ('why' in order) return order
  const by: By = isStaff(officer.office) ? byStaff(officer) : { name: table, office: 'table' }
  return host.does(
    by,
    course => (isStill(course, person, officer) ? tabletOrders(course, table, order) : NOT_YOURS),
    command,
  )
}

/** Orders about the table itself leave it out: the tablet stands at one. */
const withTable = (wanted: unknown, table: string): unknown =>
  ABOUT_TABLE.has(typeOf(wanted)) ? { ...(wanted as object), table } : wanted
const ABOUT_TABLE: ReadonlySet<string> = new Set(['Sit', 'CollectTime', 'NextDeal', 'DealOver'])
