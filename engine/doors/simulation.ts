export { handCategory } from '../simulation/hand-category.ts'
export {
  type Fault,
  netOf,
  type PlayedDeal,
  playDeals,
  type SeatStrategy,
  type Setup,
} from '../simulation/play-deals.ts'
export { type Simulated, type SimulationOptions, setupFor, simulate } from '../simulation/simulate.ts'
export {
  counted,
  ENDINGS,
  type Ending,
  emptyTally,
  type FormTally,
  HAPPENINGS,
  type Happening,
  type SeatTally,
  type Tally,
} from '../simulation/tally.ts'
