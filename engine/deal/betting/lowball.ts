import type { Form } from '../../forms/form.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Deal } from '../deal.ts'
import { isFixed } from '../law.ts'

/** rrp/11/intro: draw poker in which the low hand alone wins. */
export const isLowball = ({ family, pot }: Form): boolean =>
  family === 'draw' && pot.length === 1 && /^(ace-to-five|ace-to-six|deuce-to-seven)/.test(pot[0]!.ranking)

/** rrp/13/10: how many cards all players have together when they may look and kill the pot; none where that is not played. */
export const cardsLookedAt = ({ form, stakes, book, players }: Deal): number => {
  if (form.family !== 'draw' || !isFixed(stakes.structure)) return 0
  const { enabled, cardsSeen } = rulebookOf(book).lowballLookAndKill.is
  return enabled && isLowball(form) ? cardsSeen * players.length : 0
}
