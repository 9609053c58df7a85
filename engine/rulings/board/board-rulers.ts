import { tooManyInFlop } from './flop-too-many.ts'
import { stubFouled } from './fouled-stub.ts'
import { prematureBoard } from './premature-board.ts'

/** What goes wrong with boards and the stub; burns that go wrong before boards are ruled on with those of stud. */
export const boardRulers = {
  PrematureBoard: prematureBoard,
  TooManyInFlop: tooManyInFlop,
  StubFouled: stubFouled,
} as const
