import type { SeatShown } from '@cardroom/room/protocol'
import type { Box } from '../../stage/box.ts'
import { discAt, isAstray } from '../../stage/near-seat.ts'
import type { Stage } from '../../stage/stage.ts'
import { wonPlaces } from '../../stage/won-places.ts'
import type { SceneNow } from './use-scene.ts'

/** Where a seat shows what it wins, and the words: with its name, where another seat is nearer. */
export type WonBox = Box & { readonly words: string }

/** Where each seat shows what it wins, from the middle of the seat. */
export const wonBoxes = (
  stage: Stage | null,
  shown: readonly SeatShown[],
  scene: SceneNow | null,
  bare: readonly number[],
  /** The seat with the dealer's button. */
  button: number | null,
): ReadonlyMap<number, WonBox> => {
  if (stage === null || scene === null) return new Map()
  const { results } = scene.moment
  const tellings = shown.flatMap(({ seat, name }, at) => {
    const it = results.get(seat)
    return it === undefined ? [] : [{ at, seat, name, ...it }]
  })
  const discs = shown.flatMap(({ seat }, at) => (seat === button ? [discAt(stage, at)] : []))
  const without = new Set(bare)
  const first = wonPlaces(stage, tellings, without, discs)
  const named = tellings.map(it => {
    const box = first.get(it.at)
    return it.words !== '' && box !== undefined && isAstray(stage, it.at, box)
      ? { ...it, words: `${it.name} · ${it.words}` }
      : it
  })
  const boxes = named.every((it, i) => it === tellings[i]) ? first : wonPlaces(stage, named, without, discs)
  return new Map(
    named.flatMap(({ at, seat, words }) => {
      const [box, { x, y }] = [boxes.get(at), stage.seats[at]!]
      return box === undefined ? [] : [[seat, { ...box, x: box.x - x, y: box.y - y, words }] as const]
    }),
  )
}
