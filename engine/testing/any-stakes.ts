import type { Chance } from '../cards/shuffle.ts'
import { type Stakes, stakesFor } from '../deal/stakes.ts'
import type { Form, Structure } from '../forms/form.ts'

/** Stakes at which this form may be played: one blind to three, antes of every kind, chips of one or of five. */
export const anyStakes = (form: Form, structure: Structure, chance: Chance): Stakes => {
  const size = [1, 2, 4, 5, 10, 20][chance(6)]!
  const usual = stakesFor(form, structure, size)
  const stakes: Stakes = {
    ...usual,
    blinds: form.opening === 'blinds' ? anyBlinds(size, chance) : usual.blinds,
    upper: usual.upper > 0 && chance(5) === 0 ? usual.lower : usual.upper,
    bringIn: usual.bringIn > 0 && chance(6) === 0 ? usual.lower : usual.bringIn,
    ...(form.opening === 'blinds' ? anyAntes(size, chance) : {}),
    ...(form.opening === 'bring-in' && chance(6) === 0 ? { ante: 0 } : {}),
  }
  return chance(4) === 0 ? inChipsOf(5, stakes) : stakes
}

/** The last blind is mostly the lower limit; in some games it is less. */
const anyBlinds = (size: number, chance: Chance): readonly number[] => {
  const half = Math.max(1, Math.floor(size / 2))
  const quarter = Math.max(1, Math.floor(size / 4))
  switch (chance(8)) {
    case 0:
      return [size]
    case 1:
      return [quarter, half, size]
    case 2:
      return [half, half, size]
    case 3:
      return [quarter, half]
    default:
      return [half, size]
  }
}

const anyAntes = (size: number, chance: Chance): Partial<Stakes> => {
  switch (chance(6)) {
    case 0:
      return { antes: 'each', ante: Math.max(1, Math.floor(size / 5)) }
    case 1:
      return { antes: 'button', ante: size }
    case 2:
      return { antes: 'big-blind', ante: size }
    default:
      return {}
  }
}

/** The same stakes with every chip worth this many. */
const inChipsOf = (unit: number, stakes: Stakes): Stakes => ({
  ...stakes,
  unit,
  lower: stakes.lower * unit,
  upper: stakes.upper * unit,
  blinds: stakes.blinds.map(blind => blind * unit),
  ante: stakes.ante * unit,
  bringIn: stakes.bringIn * unit,
  point: stakes.point * unit,
})
