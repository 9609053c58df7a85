import type { Card } from '../../cards/card.ts'
import { fantasylandDeal } from '../../deal/chinese/fantasyland-deal.ts'
import type { Chips, Seat } from '../../deal/chips.ts'
import type { Deal } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import { sevenDeuceWinners } from '../agreed/seven-deuce.ts'
import { killOutcome } from '../kills/kill-outcome.ts'

/** How a deal came out, as far as the table goes on from it. */
export type DealOutcome = {
  /** The chips of each seat when the pots are pushed. */
  readonly stacks: readonly { readonly seat: Seat; readonly chips: Chips }[]
  /** Who took how much from the pots. */
  readonly won: readonly { readonly seat: Seat; readonly chips: Chips }[]
  readonly pot: Chips
  /** Cards were laid on a board. */
  readonly flopSeen: boolean
  /** The first card of the flop, as it was seen. */
  readonly doorCard: Card | null
  /** What stays in the pot for the next deal, and who played for it; all wagers had gone back if the deal was void. */
  readonly carried: Chips
  readonly matched: readonly { readonly seat: Seat; readonly chips: Chips }[]
  readonly passed: number
  readonly barred: readonly Seat[]
  /** Who is in Fantasyland on the next deal of this form, and with how many cards. */
  readonly fantasyland: readonly { readonly seat: Seat; readonly cards: number }[]
  readonly voided: boolean
  /** Where the button goes to make up for a deal that had it wrong. */
  readonly buttons: readonly Seat[]
  /** What kills go by. */
  readonly beyondBlinds: Chips
  readonly kill: Chips
  readonly lower: Chips
  /** Who won a part of a pot with a seven and a deuce, and has shown it; left out if nobody did. */
  readonly sevenDeuce?: readonly Seat[]
}

/** The outcome of a deal in which nothing happened that the table goes by. */
export const nothingHappened: Omit<DealOutcome, 'stacks'> = {
  won: [],
  pot: 0,
  flopSeen: false,
  doorCard: null,
  carried: 0,
  matched: [],
  passed: 0,
  barred: [],
  fantasyland: [],
  voided: false,
  buttons: [],
  beyondBlinds: 0,
  kill: 0,
  lower: 0,
}

/** How a finished deal came out. */
export const outcomeOf = (deal: Deal, events: readonly DealEvent[]): DealOutcome => {
  const { pot, beyondBlinds, kill, lower } = killOutcome(deal, events, seat => `${seat}`)
  const won = new Map<Seat, Chips>()
  for (const { to } of deal.awards) for (const { seat, amount } of to) won.set(seat, (won.get(seat) ?? 0) + amount)
  return {
    stacks: deal.players
      .filter(({ hand }) => hand === 0)
      .map(({ seat, stack, aside }) => ({ seat, chips: stack + aside })),
    won: [...won].filter(([, chips]) => chips > 0).map(([seat, chips]) => ({ seat, chips })),
    pot,
    flopSeen: deal.boards.some(board => board.length > 0),
    doorCard: deal.boards[0]?.[0] ?? null,
    carried: deal.carried,
    matched: deal.matched.map(({ seat, amount }) => ({ seat, chips: amount })),
    passed: deal.passed,
    barred: deal.barred,
    fantasyland: deal.form.rows?.fantasyland === undefined ? [] : (fantasylandDeal(deal)?.fantasyland ?? []),
    voided: events.some(event => event.type === 'DealVoided'),
    buttons: deal.mending.buttons,
    beyondBlinds,
    kill,
    lower,
    ...sevenDeuceIn(deal),
  }
}

const sevenDeuceIn = (deal: Deal): Pick<DealOutcome, 'sevenDeuce'> => {
  const sevenDeuce = sevenDeuceWinners(deal)
  return sevenDeuce.length === 0 ? {} : { sevenDeuce }
}

/** The chips of a seat when the pots are pushed, looked for first where the deal had it; nothing of a player who was not in it. */
export const chipsAt = (stacks: DealOutcome['stacks'], seat: Seat, place: number): Chips | undefined => {
  if (place < stacks.length && stacks[place]!.seat === seat) return stacks[place]!.chips
  for (let i = 0; i < stacks.length; i++) if (stacks[i]!.seat === seat) return stacks[i]!.chips
  return undefined
}
