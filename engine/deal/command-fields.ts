import { onlyFields } from '../kinds/wrong-argument.ts'
import type { Command, StartDeal } from './commands.ts'

/** Every command and its fields beside its type: a program that gives others means something that isn't done. */
const FIELDS = {
  Fold: { seat: 1 },
  Check: { seat: 1 },
  Call: { seat: 1 },
  Wager: { seat: 1, to: 1 },
  BringIn: { seat: 1, to: 1 },
  Deal: { cards: 1 },
  Show: { seat: 1, cards: 1, says: 1 },
  Shuffle: { deck: 1 },
  Muck: { seat: 1, playsBoard: 1 },
  PlayBoard: { seat: 1 },
  Discard: { seat: 1, cards: 1, split: 1 },
  TurnUp: { seat: 1, turn: 1 },
  Place: { seat: 1, hand: 1, rows: 1, discard: 1 },
  DeclareOpen: { seat: 1 },
  DeclareFalseOpeners: { seat: 1 },
  AskForOpeners: { seat: 1 },
  Reshuffle: { deck: 1 },
  RunIt: { times: 1, agreed: 1, burnless: 1 },
  OpenHands: { agreed: 1, hands: 1 },
  ChopBlinds: { agreed: 1 },
  SplitPot: { agreed: 1 },
  Kill: { seat: 1, to: 1 },
  AskToSee: { seat: 1, hand: 1, suspicion: 1, floorPresent: 1 },
  DenyAsking: { seat: 1, by: 1 },
  ShowTo: { seat: 1, to: 1, cards: 1 },
  TellBoard: { board: 1, cards: 1 },
  ReadHands: { readings: 1 },
} as const satisfies {
  readonly [C in Given as C['type']]: { readonly [F in Exclude<keyof Required<C>, 'type'>]: 1 }
}

type Given = Exclude<Command, StartDeal>

const NAMES = new Map<string, readonly string[]>(
  Object.entries(FIELDS).map(([type, fields]) => [type, ['type', ...Object.keys(fields)]]),
)

/**
 * Throws if a command has a field that it doesn't know. The acts of a betting round are looked at for an amount and
 * cards only: going through the names of their fields would take a twentieth of a whole deal.
 */
export const checkFields = (command: Given): void => {
  switch (command.type) {
    case 'Call':
    case 'Check':
    case 'Fold':
      if (isBareAct(command)) return
      break
    case 'Wager':
      if (isBareWager(command)) return
  }
  const names = NAMES.get(command.type)
  if (names !== undefined) onlyFields(command.type, command, names)
}

/** Does a fold, check or call say only whose it is: no amount and no cards? */
export const isBareAct = (command: AsGiven): boolean => command.to === undefined && isBareWager(command)

/** The same of a bet or raise, which says what it goes to. */
export const isBareWager = ({ amount, cards }: AsGiven): boolean => amount === undefined && cards === undefined

/** What plain JavaScript may give. */
type AsGiven = { readonly type: string; readonly to?: unknown; readonly amount?: unknown; readonly cards?: unknown }
