import type { DealShown, SeatShown } from '@cardroom/room/protocol'
import type { Box } from '../../stage/box.ts'
import type { Stage } from '../../stage/stage.ts'
import { isAstray, wonPlaces } from '../../stage/won-places.ts'
import type { SceneNow } from './use-scene.ts'

/** Where a seat shows what it wins, and the words: with its name, where another seat is nearer. */
export type WonBox = Box & { readonly words: string }

/** Where each seat shows what it wins, from the middle of the seat. */
export const wonBoxes = (
  stage: Stage | null,
  shown: readonly SeatShown[],
  scene: SceneNow | null,
  deal: DealShown | null,
): ReadonlyMap<number, WonBox> => {
  if (stage === null || scene === null) return new Map()
  const { results } = scene.moment
  const tellings = shown.flatMap(({ seat, name }, at) => {
    const it = results.get(seat)
    return it === undefined ? [] : [{ at, seat, name, ...it }]
  })
  const holds = new Set(deal?.players.flatMap(({ seat, folded }) => (folded ? [] : [seat])))
  const bare = new Set(shown.flatMap(({ seat }, at) => (holds.has(seat) ? [] : [at])))
  const first = wonPlaces(stage, tellings, bare)
  const named = tellings.map(it => {
    const box = first.get(it.at)
    return it.words !== '' && box !== undefined && isAstray(stage, it.at, box)
      ? { ...it, words: `${it.name} · ${it.words}` }
      : it
  })
  const boxes = named.every((it, i) => it === tellings[i]) ? first : wonPlaces(stage, named, bare)
  return new Map(
    named.flatMap(({ at, seat, words }) => {
      const [box, { x, y }] = [boxes.get(at), stage.seats[at]!]
      return box === undefined ? [] : [[seat, { ...box, x: box.x - x, y: box.y - y, words }] as const]
    }),
  )
}
