import type { Chips, Stakes } from '@cardroom/engine'

/** Stakes as players name them: how the game is bet and its sizes, or what a point is worth. */
export type StakesNamed = {
  readonly structure: Stakes['structure']
  /** Blinds, limits, or the ante of a game without blinds. */
  readonly sizes: readonly Chips[]
  /** What comes to the blinds or limits; 0 where there is none. */
  readonly ante: Chips
  /** 0 in games that aren't played for points. */
  readonly point: Chips
}

/** What players name of the stakes. */
export const stakesNamed = ({ structure, blinds, lower, upper, ante, point }: Stakes): StakesNamed => {
  const fixed = structure === 'limit' || structure === 'spread'
  const sizes = fixed ? [lower, upper] : blinds.length > 0 ? [...blinds] : [ante]
  return { structure, sizes, ante: blinds.length > 0 ? ante : 0, point }
}

/** The stakes that 0.1 kept in words; null for other words. */
export const stakesRead = (words: string): StakesNamed | null => {
  const point = /^([\d,]+) a point$/.exec(words)?.[1]
  if (point !== undefined) return { structure: 'limit', sizes: [], ante: 0, point: chips(point) }
  const [, sizes, structure, ante = '0'] =
    /^([\d,]+(?:-[\d,]+)*) (limit|spread|half-pot|pot-limit|no-limit)(?:, ante ([\d,]+))?$/.exec(words) ?? []
  if (sizes === undefined) return null
  return {
    structure: structure as Stakes['structure'],
    sizes: sizes.split('-').map(chips),
    ante: chips(ante),
    point: 0,
  }
}

const chips = (written: string): Chips => Number(written.replaceAll(',', ''))
