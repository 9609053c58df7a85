import type { Floor, FloorTable } from '@cardroom/engine/floor'
import type { Time } from '@cardroom/engine/table'
import type { TabletView } from '../../protocol/floor-screens.ts'
import type { HostedFloor } from '../hosted-floor.ts'
import { duesShown } from './due-shown.ts'
import { formNames } from './games-shown.ts'
import { tableShown } from './table-shown.ts'

/** The tablet at a table: that table and what is due there. */
export const tabletView = (hosted: HostedFloor, floor: Floor, table: FloorTable, at: Time): TabletView => {
  const game = floor.games.find(({ id }) => id === table.game)
  return {
    screen: 'table',
    name: hosted.name,
    table: tableShown(hosted, floor, table, at),
    order: game?.order ?? 'button',
    formNames: game === undefined ? [] : formNames(game),
    waiting: game?.list.length ?? 0,
    due: duesShown(hosted, floor, at).filter(due => due.table === table.id),
    timeChips: lastTime(hosted, table.id),
  }
}

const lastTime = ({ recent }: HostedFloor, table: string): number | null => {
  const last = recent.findLast(({ event }) => event.type === 'TimeCollected' && event.table === table)
  return last?.event.type === 'TimeCollected' ? last.event.chips : null
}
