import { NO_RULES } from '../../deal/work.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { MixesOrder } from './mixes.ts'
import { nextOnButton } from './next-on-button.ts'

type Choose = Extract<MixesOrder, { readonly type: 'ChooseForm' }> & { readonly at: number }

/** At dealer's choice the player who will have the button says which form of the placard is dealt. */
export const chooseForm: Handler<Choose> = (work, { player, part, at }) => {
  const { state: table } = work
  const { parts, turn } = table.placard
  if (turn !== 'dealers-choice') return refused('not-played-here', { player, about: 'dealers-choice' })
  if (table.deal !== null) return refused('deal-is-on', { player, about: { deal: table.deal.number } })
  const chooser = nextOnButton(table, at)
  if (chooser !== player)
    return refused('not-theirs-to-say', { player, ...(chooser !== null && { about: { player: chooser } }) })
  if (parts[part] === undefined) {
    return refused('not-played-here', { player, about: { forms: parts.map(({ form }) => form.name) } })
  }
  tell(work, { type: 'FormChosen', player, part, at, rules: NO_RULES })
  return null
}
