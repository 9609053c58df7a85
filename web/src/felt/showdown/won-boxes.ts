import type { DealShown, SeatShown } from '@cardroom/room/protocol'
import type { Box } from '../../stage/box.ts'
import type { Stage } from '../../stage/stage.ts'
import { wonPlaces } from '../../stage/won-places.ts'
import type { SceneNow } from './use-scene.ts'

/** Where each seat shows what it wins, from the middle of the seat. */
export const wonBoxes = (
  stage: Stage | null,
  shown: readonly SeatShown[],
  scene: SceneNow | null,
  deal: DealShown | null,
): ReadonlyMap<number, Box> => {
  if (stage === null || scene === null) return new Map()
  const { results } = scene.moment
  const tellings = shown.flatMap(({ seat }, at) => {
    const it = results.get(seat)
    return it === undefined ? [] : [{ at, seat, ...it }]
  })
  const holds = new Set(deal?.players.flatMap(({ seat, folded }) => (folded ? [] : [seat])))
  const bare = new Set(shown.flatMap(({ seat }, at) => (holds.has(seat) ? [] : [at])))
  const boxes = wonPlaces(stage, tellings, bare)
  return new Map(
    tellings.flatMap(({ at, seat }) => {
      const [box, { x, y }] = [boxes.get(at), stage.seats[at]!]
      return box === undefined ? [] : [[seat, { ...box, x: box.x - x, y: box.y - y }] as const]
    }),
  )
}
