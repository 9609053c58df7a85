import type { Refusal } from '../../decider/refusal.ts'
import type { HouseProblems } from '../../rulebooks/house-check.ts'
import { type NoSuchPoint, pointsAlso } from '../../rulebooks/point-named.ts'
import { type Called, contradictionWords } from './contradictions.ts'
import { kindProblems } from './kind-problems.ts'
import { type ProblemWords, placed, problemWordsIn } from './problem-words.ts'

/**
 * What can be wrong with a house; its points go by the names that `called` has for them, and what contradicts itself is
 * said in the words of a language.
 */
export const houseProblems = (called?: Called, contradiction = contradictionWords): ProblemWords<HouseProblems> => ({
  'contradicts-itself': about => contradiction(about.contradiction, called),
  'no-such-point': noSuchPointWords,
  'point-outside-overrides': () => ['is a point', 'points in "overrides"'],
})

/** Why there is no such point, with the names that may have been meant. */
export const noSuchPointWords = ({ name, meant }: NoSuchPoint): string => {
  const also = pointsAlso(name)
  if (also.length > 0) return `"${name}" is called ${also.join(' or ')} here`
  return `there is no point "${name.slice(0, 60)}"${meant.length > 0 ? `; did you mean ${meant.join(', ')}?` : ''}`
}

/** What is wrong with the house that came with an order, after a colon. */
export const houseProblemsOf = ({ problems = [] }: Refusal): string => {
  const map = { ...kindProblems, ...houseProblems() }
  return problems.length === 0 ? '' : `: ${problems.map(it => placed(it.at, problemWordsIn(map, it))).join('; ')}`
}
