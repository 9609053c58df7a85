export { firstToActDrill, wagerDrill } from '../drills/betting-drills.ts'
export { changeDrill, chipRaceDrill } from '../drills/chip-drills.ts'
export { handsDrill, potLimitDrill, potLimitMost, sidePotDrill } from '../drills/dealer-drills.ts'
export { DRILL_AREAS, type Drill, type DrillArea, type DrillPlayer } from '../drills/drill.ts'
export { type Aim, type Draw, isDrilled } from '../drills/drill-on.ts'
export { balanceDrill, listDrill, mustMoveDrill } from '../drills/floor-drills.ts'
export { drawn, dueFor, type Known, knownAfter, NO_REPEAT, nextDrill, type Wanted } from '../drills/next-drill.ts'
export { oddChipDrill, rowsDrill, splitPotDrill } from '../drills/pot-drills.ts'
export {
  type Answered,
  noPractice,
  type Practice,
  practiceAfter,
  practiceWith,
  type Score,
} from '../drills/practice.ts'
export { type RulingDrill, rulingDrill } from '../drills/ruling-drill.ts'
