export { problemIn, problemsIn } from '../kinds/check.ts'
export { csvCell } from '../kinds/csv.ts'
export { fits } from '../kinds/fits.ts'
export { foldedName } from '../kinds/folded-name.ts'
export { heldIn } from '../kinds/held-in.ts'
export * from '../kinds/kind.ts'
export { near } from '../kinds/near.ts'
export {
  isProblem,
  type KindProblems,
  type Misread,
  misreadings,
  type Problem,
  problemAt,
  problems,
  under,
  within,
} from '../kinds/problem.ts'
export { isSame } from '../kinds/same.ts'
export { kindDefined, kindSchema, type Schema } from '../kinds/schema.ts'
export { isRecord, isText, shown } from '../kinds/shown.ts'
export { type ValueVoice, valueWords, valueWordsIn } from '../kinds/value-words.ts'
export { onlyFields, wrongArgument } from '../kinds/wrong-argument.ts'
