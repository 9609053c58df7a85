import { audit } from '../deal/audit.ts'
import type { Draft } from '../deal/deal.ts'
import { begun } from '../deal/evolve.ts'
import { legal } from '../deal/legal.ts'
import type { Play } from '../deal/play.ts'
import { record } from '../deal/record/record.ts'
import type { AnyDeal } from './any-deal.ts'
import { playOut } from './play-out.ts'
import { cardsOff, chipsOff } from './table-check.ts'

/** How closely a deal is watched: the cards after every event, or at its end; the chips are counted after every event. */
export type Watch = { readonly cards: 'every-event' | 'at-the-end' }

/**
 * Plays a deal at random to its end, follows its log one event after another, and throws as soon as a chip or a card is
 * off, a legal command is refused, the deal does not end, or what was replayed is not what was played.
 */
export const playChecked = (deal: AnyDeal, { cards }: Watch): Play => {
  let shadow: Draft | undefined
  let read = 0
  const follow = ({ log }: Play): void => {
    for (; read < log.length; read++) {
      const event = log[read]!
      if (event.type === 'DealStarted') shadow = begun(event)
      else record(shadow!, event)
      const off = chipsOff(shadow!) || (cards === 'every-event' ? cardsOff(shadow!) : '')
      if (off !== '') throw new Error(`${off} after ${JSON.stringify(event)}`)
    }
  }
  const playing = playOut(deal, follow)
  follow(playing)
  const problems = [...audit(playing.deal), ...ending(playing)]
  if (JSON.stringify(shadow) !== JSON.stringify(playing.deal)) problems.push('the replayed deal is another one')
  if (problems.length > 0) throw new Error(problems.join('; '))
  return playing
}

/** What is wrong with the end of a deal: chips left in the middle, cards off, somebody still to act. */
const ending = ({ deal }: Play): readonly string[] => {
  const problems: string[] = []
  const had = deal.players.reduce((chips, player) => chips + player.start, deal.inherited)
  const have = deal.players.reduce((chips, player) => chips + player.stack, deal.carried)
  if (had !== have) problems.push(`${had - have} chips stay in the middle`)
  if (legal(deal).due !== 'nobody') problems.push('somebody is still to act')
  const off = cardsOff(deal)
  if (off !== '') problems.push(off)
  return problems
}
