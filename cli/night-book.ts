import type { Chips, Table, TableEvent } from '@cardroom/engine'
import type { Post } from '@cardroom/engine/deal'
import type { NightStep, PlayerId } from '@cardroom/engine/table'

/** The book of a night: what was dealt, what each person paid and took, and what the house had of it. */
export type NightBook = {
  readonly deals: number
  readonly bombPots: number
  readonly killed: number
  readonly straddled: number
  /** Deals in which the blinds chopped, and in which the board was run more than once. */
  readonly chopped: number
  readonly runAgain: number
  /** Deals that were paid for because they were won with a seven and a deuce. */
  readonly sevenDeuces: number
  /** Deals by the form that was played. */
  readonly forms: Readonly<Record<string, number>>
  readonly people: readonly PersonsNight[]
  readonly bought: Chips
  readonly cashedOut: Chips
  readonly collected: Chips
  /** Collections by their kind. */
  readonly collections: Readonly<Record<string, Chips>>
  /** Things that were asked for and not accepted. */
  readonly refused: number
  readonly events: number
}

/** The night of one person. */
export type PersonsNight = {
  readonly player: PlayerId
  readonly deals: number
  /** How many rounds of the blinds that was: in a deal of nine that has blinds each plays a ninth of one. */
  readonly rounds: number
  readonly blinds: Chips
  readonly antes: Chips
  readonly missed: number
  readonly bought: Chips
  readonly cashedOut: Chips
  readonly collected: Chips
  readonly result: Chips
}

type Counts = { deals: number; rounds: number; blinds: Chips; antes: Chips; missed: number }
type Counted = {
  bombPots: number
  killed: number
  straddled: number
  chopped: number
  runAgain: number
  sevenDeuces: number
  refused: number
  events: number
  readonly forms: Map<string, number>
  readonly collections: Map<string, Chips>
  readonly people: Map<PlayerId, Counts>
}

/** Counts a night step by step. */
export const nightCounter = (): {
  readonly count: (step: NightStep) => void
  readonly book: (table: Table) => NightBook
} => {
  const so: Counted = {
    bombPots: 0,
    killed: 0,
    straddled: 0,
    chopped: 0,
    runAgain: 0,
    sevenDeuces: 0,
    refused: 0,
    events: 0,
    forms: new Map(),
    collections: new Map(),
    people: new Map(),
  }
  return {
    count: ({ events, refusal, played }) => {
      if (refusal !== null) so.refused++
      so.events += events.length
      for (const event of events) counted(so, event)
      if (played?.log.some(({ type }) => type === 'BlindsChopped')) so.chopped++
      if (played?.log.some(({ type }) => type === 'RunsAgreed')) so.runAgain++
    },
    book: table => bookOf(so, table),
  }
}

const counted = (so: Counted, event: TableEvent): void => {
  switch (event.type) {
    case 'DealCalled': {
      const { form, posts = [] } = event.start
      add(so.forms, form.id, 1)
      if (event.bombPot) so.bombPots++
      if (posts.some(isA('kill'))) so.killed++
      if (posts.some(isA('straddle'))) so.straddled++
      for (const { player, seat } of event.players) {
        const person = personIn(so, player)
        person.deals++
        const own = posts.filter(post => post.seat === seat)
        if (posts.some(isA('blind'))) person.rounds += 1 / event.players.length
        person.blinds += chipsIn(own.filter(isBlind))
        person.antes += chipsIn(own.filter(isA('ante')))
      }
      return
    }
    case 'SevenDeucePaid':
      so.sevenDeuces++
      return
    case 'BlindsMissed':
      personIn(so, event.player).missed += event.blinds.length
      return
    case 'CollectionTaken':
      for (const { chips } of event.from) add(so.collections, event.why, chips)
      return
    case 'CollectionReturned':
      for (const { chips } of event.to) add(so.collections, 'drop', -chips)
      return
    default:
      return
  }
}

const isA =
  (kind: Post['kind']) =>
  (post: Post): boolean =>
    post.kind === kind
/** What a player pays for their place: blinds, and what makes up for them; antes are paid by everybody alike. */
const isBlind = ({ kind }: Post): boolean => kind === 'blind' || kind === 'post' || kind === 'dead'

const chipsIn = (posts: readonly Post[]): Chips => posts.reduce((sum, { amount }) => sum + amount, 0)

const add = (to: Map<string, number>, name: string, amount: number): void => {
  to.set(name, (to.get(name) ?? 0) + amount)
}

const personIn = ({ people }: Counted, player: PlayerId): Counts => {
  const known = people.get(player) ?? { deals: 0, rounds: 0, blinds: 0, antes: 0, missed: 0 }
  people.set(player, known)
  return known
}

const bookOf = (so: Counted, table: Table): NightBook => {
  const people = table.members.map(({ player, bought, cashedOut, collected }): PersonsNight => {
    const counts = personIn(so, player)
    const rounds = Math.round(counts.rounds * 100) / 100
    return { player, ...counts, rounds, bought, cashedOut, collected, result: cashedOut - bought }
  })
  const sum = (of: (person: PersonsNight) => number): number => people.reduce((total, person) => total + of(person), 0)
  return {
    deals: table.deals,
    bombPots: so.bombPots,
    killed: so.killed,
    straddled: so.straddled,
    chopped: so.chopped,
    runAgain: so.runAgain,
    sevenDeuces: so.sevenDeuces,
    forms: Object.fromEntries(so.forms),
    people,
    bought: sum(({ bought }) => bought),
    cashedOut: sum(({ cashedOut }) => cashedOut),
    collected: table.collected,
    collections: Object.fromEntries(so.collections),
    refused: so.refused,
    events: so.events,
  }
}
