import type { Seat } from '../deal/chips.ts'
import type { DealsEvent } from '../table/deals/deals.ts'
import type { PlayerId } from '../table/player.ts'
import type { TableScene } from './table-scene.ts'

/** Players p1, p2 and so on, each in the seat of their number. */
export const inSeats = (...seats: readonly Seat[]): Readonly<Record<PlayerId, Seat>> =>
  Object.fromEntries(seats.map(seat => [`p${seat}`, seat]))

/** Somebody takes a seat and buys in. */
export const sitsDown = (scene: TableScene, player: PlayerId, seat: Seat): TableScene =>
  scene.gives({ type: 'TakeSeat', player, seat }, { type: 'BuyIn', player, chips: 1000 })

/** The deal that was called last. */
export const called = ({ log }: TableScene): Extract<DealsEvent, { readonly type: 'DealCalled' }> => {
  const found = log.findLast(event => event.type === 'DealCalled')
  if (found === undefined) throw new Error('no deal has been called')
  return found
}

/** What was posted in it, as "2 blind 5". */
export const posted = (scene: TableScene): readonly string[] =>
  (called(scene).start.posts ?? []).map(({ seat, kind, amount }) => `${seat} ${kind} ${amount}`)

/** Who was dealt in, seat by seat. */
export const dealtIn = (scene: TableScene): readonly Seat[] => called(scene).players.map(({ seat }) => seat)

/** Why somebody was not. */
export const outOf = (scene: TableScene, player: PlayerId): string | undefined =>
  called(scene).out.find(it => it.player === player)?.why

/** Button and blinds, as "button 1, blinds 2 3"; a blind that nobody posts is a dash. */
export const placed = (scene: TableScene): string => {
  const { button, blinds } = called(scene).places
  return `button ${button}, blinds ${blinds.map(seat => seat ?? '-').join(' ')}`
}
