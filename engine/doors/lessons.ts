export { type BooksOn, NOTICED, type Noticed } from '../lessons/differing.ts'
export {
  EXAMPLE_SEATS,
  type Example,
  type ExampleCard,
  type ExampleHand,
  type ExampleRows,
  type ExampleStreet,
  type ExampleWin,
} from '../lessons/example/example.ts'
export { type Lesson, lessonOf } from '../lessons/lesson.ts'
export type { Trap, TrapName } from '../lessons/traps.ts'
