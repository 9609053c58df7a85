export { problemIn, problemsIn } from '../kinds/check.ts'
export { fits } from '../kinds/fits.ts'
export { heldIn } from '../kinds/held-in.ts'
export * from '../kinds/kind.ts'
export { kindWords, valueWords } from '../kinds/kind-words.ts'
export { near } from '../kinds/near.ts'
export {
  isProblem,
  type Misread,
  misread,
  type Problem,
  problemAt,
  problemText,
  under,
  within,
  wrong,
} from '../kinds/problem.ts'
export { kindDefined, kindSchema, type Schema } from '../kinds/schema.ts'
export { isRecord, isText, shown } from '../kinds/shown.ts'
