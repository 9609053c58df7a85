import type { Chance } from '@cardroom/engine'
import type { PlayerId, Time } from '@cardroom/engine/table'
import { MOST_OF_NAME, nameKey } from '../people/name-key.ts'
import { TEMPERS } from '../protocol/named.ts'
import { type Refused, refusal } from '../refusal.ts'
import { type Course, giveOrder, tell } from './course.ts'
import type { Held } from './held.ts'

/** What somebody is called in an event: their name, with a number after it if somebody else has one that reads the same. */
export const nameFree = ({ people }: Pick<Held, 'people'>, player: PlayerId, said: string): string => {
  const name = said.trim()
  const taken = new Set(people.filter(it => it.player !== player).map(it => nameKey(it.name)))
  if (!taken.has(nameKey(name))) return name
  for (let number = 2; ; number++) {
    const numbered = `${name.slice(0, MOST_OF_NAME - 5).trimEnd()} ${number}`
    if (!taken.has(nameKey(numbered))) return numbered
  }
}

/** How many bots an event can have, and all events of one director together. */
export const MOST_BOTS = 1000

/** Bots enter: as many as are wished, or none. */
export const addBots = (course: Course, count: number, at: Time, chance: Chance): Refused | null => {
  const bots = course.held.people.filter(({ bot }) => bot !== null).length
  if (bots + count > MOST_BOTS) return refusal('too-many-bots', { about: { most: MOST_BOTS, in: 'event' } })
  for (let i = 0; i < count; i++) {
    const { held } = course
    const player = `bot-${held.people.length + 1}`
    const name = nameFree(held, player, NAMES[(held.people.length + 1) % NAMES.length]!)
    const bot = TEMPERS[chance(TEMPERS.length)]!
    tell(course, { type: 'PersonNamed', player, name, bot, at })
    const refused = giveOrder(course, { type: 'Enter', player }, at)
    if (refused !== null) return refused
  }
  return null
}

const NAMES = [
  'Ada',
  'Bruno',
  'Clara',
  'Dario',
  'Edith',
  'Felix',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kira',
  'Leon',
  'Mona',
  'Nils',
  'Olga',
  'Pavel',
  'Quinn',
  'Rosa',
  'Stefan',
  'Tilda',
  'Ugo',
  'Vera',
  'Willem',
  'Xenia',
  'Yves',
  'Zora',
] as const
