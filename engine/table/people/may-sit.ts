import { programOf } from '../../deal/program.ts'
import type { Form } from '../../forms/form.ts'
import { bookOf, memberOf } from '../draft.ts'
import type { PlayerId } from '../player.ts'
import { refused, type TableRefusal } from '../refusal.ts'
import type { Table } from '../table.ts'
import { minutes, type Time } from '../time.ts'

/** Whether the desk has a player's card of the house on file, knows them and waives it, or has none. */
export type HouseCard = 'on-file' | 'waived' | 'none'

/** Why this person may not sit down here now, or null. */
export const maySit = (table: Table, player: PlayerId, at: Time, card: HouseCard = 'on-file'): TableRefusal | null => {
  const { is: needsCard, rules } = bookOf(table).loyaltyCardRequired
  if (needsCard && card === 'none') return refused('card-is-missing', { player, rules })
  const other = table.placard.apart
    .filter(pair => pair.includes(player))
    .map(([one, two]) => (one === player ? two : one))
    .find(it => memberOf(table, it)?.seat != null)
  if (other !== undefined) return refused('may-not-sit-together', { player, about: other })
  if (memberOf(table, player)?.barred) {
    return refused('barred', { player, rules: bookOf(table).etiquetteSanctions.rules })
  }
  return lockedOut(table, player, at)
}

/** wsop/346b: a player who left an open-face game for want of chips does not buy into it again for two hours. */
const lockedOut = (table: Table, player: PlayerId, at: Time): TableRefusal | null => {
  const left = memberOf(table, player)?.left
  if (!left?.broke || !table.placard.parts.some(({ form }) => isOpenFace(form))) return null
  const { is, rules } = bookOf(table).ofcRebuyLockoutMinutes
  const until = left.at + minutes(is)
  return at < until ? refused('not-the-time', { player, until, rules }) : null
}

/** Its rows are laid card by card, for all to see. */
const isOpenFace = (form: Form): boolean => programOf(form).steps.some(step => step.do === 'place')
