import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { Placard } from '../placard.ts'

/** The forms of a game, whatever they are played for. */
export type Played = { readonly parts: readonly { readonly form: { readonly id: string } }[] }

/** How many percent of the forms of one game are also played in the other. */
export const overlapPercent = (of: Played, other: Played): number => {
  const there = new Set(idsOf(other))
  const own = [...new Set(idsOf(of))]
  return own.length === 0 ? 0 : (100 * own.filter(id => there.has(id)).length) / own.length
}

/** What the books say of two mixes beside each other, and the rules behind it. */
export type MixVerdict = { readonly is: boolean; readonly percent: number; readonly rules: readonly RuleId[] }

/**
 * wsop/103d: does a second mix have enough of the main game's forms to feed it? If not, it's a main game of its own.
 */
export const feedsMix = (second: Played, main: Played, book: Rulebook): MixVerdict => {
  const { is, rules } = book.mixedMustMoveMinOverlapPercent
  const percent = overlapPercent(second, main)
  return { is: percent >= is, percent, rules }
}

/** wsop/74-mix: is a new mix different enough from one running at the same limit to open next to it? */
export const differsFromMix = (fresh: Played, running: Played, book: Rulebook): MixVerdict => {
  const { is, rules } = book.newMixMinDifferencePercent
  const percent = 100 - overlapPercent(fresh, running)
  return { is: is === null || percent > is, percent, rules }
}

/** Is it a mix of forms at all? */
export const isMix = ({ parts }: Pick<Placard, 'parts'>): boolean => new Set(parts.map(({ form }) => form.id)).size > 1

const idsOf = ({ parts }: Played): readonly string[] => parts.map(({ form }) => form.id)
