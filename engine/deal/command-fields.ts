import { countFields, onlyFields } from '../kinds/wrong-argument.ts'
import type { Command, StartDeal } from './commands.ts'

/** The commands for which something may be left out: a field that is misspelled would be taken for one of those. */
const FIELDS = {
  Deal: { type: 1, cards: 1 },
  Show: { type: 1, seat: 1, cards: 1, says: 1 },
  Muck: { type: 1, seat: 1, playsBoard: 1 },
  Discard: { type: 1, seat: 1, cards: 1, split: 1 },
  Place: { type: 1, seat: 1, hand: 1, rows: 1, discard: 1 },
  RunIt: { type: 1, times: 1, agreed: 1, burnless: 1 },
  OpenHands: { type: 1, agreed: 1, hands: 1 },
  AskToSee: { type: 1, seat: 1, hand: 1, suspicion: 1, floorPresent: 1 },
} as const satisfies Fields

type Given = Exclude<Command, StartDeal>
type Optional<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T]
/** Every command with an optional field, and all of its fields. */
type Fields = {
  readonly [C in Given as Optional<C> extends never ? never : C['type']]: { readonly [F in keyof Required<C>]: 1 }
}

const NAMES = new Map<string, readonly string[]>(
  Object.entries(FIELDS).map(([type, fields]) => [type, Object.keys(fields)]),
)

/** Throws if a command that leaves something out has a field that it doesn't know. */
export const checkFields = (command: Given): void => {
  const names = NAMES.get(command.type)
  if (names !== undefined && countFields(command) > FEWEST) onlyFields(command.type, command, names)
}

/** Every one of them says this much: a dealer's `Deal` and no more is ordered most often. */
const FEWEST = 1
