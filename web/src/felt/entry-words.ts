import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'

/** A way to come in: what it is called, what it costs, and when. */
export const entryWords = ({ wish, deals, live, dead }: Frame['own']['entry'][number]): string => {
  const costs = [live > 0 ? texts.felt.live(chipsWords(live)) : '', dead > 0 ? texts.felt.dead(chipsWords(dead)) : '']
  return `${texts.felt.wishes[wish]}: ${[...costs.filter(part => part !== ''), texts.felt.when(deals)].join(', ')}`
}
