import type { PlayerId, Time } from '@cardroom/engine/table'
import { nameKey } from './name-key.ts'
import type { KeptSession } from './sessions.ts'

/** What happens with the people of the room, as their stream keeps it; tokens and passwords are kept as hashes. */
export type PeopleEvent =
  | {
      readonly kind: 'GuestCame'
      readonly person: PlayerId
      readonly name: string
      readonly token: string
      /** Not known in streams of earlier versions. */
      readonly since?: Time
    }
  /** From now on this person has an account under this name. */
  | { readonly kind: 'PasswordSet'; readonly person: PlayerId; readonly name: string; readonly password: string }
  /** They go by another name; their account does, too, if they have one. */
  | { readonly kind: 'Renamed'; readonly person: PlayerId; readonly name: string }
  | { readonly kind: 'LoggedIn'; readonly person: PlayerId; readonly token: string; readonly since?: Time }
  /** A session goes on: written once a day at most. */
  | { readonly kind: 'SessionUsed'; readonly token: string; readonly used: Time }
  /** The sessions of an earlier version, which had no end, count from here on. */
  | { readonly kind: 'SessionsTimed'; readonly since: Time }
  | { readonly kind: 'LoggedOut'; readonly token: string }
  /** All tokens of a person are void, but for the one that is named. */
  | { readonly kind: 'LoggedOutElsewhere'; readonly person: PlayerId; readonly but: string | null }

/** Everybody whom the room knows, what the events add up to. */
export type Roll = {
  readonly people: Map<PlayerId, { readonly name: string; readonly password: string | null }>
  /** The sessions by the hash of their token. */
  readonly tokens: Map<string, KeptSession>
  /** Who has the account of a name. */
  readonly accounts: Map<string, PlayerId>
}

/** A roll without anybody. */
export const emptyRoll = (): Roll => ({ people: new Map(), tokens: new Map(), accounts: new Map() })

/** Records what has happened; the tokens that are void by it. */
export const record = (roll: Roll, event: PeopleEvent): readonly string[] => {
  switch (event.kind) {
    case 'GuestCame':
      roll.people.set(event.person, { name: event.name, password: null })
      roll.tokens.set(event.token, sessionOf(event))
      return []
    case 'PasswordSet': {
      const before = roll.people.get(event.person)
      if (before !== undefined && before.password !== null) roll.accounts.delete(nameKey(before.name))
      roll.people.set(event.person, { name: event.name, password: event.password })
      roll.accounts.set(nameKey(event.name), event.person)
      return []
    }
    case 'Renamed': {
      const before = roll.people.get(event.person)!
      roll.people.set(event.person, { ...before, name: event.name })
      if (before.password === null) return []
      roll.accounts.delete(nameKey(before.name))
      roll.accounts.set(nameKey(event.name), event.person)
      return []
    }
    case 'LoggedIn':
      roll.tokens.set(event.token, sessionOf(event))
      return []
    case 'SessionUsed': {
      const before = roll.tokens.get(event.token)
      if (before !== undefined) roll.tokens.set(event.token, { ...before, used: event.used })
      return []
    }
    case 'SessionsTimed': {
      const { since } = event
      for (const [token, session] of roll.tokens)
        if (session.since === null) roll.tokens.set(token, { ...session, since, used: since })
      return []
    }
    case 'LoggedOut':
      return voided(roll, token => token === event.token)
    case 'LoggedOutElsewhere':
      return voided(roll, (token, { person }) => person === event.person && token !== event.but)
  }
}

const sessionOf = ({ person, since }: { readonly person: PlayerId; readonly since?: Time }): KeptSession => ({
  person,
  since: since ?? null,
  used: since ?? 0,
})

/** Makes tokens void, and says which. */
export const voided = ({ tokens }: Roll, gone: (token: string, session: KeptSession) => boolean): readonly string[] => {
  const list = [...tokens].filter(([token, session]) => gone(token, session)).map(([token]) => token)
  for (const token of list) tokens.delete(token)
  return list
}
