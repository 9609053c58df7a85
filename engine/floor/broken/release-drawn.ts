import { removeSpareChair } from '../chairs/spare-chair.ts'
import { bookOf, gameOf } from '../draft.ts'
import type { DealPlaces, FloorTable } from '../floor-table.ts'
import { type At, type FloorWork, tell } from '../work.ts'

/** rrp/2/seating/14: a seat drawn for somebody away is lost when the big blind is due there, and the name is first on the list. */
export const releaseDrawn = (work: FloorWork, table: FloorTable, next: DealPlaces, when: At): void => {
  for (const [i, chair] of table.chairs.entries()) {
    if (chair.is !== 'held' || chair.why !== 'drawn' || chair.until === null) continue
    const isOver = 'deal' in chair.until ? table.deals + 1 > chair.until.deal : next.big === i + 1
    if (!isOver) continue
    const { rules } = bookOf(work.state).brokenGameSeatHold
    const { player } = chair
    const why = 'deal' in chair.until ? 'deals' : 'big-blind'
    tell(work, { type: 'SeatReleased', player, table: table.id, seat: i + 1, why, ...when, rules })
    removeSpareChair(work, table.id, i + 1, when)
    if (gameOf(work.state, table.game)!.list.some(name => name.player === player)) continue
    tell(work, {
      type: 'NameListed',
      game: table.game,
      player,
      way: 'broken-game',
      place: 1,
      number: work.state.numbered + 1,
      brokenGame: true,
      checkInBy: null,
      ...when,
      rules,
    })
  }
}
