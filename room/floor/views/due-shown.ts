import { type Due, dueNow, type Floor } from '@cardroom/engine/floor'
import { wordsIn } from '@cardroom/engine/languages'
import type { Time } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import type { DueShown } from '../../protocol/floor.ts'
import type { StaffOrder } from '../../protocol/floor-orders.ts'
import type { HostedFloor } from '../hosted-floor.ts'
import { sayOnFloor } from './say.ts'

/** What is due now, in words and with the order that sees to it, the most pressing first. */
export const duesShown = (
  hosted: HostedFloor,
  floor: Floor,
  at: Time,
  language: Language = 'en',
): readonly DueShown[] =>
  dueNow(floor, at).map(due => {
    const { dueSay, dueMore } = wordsIn(language)
    const more = dueMore(due)
    const { table, player } = about(due)
    const game = gameOf(due)
    return {
      id: [due.due, table, game, player, 'seat' in due ? due.seat : null].filter(it => it !== null).join(' '),
      due: due.due,
      say: sayOnFloor(hosted, dueSay(due)),
      more: more === null ? null : sayOnFloor(hosted, more),
      order: orderFor(due),
      until: null,
      table,
      game,
      player,
      rules: due.rules,
    }
  })

const about = (due: Due): { readonly table: string | null; readonly player: string | null } => {
  switch (due.due) {
    case 'call-to-main':
      return { table: due.mover.to.table, player: due.mover.player }
    case 'call-name':
      return { table: due.next.table, player: due.next.player }
    case 'start-game':
      return { table: null, player: null }
    case 'table-is-silent':
    case 'merge':
    case 'collect-time':
    case 'push-dealer':
      return { table: due.table, player: null }
    default:
      return { table: due.table, player: due.player }
  }
}

const gameOf = (due: Due): string | null => {
  if (due.due === 'start-game') return due.game
  return due.due === 'call-name' ? due.next.game : null
}

/** The order that sees to it; null where more has to be said, such as which table opens or who pushes. */
const orderFor = (due: Due): StaffOrder | null => {
  switch (due.due) {
    case 'move':
      return { type: 'MakeMove', player: due.player }
    case 'answer-request':
      return { type: 'Sit', player: due.player, table: due.table, seat: due.seat }
    case 'seat-change':
      return { type: 'ChangeSeat', player: due.player, seat: due.seat }
    case 'call-to-main':
      return { type: 'CallToMain', table: due.mover.to.table }
    case 'call-name':
      return { type: 'CallNext', game: due.next.game, table: due.next.table }
    case 'pick-up':
    case 'may-not-play':
      return { type: 'StandUp', player: due.player }
    case 'merge':
      return { type: 'MergeFeeders', table: due.table }
    case 'table-is-silent':
    case 'start-game':
    case 'collect-time':
    case 'push-dealer':
      return null
  }
}
