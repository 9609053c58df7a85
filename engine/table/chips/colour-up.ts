import type { Chips } from '../../deal/chips.ts'
import type { Stakes } from '../../deal/stakes.ts'
import { bookOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { ChipsOrder } from './chips.ts'

type ColourUp = Extract<ChipsOrder, { readonly type: 'ColourUp' }> & { readonly at: number }

/** The small chips leave a cash game: stacks are changed into chips of this worth, and what is over is paid. */
export const colourUp: Handler<ColourUp> = (work, { unit, at }) => {
  const { state: table } = work
  if (table.deal !== null) return refused('deal-is-on', { about: { deal: table.deal.number } })
  const smallest = Math.max(...table.placard.parts.map(({ stakes }) => stakes.unit))
  if (!(Number.isSafeInteger(unit) && unit > smallest)) return refused('chips-not-whole', { least: smallest + 1 })
  const needed = table.placard.parts.flatMap(({ stakes }) => forcedBets(stakes)).find(chips => chips % unit !== 0)
  if (needed !== undefined) return refused('chips-are-needed', { most: needed })
  const odd = table.members.flatMap(({ player, stack }) =>
    stack % unit === 0 ? [] : [{ player, chips: stack % unit }],
  )
  tell(work, { type: 'ColouredUp', unit, odd, at, rules: bookOf(table).smallestChipBasis.rules })
  return null
}

/** What is put in before any choice: its chips are needed. */
const forcedBets = ({ blinds, ante, bringIn, point }: Stakes): readonly Chips[] =>
  [...blinds, ante, bringIn, point].filter(chips => chips > 0)
