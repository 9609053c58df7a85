import type { Floor, FloorTable } from '@cardroom/engine/floor'
import type { Time } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import type { DueShown } from '../../protocol/floor.ts'
import type { TabletView } from '../../protocol/floor-screens.ts'
import type { HostedFloor } from '../hosted-floor.ts'
import { formNames } from './games-shown.ts'
import { tableShown } from './table-shown.ts'

/** The tablet at a table: that table and what of all that is due is due there. */
export const tabletView = (
  hosted: HostedFloor,
  floor: Floor,
  table: FloorTable,
  at: Time,
  dues: readonly DueShown[],
  language: Language = 'en',
): TabletView => {
  const game = floor.games.find(({ id }) => id === table.game)
  return {
    screen: 'table',
    name: hosted.name,
    table: tableShown(hosted, floor, table, at, language),
    order: game?.order ?? 'button',
    formNames: game === undefined ? [] : formNames(game),
    waiting: game?.list.length ?? 0,
    due: dues.filter(due => due.table === table.id),
    timeChips: lastTime(hosted, table.id),
  }
}

/** What everybody paid last time; at a new limit it may be something else (wsop/73-approval), and is asked again. */
const lastTime = ({ recent }: HostedFloor, table: string): number | null => {
  const last = recent.findLast(
    ({ event }) => (event.type === 'TimeCollected' || event.type === 'LimitChanged') && event.table === table,
  )
  return last?.event.type === 'TimeCollected' ? last.event.chips : null
}
