import { chipsWords, type Frame } from '@cardroom/room/protocol'

/** A way to come in: what it is called, what it costs, and when. */
export const entryWords = ({ wish, deals, live, dead }: Frame['own']['entry'][number]): string => {
  const name = wish.replaceAll('-', ' ')
  const costs = [live > 0 ? `${chipsWords(live)} live` : '', dead > 0 ? `${chipsWords(dead)} dead` : ''].filter(
    part => part !== '',
  )
  const when = deals === 0 ? 'next deal' : deals === 1 ? 'in one deal' : `in ${deals} deals`
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}: ${[...costs, when].join(', ')}`
}
