import { isRecord } from '../kinds/shown.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { Arena } from './arena-type.ts'
import { checkedWhole } from './checks.ts'
import { lanesOf } from './lanes.ts'
import { type ArenaOptions, gameOf } from './options.ts'
import { layoutOf, type TensorLayout } from './tensor.ts'

/**
 * Many deals of one game stepped together over flat buffers that are written in place. A new deal follows at once
 * where one ends; its returns stay until the next step.
 */
export type Arenas = {
  readonly count: number
  readonly actions: readonly string[]
  readonly seats: number
  readonly layout: TensorLayout
  /** The seat to act in each. */
  readonly turns: Int8Array
  /** Which actions are allowed: a row of `actions.length` for each. */
  readonly masks: Uint8Array
  /** What the seat to act knows: a row of `layout.size` for each; empty if no tensors were asked for. */
  readonly tensors: Float32Array
  /** 1 where the last step ended a deal, and what each seat won in it: a row of `seats` for each. */
  readonly ended: Uint8Array
  readonly returns: Float64Array
  /** Takes one action in each. A number that is not allowed is a RangeError that names its place; those before it are taken. */
  readonly step: (actions: ArrayLike<number>) => void
  /** The arena at a place, for whatever else you want to know. */
  readonly at: (place: number) => Arena
}

/** How many deals are stepped together, and whether tensors are written. */
export type ArenasOptions = Omit<ArenaOptions, 'chance'> & { readonly tensors?: boolean }

/** This many arenas side by side, each with cards of its own from the seed. */
export const arenas = (count: number, asked: ArenasOptions): Arenas => {
  checkedWhole('count', count, 1)
  if (!isRecord(asked)) throw wrongArgument('arenas', asked, "options: arenas(1000, { game: 'holdem' })")
  const { tensors: wanted = true, ...options } = asked
  if (typeof wanted !== 'boolean') throw wrongArgument('tensors', wanted, 'true or false')
  if ('chance' in options) throw new TypeError('arenas has no chance: its decks are shuffled, each from the seed')
  const game = gameOf(options)
  const seats = game.start.seats.length
  const layout = layoutOf(game.form, seats)
  const { names } = game.space
  const turns = new Int8Array(count)
  const masks = new Uint8Array(count * names.length)
  const tensors = new Float32Array(wanted ? count * layout.size : 0)
  const ended = new Uint8Array(count)
  const returns = new Float64Array(count * seats)
  const lanes = lanesOf(game, count)
  const look = (place: number): void => {
    turns[place] = lanes.turn(place)
    lanes.mask(place, masks, place * names.length)
    if (wanted) lanes.tensor(place, tensors, place * layout.size)
  }
  const goOn = (place: number): void => {
    ended[place] = 0
    while (lanes.isOver(place)) {
      ended[place] = 1
      lanes.returns(place, returns, place * seats)
      lanes.redeal(place)
    }
  }
  for (let place = 0; place < count; place++) {
    goOn(place)
    ended[place] = 0
    look(place)
  }
  return {
    count,
    actions: names,
    seats,
    layout,
    turns,
    masks,
    tensors,
    ended,
    returns,
    at: place => {
      if (!Number.isInteger(place) || place < 0 || place >= count)
        throw new RangeError(`place ${place}: give 0 to ${count - 1}`)
      return lanes.at(place)
    },
    step: taken => {
      if (taken?.length !== count) throw new RangeError(`${taken?.length ?? 'no'} actions for ${count} deals`)
      for (let place = 0; place < count; place++) {
        const action = taken[place]!
        lanes.step(place, typeof action === 'number' ? action : Number.NaN)
        goOn(place)
        look(place)
      }
    },
  }
}
