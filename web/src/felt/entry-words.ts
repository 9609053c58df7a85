import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'

/** A way to come in: what it is called, what it costs, and when. */
export const entryWords = ({ wish, deals, live, dead }: Frame['own']['entry'][number]): string => {
  // chips that play need no word of their own, unless others beside them don't
  const plays = live === 0 ? '' : dead === 0 ? chipsWords(live) : texts.felt.live(chipsWords(live))
  const costs = [plays, dead > 0 ? texts.felt.dead(chipsWords(dead)) : '']
  return `${texts.felt.wishes[wish]}: ${[...costs.filter(part => part !== ''), texts.felt.when(deals)].join(', ')}`
}
