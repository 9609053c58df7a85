import {
  type Card,
  type FormId,
  forms,
  randomCommand,
  seeded,
  shuffled,
  stakesFor,
  type TableCommand,
} from '@cardroom/engine'
import { carryOutNight, type NightEvent, type NightOrder } from '@cardroom/engine/table'
import { placardOf } from '@cardroom/engine/testing'
import { courseFrom, evolveHosted } from '../table/evolve.ts'
import { type Course, tell, tellNight } from '../table/state/course.ts'
import type { HostedEvent } from '../table/state/events.ts'
import type { Policy } from '../table/state/hosted.ts'

const hurried: Policy = { clock: { act: 30, bank: 60 }, pause: 0, botPace: 'instant', entropyWait: 0 }
const seats = [1, 2, 3] as const

/** Those who sit at the table, p1 its host, and those who do not: a dealer, a floor and an onlooker. */
export const AT_TABLE = ['p1', 'p2', 'p3', 'dealer', 'floor', 'spectator'] as const

/** The seat of somebody who sits at the table. */
export const seatOf = (person: string | null): number | null =>
  person !== null && /^p\d$/.test(person) ? Number(person.slice(1)) : null

/** A table of three, one of whom is the host, with a dealer, a floor and an onlooker. */
export const opened = (form: FormId, id = 't', policy = hurried): Course => {
  const first: HostedEvent = { type: 'TableMade', id, policy, at: 0 }
  const course = courseFrom(evolveHosted(undefined, first), [first])
  const stakes = stakesFor(forms[form], forms[form].structures[0] ?? 'limit', 10)
  give(course, {
    type: 'OpenTable',
    placard: placardOf('rrp', { parts: [{ form: forms[form], stakes }], chairs: 3 }),
    at: 0,
  })
  for (const seat of seats) {
    const role = seat === 1 ? 'host' : 'player'
    tell(course, { type: 'PersonCame', person: `p${seat}`, name: `Player ${seat}`, bot: null, role, at: 0 })
    give(course, { type: 'TakeSeat', player: `p${seat}`, seat, at: 0 })
    give(course, { type: 'BuyIn', player: `p${seat}`, chips: 1000, at: 0 })
  }
  for (const role of ['dealer', 'floor', 'spectator'] as const) {
    tell(course, { type: 'PersonCame', person: role, name: `A ${role}`, bot: null, role, at: 0 })
  }
  give(course, { type: 'CallDeal', at: 0 })
  return course
}

/** An order is carried out at the table. */
export const give = (course: Course, order: NightOrder): readonly NightEvent[] => {
  const decision = carryOutNight(course.hosted.night, order)
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal))
  tellNight(course, decision)
  return decision.events
}

/** A deal as it was played: its deck, and every command after the shuffle. */
export type Played = { readonly deck: readonly Card[]; readonly commands: readonly TableCommand[] }

/** A deal of this form at random. */
export const played = (form: FormId, seed: string): Played => {
  const chance = seeded(seed)
  const course = opened(form)
  const commands: TableCommand[] = []
  let deck: readonly Card[] = []
  while (course.hosted.night!.deal !== null && commands.length < 400) {
    const command = randomCommand(course.hosted.night!.deal, chance, { careless: false })
    if (command.type === 'Shuffle') deck = command.deck
    commands.push(command)
    give(course, { type: 'InDeal', command, at: commands.length })
  }
  return { deck, commands }
}

/** The same deal in a world in which cards that a viewer never saw are others. */
export const elsewhere = ({ deck, commands }: Played, hidden: readonly Card[], seed: string): Played => {
  const others = shuffled(hidden, seeded(seed))
  const map = new Map(hidden.map((card, i) => [card, others[i]!]))
  const mapped = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (_, it) => (typeof it === 'string' ? (map.get(it as Card) ?? it) : it))
  return { deck: mapped(deck), commands: mapped(commands) }
}

/** Cards as they stand in a text. */
export const TOKEN = /(?<![A-Za-z0-9])(?:[2-9TJQKA][cdhs]|Jo)(?![A-Za-z0-9])/g

/** In another world a player may lack the openers that they opened with in this one. */
export const canBePlayed = (form: FormId, { commands }: Played): boolean => {
  const course = opened(form)
  return commands.every((command, at) => {
    const decision = carryOutNight(course.hosted.night, { type: 'InDeal', command, at })
    if (decision.ok) tellNight(course, decision)
    else if (decision.refusal.why !== 'openers-needed') throw new Error(JSON.stringify(decision.refusal))
    return decision.ok
  })
}
