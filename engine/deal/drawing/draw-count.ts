import type { RuleId } from '../../rulebooks/rule-id.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Seat } from '../chips.ts'
import { type Deal, placeOf } from '../deal.ts'
import { programOf } from '../program.ts'

/** The answer to a player who asks how many cards another drew: the number, or null where nobody may say. */
export type DrawCount = { readonly drawn: number | null; readonly rules: readonly RuleId[] }

/** rrp/11/13: an active player may know how many cards somebody drew, until there is action after the draw. */
export const drawCount = (deal: Deal, seat: Seat, asker: Seat): DrawCount => {
  const { is, rules } = rulebookOf(deal.book).drawCountDisclosure
  const [one, by] = [deal.players[placeOf(deal, seat)], deal.players[placeOf(deal, asker)]]
  const draw = lastDraw(deal, one?.answered ?? false)
  const closed = is === 'never' || (is === 'until-action-after-draw' && actedSince(deal, draw))
  return { drawn: one === undefined || by === undefined || by.folded || draw < 0 || closed ? null : one.drawn, rules }
}

/** The last draw that they have taken part in, by its step; -1 before any. */
const lastDraw = ({ form, step, asked }: Deal, answered: boolean): number =>
  programOf(form).steps.findLastIndex((it, at) => it.do === 'draw' && (at < step || (at === step && asked && answered)))

const actedSince = (deal: Deal, draw: number): boolean =>
  deal.round === null ? deal.played > draw : deal.players.some(player => player.acted)
