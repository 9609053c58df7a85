import type { Placard } from '@cardroom/engine'
import { chopRules, mayChopAt, mostRunsAt, type PlayerId, runsRules } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import {
  PREFERENCES,
  type Preference,
  type PreferencesShown,
  type Preferred,
  type ValueOf,
} from '../../protocol/preferences.ts'
import { type Refused, refusal } from '../../refusal.ts'
import { tell } from '../state/course.ts'
import type { Hosted } from '../state/hosted.ts'
import { withChange } from '../state/person.ts'
import { NO_SEAT, PLAY, subject } from '../state/subject.ts'

/** What players choose for themselves: it holds until they choose otherwise, and is nobody else's business. */
export const preferences = subject<'prefer', 'Preferred'>({
  orders: {
    prefer: {
      roles: PLAY,
      dealtOnly: true,
      playsHandOut: true,
      decide: (course, { preference }, { person, seat, at }) => {
        const { hosted } = course
        if (seat === 0) return NO_SEAT
        const { type, value } = preference
        if (!valuesAt(hosted, type).some(it => it === value)) return cannotPrefer(hosted, type)
        if (preferenceOf(hosted, person, type) === value) return refusal('as-it-is', { about: 'set' })
        tell(course, { type: 'Preferred', person, preference, at })
        return null
      },
    },
  },
  events: {
    Preferred: (hosted, { person, preference }) =>
      withChange(hosted, person, ({ prefers }) => ({ prefers: { ...prefers, [preference.type]: preference.value } })),
  },
})

/** How a preference of somebody stands. */
export const preferenceOf = <P extends Preference>(
  { people }: Pick<Hosted, 'people'>,
  person: PlayerId | null,
  preference: P,
): ValueOf<P> => {
  const chosen = person === null ? undefined : heldIn(people, person)?.prefers?.[preference]
  return (chosen as ValueOf<P> | undefined) ?? PREFERENCES[preference][0]
}

/** The preferences of somebody who sits at a table, with what there is to choose; the same object as long as both are. */
export const preferencesShown = (hosted: Hosted, person: PlayerId): PreferencesShown => {
  const values = allValuesAt(hosted)
  const prefers = heldIn(hosted.people, person)?.prefers ?? NONE
  const shownBy = shownAt.get(values) ?? new WeakMap<object, PreferencesShown>()
  shownAt.set(values, shownBy)
  const before = shownBy.get(prefers)
  if (before !== undefined) return before
  const shown = Object.fromEntries(
    values.map(([name, all]) => [
      name,
      // how you are drawn is a setting of yours, and the page has the list
      all.length < 2 || name === 'avatar' ? null : { now: preferenceOf(hosted, person, name), values: all },
    ]),
  ) as PreferencesShown
  shownBy.set(prefers, shown)
  return shown
}

type Values = readonly (readonly [Preference, readonly Preferred['value'][]])[]

/** People who have chosen nothing. */
const NONE = {}
const shownAt = new WeakMap<Values, WeakMap<object, PreferencesShown>>()

/** What there is to choose: it depends on the placard, its game, the options, and whether that is in a tournament. */
const allValuesAt = (hosted: Hosted): Values => {
  const { placard, rotation } = hosted.night!.table
  const games = valuesOf.get(placard) ?? new Map<string, Values>()
  valuesOf.set(placard, games)
  const { event, equities = false } = hosted.policy
  const game = event === undefined ? `${rotation.part} ${equities}` : 'event'
  const before = games.get(game)
  if (before !== undefined) return before
  const values = (Object.keys(PREFERENCES) as Preference[]).map(name => [name, valuesAt(hosted, name)] as const)
  games.set(game, values)
  return values
}

const valuesOf = new WeakMap<Placard, Map<string, Values>>()

/** The values that may be chosen at this table. */
const valuesAt = ({ night, policy }: Hosted, preference: Preference): readonly Preferred['value'][] => {
  const { table } = night!
  if (policy.event !== undefined && !IN_EVENTS.has(preference)) return [PREFERENCES[preference][0]]
  switch (preference) {
    case 'run-it':
      return PREFERENCES[preference].filter(times => times <= mostRunsAt(table))
    case 'chop':
      return mayChopAt(table) ? PREFERENCES[preference] : [false]
    case 'show-all-in':
      return policy.equities === true ? PREFERENCES[preference] : [PREFERENCES[preference][0]]
    case 'post-blinds':
    case 'sit-out-at-blind': {
      const hasBlinds = table.placard.parts.some(({ form }) => form.opening === 'blinds')
      return hasBlinds ? PREFERENCES[preference] : [PREFERENCES[preference][0]]
    }
    default:
      return PREFERENCES[preference]
  }
}

/** What players choose in a tournament too: there nobody runs it twice, chops or sits out of the blinds. */
const IN_EVENTS: ReadonlySet<Preference> = new Set<Preference>(['ask-to-show', 'auto-muck', 'avatar'])

const cannotPrefer = ({ night, policy }: Hosted, preference: Preference): Refused => {
  const { table } = night!
  if (policy.event !== undefined) return refusal('tournament-table', { about: 'choice' })
  switch (preference) {
    case 'run-it':
      return refusal('cannot-run-it', { about: { most: mostRunsAt(table) }, rules: runsRules(table) })
    case 'chop':
      return refusal('cannot-chop', { rules: chopRules(table) })
    default:
      return refusal('not-a-choice')
  }
}
