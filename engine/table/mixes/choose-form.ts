import { NO_RULES } from '../../deal/work.ts'
import { refusedAt } from '../refusal.ts'
import { type Handler, tellAt } from '../work.ts'
import type { MixesOrder } from './mixes-orders.ts'
import { nextOnButton } from './next-on-button.ts'

type Choose = Extract<MixesOrder, { readonly type: 'ChooseForm' }> & { readonly at: number }

/** At dealer's choice the player who will have the button says which form of the placard is dealt. */
export const chooseForm: Handler<Choose> = (work, { player, part, at }) => {
  const { table } = work
  const { parts, turn } = table.placard
  if (turn !== 'dealers-choice') return refusedAt('not-played-here', { player, about: 'dealer’s choice' })
  if (table.deal !== null) return refusedAt('deal-is-on', { player, about: `deal ${table.deal.number}` })
  const chooser = nextOnButton(table, at)
  if (chooser !== player) return refusedAt('not-his-to-say', { player, ...(chooser !== null && { about: chooser }) })
  if (parts[part] === undefined) {
    return refusedAt('not-played-here', { player, about: parts.map(({ form }, i) => `${i} ${form.name}`).join(', ') })
  }
  tellAt(work, { type: 'FormChosen', player, part, at, rules: NO_RULES })
  return null
}
