import type { Chips } from './chips.ts'
import type { DealerCommand } from './commands.ts'
import { countAble, countIn, type Deal, stubCount } from './deal.ts'
import { programOf } from './program.ts'
import { type Refusal, refused } from './refusal.ts'
import { stepDue } from './where.ts'
import { tell, type Work } from './work.ts'

/** The players left agreed to deal what is to come two or three times. */
export const runIt = (work: Work, { times, agreed }: Extract<DealerCommand, { type: 'RunIt' }>): Refusal | null => {
  const { deal } = work
  if ((times !== 2 && times !== 3) || !mayRunIt(deal, times)) return refused('cannot-run-it', { count: times })
  const holdout = deal.players.find(player => !player.folded && !agreed.includes(player.seat))
  if (holdout) return refused('not-all-agree', { seat: holdout.seat })
  tell(work, { type: 'RunsAgreed', times })
  return null
}

/** rrp/14/nl/17: at big-bet, with somebody all-in and no betting to come, and only boardcards missing. */
export const mayRunIt = (deal: Deal, times: number): boolean => {
  const { structure } = deal.stakes
  if (structure === 'limit' || structure === 'spread') return false
  if (deal.phase !== 'streets' || deal.round !== null || deal.asked || deal.runs > 1) return false
  if (deal.form.boards === 0 || countAble(deal) > 1) return false
  const at = stepDue(deal)
  const { boardsOnly, toCome } = programOf(deal.form)
  return boardsOnly[at]! && stubCount(deal) >= toCome[at]! * times
}

/** rrp/2/procedures/15/chop: when all others have folded, the blinds may take their blinds back. */
export const chopBlinds = (work: Work, { agreed }: Extract<DealerCommand, { type: 'ChopBlinds' }>): Refusal | null => {
  const { deal } = work
  if (!mayChop(deal)) return refused('cannot-chop')
  const left = deal.players.filter(player => !player.folded)
  const holdout = left.find(player => !agreed.includes(player.seat))
  if (holdout) return refused('not-all-agree', { seat: holdout.seat })
  tell(work, {
    type: 'BlindsChopped',
    back: left.map(({ seat, paid }): { seat: number; amount: Chips } => ({ seat, amount: paid })),
  })
  return null
}

/** Only the two blinds are left, nobody has raised, and nothing but their blinds lies in the pot. */
export const mayChop = (deal: Deal): boolean => {
  const { round } = deal
  if (round === null || deal.step !== programOf(deal.form).firstRound || deal.form.opening !== 'blinds') return false
  if (round.raises > 0 || round.price !== deal.forced || deal.dead > 0) return false
  if (deal.players.length < 3 || countIn(deal) !== 2) return false
  return deal.players.every(({ folded, posted, acted, paid, bet }) =>
    folded ? paid === 0 : posted && !acted && paid === bet,
  )
}
