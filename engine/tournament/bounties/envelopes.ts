import type { PlayerId } from '../../table/player.ts'
import { changeEntrant, entrantOf } from '../draft.ts'
import type { Money } from '../plan.ts'
import { subject } from '../work.ts'
import { openEnvelope, sealEnvelopes } from './open-envelope.ts'

/** What is ordered about the envelopes of a mystery bounty. */
export type EnvelopesOrder =
  /** Their order is fixed and sealed: the root of all seals is published before anybody wins one. */
  | { readonly type: 'SealEnvelopes'; readonly root: string }
  /** Somebody opens the envelope that they have won: what is in it, and what proves that it always was. */
  | {
      readonly type: 'OpenEnvelope'
      readonly player: PlayerId
      readonly envelope: number
      readonly worth: Money
      readonly salt: string
      readonly path: readonly string[]
    }

/** What happens with the envelopes of a mystery bounty. */
export type EnvelopesEvent =
  /** What lies in them is known, the largest first; which lies where is not. */
  | { readonly type: 'EnvelopesSealed'; readonly root: string; readonly worths: readonly Money[] }
  | {
      readonly type: 'EnvelopeOpened'
      readonly player: PlayerId
      /** Whose bounty it was. */
      readonly head: PlayerId
      readonly envelope: number
      readonly worth: Money
      readonly salt: string
      readonly path: readonly string[]
    }

/** Mystery bounties: as many envelopes as players, sealed once nobody can enter any more. */
export const envelopes = subject<EnvelopesOrder, EnvelopesEvent>({
  orders: { SealEnvelopes: sealEnvelopes, OpenEnvelope: openEnvelope },
  events: {
    EnvelopesSealed: (event, { root, worths }) => {
      event.envelopes = { root, worths, opened: [], owed: [] }
    },
    EnvelopeOpened: (event, { player, head, envelope, worth }) => {
      const { opened, owed, ...sealed } = event.envelopes!
      event.envelopes = {
        ...sealed,
        opened: [...opened, { envelope, worth, player, head }],
        owed: owed.filter(it => it.head !== head),
      }
      changeEntrant(event, player, { bounties: entrantOf(event, player)!.bounties + worth })
      event.paid =
        event.paid?.map(row => (row.player === player ? { ...row, bounties: row.bounties + worth } : row)) ?? null
    },
  },
})
