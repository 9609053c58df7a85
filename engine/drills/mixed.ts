import { type Chance, shuffled } from '../cards/shuffle.ts'

/** One of these by chance. */
export const oneOf = <T>(list: readonly T[], chance: Chance): T => list[chance(list.length)]!

/** Right and wrong answers in one list, mixed, at most four of them; with the places of the right ones. */
export const mixed = (
  right: readonly string[],
  wrong: readonly string[],
  chance: Chance,
): { readonly options: readonly string[]; readonly right: readonly number[] } => {
  const accepted = [...new Set(right)].slice(0, 3)
  const others = [...new Set(wrong)].filter(it => !right.includes(it)).slice(0, Math.max(1, 4 - accepted.length))
  const options = shuffled([...accepted, ...others], chance)
  return { options, right: options.flatMap((option, i) => (accepted.includes(option) ? [i] : [])) }
}
