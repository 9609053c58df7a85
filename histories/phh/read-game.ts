import type { Form, Seat } from '@cardroom/engine'
import type { Structure } from '@cardroom/engine/forms'
import { fault } from '../problems.ts'
import { chipsOf, placesOf } from './amounts.ts'
import { type Fields, FLAG, fieldOf, NUMBER, NUMBERS, TEXT, wrong } from './fields.ts'
import type { PhhGame } from './game.ts'
import { each } from './read-about.ts'
import { formOfVariant, isPhhVariant, PHH_VARIANTS } from './variants.ts'

/** The fields of the standard that make the game, in the file's own units. */
export type WrittenGame = Omit<PhhGame, 'form' | 'structure'> & { readonly unknown: readonly boolean[] }

/** What stands for a stack that nobody knows: more than is bet in any history. */
export const ENOUGH = 1_000_000_000_000

/** The form and structure of a file's code; undefined where it has none, or one that is not known (and then reported). */
export const readVariant = (
  fields: Fields,
  own: Form | undefined,
): { readonly form: Form; readonly structure: Structure; readonly stakes: string } | undefined => {
  if (own !== undefined) return { form: own, structure: own.structures[0] ?? 'no-limit', stakes: 'own' }
  const code = fieldOf(fields, 'variant', TEXT)
  if (code === undefined) {
    if (fields.table.values.variant === undefined)
      wrong(fields, 'variant', fault('field-missing', { field: 'variant' }))
    return
  }
  if (!isPhhVariant(code)) return wrong(fields, 'variant', fault('no-such-variant', { code }))
  return { form: formOfVariant(code), structure: PHH_VARIANTS[code].structure, stakes: PHH_VARIANTS[code].stakes }
}

/** Reads the stakes and stacks of a game whose fields these are. */
export const readWritten = (fields: Fields, stakes: string): WrittenGame | undefined => {
  const before = fields.problems.length
  const stacks = needed(fields, 'starting_stacks', fieldOf(fields, 'starting_stacks', NUMBERS))
  const players = stacks?.length ?? 0
  if (stacks !== undefined && players < 2) wrong(fields, 'starting_stacks', fault('players-from-2', { at: 'stacks' }))
  if (players > 100) wrong(fields, 'starting_stacks', fault('players-to-100'))
  if (stacks?.some(stack => stack <= 0)) wrong(fields, 'starting_stacks', fault('stack-not-positive'))
  const antes = needed(fields, 'antes', each(fields, 'antes', fieldOf(fields, 'antes', NUMBERS), players))
  if (antes?.some(ante => ante < 0)) wrong(fields, 'antes', fault('ante-negative'))
  const own = stakes === 'own'
  const wants = (kind: string): boolean => stakes.includes(kind)
  const blinds = each(fields, 'blinds_or_straddles', fieldOf(fields, 'blinds_or_straddles', NUMBERS), players)
  if (wants('blinds')) needed(fields, 'blinds_or_straddles', blinds)
  const amount = (name: string, kind: string): number => {
    const value = fieldOf(fields, name, NUMBER)
    if (wants(kind)) needed(fields, name, value)
    if (value !== undefined && value < 0) wrong(fields, name, fault('amount-negative', { field: name }))
    return value ?? 0
  }
  const bringIn = amount('bring_in', 'bring-in')
  const smallBet = amount('small_bet', 'limits')
  const bigBet = amount('big_bet', 'limits')
  const minBet = amount('min_bet', 'least-bet')
  const trimming = fieldOf(fields, 'ante_trimming_status', FLAG) ?? false
  if (fields.problems.length > before || stacks === undefined || antes === undefined) return
  if (!own && !wants('blinds') && blinds?.some(blind => blind !== 0)) {
    return wrong(fields, 'blinds_or_straddles', fault('no-blinds-here'))
  }
  return {
    antes,
    blinds: blinds ?? [],
    bringIn,
    smallBet,
    bigBet,
    minBet,
    stacks,
    trimming,
    seats: readSeats(fields, players),
    unknown: stacks.map(stack => stack === Number.POSITIVE_INFINITY),
  }
}

const needed = <T>(fields: Fields, name: string, value: T | undefined): T | undefined => {
  if (value === undefined && fields.table.values[name] === undefined)
    wrong(fields, name, fault('field-missing', { field: name }))
  return value
}

/** The seats as the file numbers them if they go around the table, else 1, 2, 3 …. */
const readSeats = (fields: Fields, players: number): readonly Seat[] => {
  const seats = each(fields, 'seats', fieldOf(fields, 'seats', NUMBERS), players)
  if (seats === undefined) return placesOfAll(players)
  const sound = seats.every(seat => Number.isSafeInteger(seat) && seat > 0 && seat < 1_000_000)
  // where they go up all the way around but once, none comes twice
  let turns = 0
  for (let i = 0; i < players; i++) if (seats[i]! >= seats[(i + 1) % players]!) turns++
  return sound && turns === 1 ? seats : placesOfAll(players)
}

const placesOfAll = (players: number): readonly Seat[] => Array.from({ length: players }, (_, place) => place + 1)

/** How many decimal places the amounts of a game need; -1 where one cannot be kept exact (and it is reported). */
export const scaleOf = (fields: Fields, game: WrittenGame): number => {
  let scale = 0
  const look = (field: string, amounts: readonly number[]): void => {
    for (const amount of amounts) {
      if (Number.isInteger(amount) && Number.isSafeInteger(amount)) continue
      const places = placesOf(amount)
      if (places === null) wrong(fields, field, fault('amount-not-exact', { amount }))
      scale = Math.max(scale, places ?? 0)
    }
  }
  look('antes', game.antes)
  look('blinds_or_straddles', game.blinds)
  look('bring_in', [game.bringIn])
  look('small_bet', [game.smallBet])
  look('big_bet', [game.bigBet])
  look('min_bet', [game.minBet])
  look(
    'starting_stacks',
    game.stacks.filter((_, place) => !game.unknown[place]),
  )
  return scale
}

/** The game in whole chips, or undefined where it has more chips than can be counted (and it is reported). */
export const inChips = (
  fields: Fields,
  game: WrittenGame,
  { form, structure }: { readonly form: Form; readonly structure: Structure },
  scale: number,
): PhhGame | undefined => {
  let sound = true
  const chips = (amount: number): number => {
    const counted = chipsOf(amount, scale)
    if (counted === null || Math.abs(counted) > 1000 * ENOUGH) sound = false
    return counted ?? 0
  }
  const whole: PhhGame = {
    form,
    structure,
    antes: game.antes.map(chips),
    blinds: game.blinds.map(chips),
    bringIn: chips(game.bringIn),
    smallBet: chips(game.smallBet),
    bigBet: chips(game.bigBet),
    minBet: chips(game.minBet),
    stacks: game.stacks.map((stack, place) => (game.unknown[place] ? ENOUGH : chips(stack))),
    trimming: game.trimming,
    seats: game.seats,
  }
  return sound ? whole : wrong(fields, 'starting_stacks', fault('too-many-chips'))
}
