import type { PlayerId, Time } from '@cardroom/engine/table'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Secrets } from '../secrets.ts'
import type { Store } from '../store/store.ts'
import type { Bus } from '../streams/bus/bus.ts'
import { type Bar, type BarredAddresses, barAddresses } from './barred-addresses.ts'

/** What nodes tell each other of bans by address: somebody is banned, what a node knows of where they came from, or a question. */
type News =
  | { readonly bars: { readonly table: string; readonly person: PlayerId; readonly banned: boolean } }
  | { readonly known: readonly Bar[] }
  | { readonly asks: true }

type Sharing = {
  readonly store: Store
  readonly now: () => Time
  readonly secrets: Pick<Secrets, 'bytes'>
  readonly bus: Bus
  readonly onError: (cause: unknown) => void
}

const SUBJECT = 'bars'

/**
 * Bars by address that hold on every node: each knows where the people connected to it came from, as hashes with one key.
 * The key is kept in the store, the hashes only in memory and on the bus.
 */
export const shareBars = async ({
  store,
  now,
  secrets,
  bus,
  onError,
}: Sharing): Promise<{ readonly barred: BarredAddresses; readonly close: () => Promise<void> }> => {
  const own = barAddresses(now, secrets, await sharedKey(store, now, secrets))
  const tell = (news: News): void => void bus.publish(SUBJECT, JSON.stringify(news)).catch(onError)
  const tellAll = (bars: readonly Bar[]): void => {
    if (bars.length > 0) tell({ known: bars })
  }
  const of = (table: string, person: PlayerId): readonly Bar[] => own.all(table).filter(bar => bar.person === person)
  const hear = (text: string): void => {
    const news = JSON.parse(text) as News
    if ('asks' in news) return tellAll(own.all())
    if ('known' in news) return news.known.forEach(own.take)
    const { table, person, banned } = news.bars
    own.bars(table, person, banned)
    // nodes that know where they came from tell those that don't
    tellAll(of(table, person))
  }
  const unsubscribe = await bus.subscribe(SUBJECT, hear)
  tell({ asks: true })
  return {
    barred: {
      ...own,
      bars: (table, person, banned) => {
        own.bars(table, person, banned)
        tell({ bars: { table, person, banned } })
        tellAll(of(table, person))
      },
    },
    close: unsubscribe,
  }
}

const KEY = 'key/addresses'

/** The key of all nodes: the first of them makes it. */
const sharedKey = async (
  store: Store,
  now: () => Time,
  { bytes }: Pick<Secrets, 'bytes'>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const entry = { kind: 'KeyMade', at: now(), data: JSON.stringify({ key: bytesToHex(bytes(32)) }) }
  const [kept] = await store.read(KEY, 0, 1)
  if (kept === undefined) await store.append({ stream: KEY, after: 0, entries: [entry] })
  const [first] = await store.read(KEY, 0, 1)
  return hexToBytes((JSON.parse(first!.data) as { readonly key: string }).key)
}
