import { memberOf } from '../draft.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import { entryChoices } from './entry-choices.ts'
import type { SeatsOrder } from './seats.ts'

type ChooseEntry = Extract<SeatsOrder, { readonly type: 'ChooseEntry' }> & { readonly at: number }

/** rrp/4/4: a player says in which of the ways that are open to them they come in. */
export const chooseEntry: Handler<ChooseEntry> = (work, { player, wish, at }) => {
  if (memberOf(work.state, player)?.seat == null) return refused('no-seat', { player })
  const choices = entryChoices(work.state, player)
  const choice = choices.find(it => it.wish === wish)
  if (choice === undefined) {
    const rules = [...new Set(choices.flatMap(it => it.rules))]
    return refused('not-a-way-in', { player, about: choices.map(it => it.wish), rules })
  }
  tell(work, { type: 'EntryChosen', player, wish, at, rules: choice.rules })
  return null
}
