import { bookOf } from '../draft.ts'
import { levelNow } from '../levels/level-now.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import type { EnvelopesOrder } from './envelopes.ts'
import { envelopeWorths, mayStillBuy } from './worths.ts'

type Of<T extends EnvelopesOrder['type']> = Extract<EnvelopesOrder, { readonly type: T }>

/** Once nobody can buy in any more, what was paid for bounties lies in envelopes, one for each player who is left. */
export const sealEnvelopes: Handler<Of<'SealEnvelopes'>> = (work, { root, at }) => {
  const { state: event } = work
  if (event.plan.bounty?.kind !== 'mystery') return refused('not-done-here', { about: 'no-mystery-bounties' })
  if (event.envelopes !== null) return refused('not-the-time', { about: 'envelopes-are-sealed' })
  if (event.phase !== 'playing') return refused('not-playing-yet')
  if (mayStillBuy(event, levelNow(event, at))) return refused('not-the-time', { about: 'buying-in-goes-on' })
  if (!/^[0-9a-f]{64}$/.test(root)) return refused('amount-not-allowed', { about: 'root-of-seals' })
  const { rules } = bookOf(event).tournamentBuyIn
  tell(work, { type: 'EnvelopesSealed', root, worths: envelopeWorths(event), at, rules })
  return null
}

/** A player who knocked another out opens an envelope that nobody has opened yet; it holds one of the sums that are left. */
export const openEnvelope: Handler<Of<'OpenEnvelope'>> = (work, { player, envelope, worth, salt, path, at }) => {
  const { envelopes } = work.state
  const owed = envelopes?.owed.find(it => it.player === player)
  if (envelopes === null || owed === undefined) return refused('not-the-time', { player, about: 'no-envelope-is-won' })
  const isThere = Number.isSafeInteger(envelope) && envelope >= 1 && envelope <= envelopes.worths.length
  if (!isThere || envelopes.opened.some(it => it.envelope === envelope))
    return refused('amount-not-allowed', { player, about: 'closed-envelope' })
  const all = envelopes.worths.filter(it => it === worth).length
  if (all <= envelopes.opened.filter(it => it.worth === worth).length)
    return refused('amount-not-allowed', { player, about: 'sum-that-is-left' })
  const { rules } = bookOf(work.state).tournamentBuyIn
  tell(work, { type: 'EnvelopeOpened', player, head: owed.head, envelope, worth, salt, path, at, rules })
  return null
}
