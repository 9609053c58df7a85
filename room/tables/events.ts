import type { Card, NightEvent, PlayerId, Time } from '@cardroom/engine'
import type { Entropy } from '@cardroom/fair'
import type { Policy, Role, Temper } from './hosted.ts'

/** What happens at a table of the room, as its stream keeps it. */
export type HostedEvent = { readonly at: Time } & (
  | { readonly type: 'TableMade'; readonly id: string; readonly policy: Policy; readonly code: string }
  | { readonly type: 'Night'; readonly event: NightEvent }
  | {
      readonly type: 'PersonCame'
      readonly person: PlayerId
      readonly name: string
      readonly bot: Temper | null
      readonly role: Role
    }
  | { readonly type: 'RoleGiven'; readonly person: PlayerId; readonly role: Role }
  | { readonly type: 'Barred'; readonly person: PlayerId; readonly muted: boolean; readonly banned: boolean }
  | { readonly type: 'Paused'; readonly paused: boolean }
  | {
      readonly type: 'DeckSealed'
      readonly deal: number
      readonly root: string
      readonly cards: readonly Card[]
      readonly salts: readonly string[]
    }
  | { readonly type: 'EntropyAdded'; readonly entropy: Entropy }
  | { readonly type: 'BankUsed'; readonly person: PlayerId; readonly seconds: number }
  | { readonly type: 'Said'; readonly person: PlayerId; readonly text: string }
)
