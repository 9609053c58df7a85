import type { Frame } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import { isShownAllIn } from './odds/use-odds.ts'

/** What stands above the board: the street, or what comes next. */
export const streetWords = ({ common, own }: Frame): string => {
  const { deal, deals, ended, seats } = common
  if (ended && deal === null) return texts.felt.nightOver
  if (deal === null) {
    const ready = seats.filter(({ person, chips, away }) => person !== null && chips > 0 && !away).length
    return ready < 2 ? texts.felt.waiting : deals === 0 ? texts.felt.firstSoon : texts.felt.nextSoon
  }
  const { phase, street } = deal
  if (phase === 'shuffle') return texts.felt.shuffling
  if (phase === 'showdown') return texts.felt.showdown
  // the next street waits while everybody looks at the odds
  if (common.options.equities && isShownAllIn(deal)) return texts.options.allIn
  if (phase !== 'award' && phase !== 'ended') return texts.streets.called(street)
  const [winner, ...others] = new Set(deal.awards.flatMap(({ to }) => to.map(({ seat }) => seat)))
  if (winner === undefined || others.length > 0) return texts.felt.handOver
  return texts.winners.wins({ name: seats[winner - 1]?.name || texts.table.seat(winner), you: winner === own.seat })
}
