import { bombPot } from '../../forms/bomb-pot.ts'
import { bookOf, memberOf } from '../draft.ts'
import { noBombPot, refused, type TableRefusal } from '../refusal.ts'
import type { Table } from '../table.ts'
import { type Handler, tell } from '../work.ts'
import type { AgreedOrder } from './agreed.ts'

type Order<T extends AgreedOrder['type']> = Extract<AgreedOrder, { readonly type: T }> & { readonly at: number }

/** A player wants the next deal to be a bomb pot. All others who can play are asked. */
export const proposeBombPot: Handler<Order<'ProposeBombPot'>> = (work, { player, ante, at }) => {
  const { state: table } = work
  const wrong = off(table, player, ante)
  if (wrong !== null) return wrong
  if (table.agreed.bombPot !== null) return refused('not-the-time', { player, about: 'bomb-pot-is-proposed' })
  const { form } = table.placard.parts[table.rotation.part]!
  if (!bombPot(form).ok) return refused('not-played-here', { player, about: noBombPot(form) })
  const { rules } = bookOf(table).bombPotDefaultAnteApplies
  tell(work, { type: 'BombPotProposed', player, ante: ante ?? null, at, rules })
  return null
}

/** Another player is in, or sits it out. */
export const answerBombPot: Handler<Order<'AnswerBombPot'>> = (work, { player, plays, ante, at }) => {
  const { state: table } = work
  const wrong = off(table, player, ante)
  if (wrong !== null) return wrong
  if (table.agreed.bombPot === null) return refused('not-the-time', { player, about: 'no-bomb-pot-is-proposed' })
  const { rules } = bookOf(table).bombPotDefaultAnteApplies
  tell(work, { type: 'BombPotAnswered', player, plays, ante: ante ?? null, at, rules })
  return null
}

const off = (table: Table, player: string, ante: number | undefined): TableRefusal | null => {
  if (memberOf(table, player)?.seat == null) return refused('no-seat', { player })
  if (table.placard.setting === 'tournament')
    return refused('not-played-here', { player, about: 'bomb-pot-in-tournament' })
  return ante === undefined || (Number.isSafeInteger(ante) && ante > 0) ? null : refused('chips-not-whole', { player })
}
