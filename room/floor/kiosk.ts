import type { PlayerId } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import { heldIn } from '../held-in.ts'
import type { Attempts } from '../people/attempts.ts'
import { hashPassword, isPassword } from '../people/passwords.ts'
import type { KioskAsked } from '../protocol/floor-people.ts'
import type { OwnFloorView } from '../protocol/floor-screens.ts'
import { type Refused, refusal } from '../refusal.ts'
import { officerOf } from './hosted-floor.ts'
import { giveName, nameFor, playerNamed } from './names.ts'
import { byPlayer, type FloorHost, isAside } from './open-floor.ts'
import { misread, readOwnOrder } from './orders/check-order.ts'
import { NO_FLOOR, ownOrders } from './orders/own-orders.ts'
import { NOT_YOURS } from './orders/staff-orders.ts'
import { openOffers } from './views/board-view.ts'
import { ownFloorView } from './views/own-floor-view.ts'

/**
 * Somebody stands before a kiosk and says a name and a PIN. A name that is new today gets that PIN; from then on nobody
 * speaks for it who doesn’t know it. Wrong PINs are slowed down as passwords are.
 */
export const atKiosk = async (
  host: FloorHost,
  attempts: Attempts,
  device: PlayerId,
  { name: said, pin, order: wanted, command }: KioskAsked,
  language: Language = 'en',
): Promise<OwnFloorView | Refused> => {
  const aside = isAside(host)
  if (aside !== null) return aside
  if (host.state().floor === null) return NO_FLOOR
  const office = officerOf(host.state(), device)?.office
  if (office === undefined || office === 'tablet' || office === 'dealer') return NOT_YOURS
  const name = nameFor(said)
  if (typeof name !== 'string') return name
  const order = wanted === undefined ? null : readOwnOrder(wanted)
  if (wanted !== undefined && order === null) return misread()
  const known = playerNamed(host.state(), name)
  if (known !== undefined && !(await isTheirs(host, attempts, known, pin))) return WRONG_PIN
  if (order !== null) {
    const hash = known === undefined ? await hashPassword(pin) : null
    const player = known ?? `n${host.state().made + 1}`
    const outcome = await host.does(
      byPlayer(player),
      course => {
        // somebody may have taken the name, or the number, while the PIN was being hashed
        if (known === undefined && playerNamed(course.hosted, name) !== undefined) return WRONG_PIN
        if (known === undefined && giveName(course, name, null, hash) !== player) return TRY_AGAIN
        return ownOrders(course, player, order, 'kiosk')
      },
      command === undefined ? undefined : `kiosk ${device} ${command}`,
    )
    if ('why' in outcome) return outcome
  }
  const hosted = host.state()
  const at = host.now()
  const offers = openOffers(hosted, hosted.floor!, at)
  return ownFloorView(hosted, hosted.floor!, playerNamed(hosted, name) ?? null, at, offers, language, 'kiosk')
}

const isTheirs = async ({ state }: FloorHost, attempts: Attempts, player: PlayerId, pin: string): Promise<boolean> => {
  const kept = heldIn(state().names, player)?.pin ?? null
  const names = [`pin ${player}`]
  return (await attempts.slowly({ counts: names, slowedBy: names, from: null }, () => isPassword(kept, pin))) === true
}

const WRONG_PIN = refusal('wrong-pin')
const TRY_AGAIN = refusal('try-again', { about: 'floor' })
