import type { PlayerId, Time } from '@cardroom/engine/table'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Store } from '../store/store.ts'
import type { Secrets } from '../tables/dealer.ts'

/** Somebody who is known by a cookie. */
export type Guest = { readonly person: PlayerId; readonly name: string }

/** The guests of the room: a new one gets a token that only he has; the room keeps its hash. */
export type Guests = {
  readonly come: (name: string) => Promise<Guest & { readonly token: string }>
  readonly known: (token: string | undefined) => Guest | null
}

type GuestCame = { readonly person: PlayerId; readonly name: string; readonly token: string }

const STREAM = 'people'

/** Takes up who has come so far. */
export const openGuests = async (store: Store, now: () => Time, { bytes }: Secrets): Promise<Guests> => {
  const byToken = new Map<string, Guest>()
  let version = 0
  const takeUp = async (): Promise<void> => {
    for (const { data, version: at } of await store.read(STREAM, version)) {
      const { person, name, token } = JSON.parse(data) as GuestCame
      byToken.set(token, { person, name })
      version = at
    }
  }
  await takeUp()
  return {
    known: token => (token === undefined ? null : (byToken.get(hashOf(token)) ?? null)),
    come: async name => {
      const token = bytesToHex(bytes(32))
      const guest: GuestCame = { person: `g-${bytesToHex(bytes(8))}`, name, token: hashOf(token) }
      for (;;) {
        const entries = [{ kind: 'GuestCame', at: now(), data: JSON.stringify(guest) }]
        const { kept } = await store.append({ stream: STREAM, after: version, entries })
        await takeUp()
        if (kept) return { person: guest.person, name, token }
      }
    },
  }
}

const hashOf = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)))
