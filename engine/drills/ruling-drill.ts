import { deskFacts, deskIncidents, deskMoments, deskStreets, nextFact } from '../ask/desk/desk-case.ts'
import { type DeskRuling, deskRuling } from '../ask/desk/desk-ruling.ts'
import type { Chance } from '../cards/shuffle.ts'
import { seeded } from '../cards/shuffle.ts'
import type { Deal } from '../deal/deal.ts'
import { programOf } from '../deal/program.ts'
import { stepDue } from '../deal/where.ts'
import type { Form } from '../forms/form.ts'
import { forms } from '../forms/forms.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import type { Incident, IncidentType } from '../rulings/rulers.ts'
import type { UnderWay } from '../words/drill-words.ts'
import { rulingsInEnglish } from '../words/english/ruling-words.ts'
import type { RulingWords } from '../words/ruling-words.ts'
import { type Worded, withCodes } from '../words/text.ts'
import type { Drill } from './drill.ts'
import { oneOf } from './mixed.ts'
import { answersTo } from './ruling-answers.ts'

/** A ruling to make: the drill, and what it was made of, so that it can be checked in another way. */
export type RulingDrill = { readonly drill: Drill; readonly deal: Deal; readonly incident: Incident }

/**
 * A ruling in a form of this family by chance, on this kind of incident if it is named; the same seed asks the same. Null
 * where nothing suitable came up.
 */
export const rulingDrill = (
  family: Form['family'],
  book: BookId,
  seed: string,
  words: RulingWords = rulingsInEnglish,
  kind?: string,
): RulingDrill | null => {
  const chance = seeded(seed)
  const form = oneOf(
    Object.values(forms).filter(it => it.family === family),
    chance,
  ) as Form
  const street = oneOf(deskStreets(form), chance)
  const players = 3 + chance(5)
  const moments = deskMoments({ form, book, street, players })
  const type = weighted(
    possible(moments).filter(it => kind === undefined || it === kind),
    chance,
  )
  if (type === undefined) return null
  const facts = factsByChance(moments, type, chance)
  const found = asSeen(deskFacts(moments, type, facts))
  const ruling = found === null ? null : deskRuling(found.deal, found.incident, words)
  if (found === null || ruling === null) return null
  const answers = answersTo(
    words,
    ruling,
    moments,
    possible(moments).filter(other => other !== type),
    chance,
  )
  if (answers.options.length < 2) return null
  const about = (reported: string): string =>
    words.drillWords.ruling.about(form.name, street, underWay(found), found.deal.players.length, reported)
  const why: Worded = [ruling.ruled, ...ruling.steps.flatMap(step => [' ', ...step])]
  const drill: Drill = {
    key: `${form.id} ${street} ${players} ${JSON.stringify(found.incident)}`,
    area: 'rulings',
    about: about(ruling.reported),
    drawn: { about: [about(''), ...ruling.reportedSaid], why },
    asks: words.drillWords.ruling.asks,
    ...answers,
    why: withCodes(why),
    rules: ruling.rules,
    others: ruling.books.flatMap(it =>
      it.book === book || it.ruled === '' ? [] : [{ book: it.book, says: saysOf(it) }],
    ),
    table: tableOf(found.deal, found.incident),
  }
  return { drill, deal: found.deal, incident: found.incident }
}

/** Whether a street's cards lay face up decides on a missed burn, so it is said. */
const asSeen = (found: ReturnType<typeof deskFacts>): ReturnType<typeof deskFacts> =>
  found?.incident.type === 'BurnMissed' ? { ...found, incident: { ...found.incident, facedown: false } } : found

/** What is under way when it happens; a mistake in dealing a street belongs to that street. */
const underWay = ({ deal, incident }: Pick<RulingDrill, 'deal' | 'incident'>): UnderWay => {
  if (deal.phase !== 'streets') return 'showdown'
  const { steps, streets } = programOf(deal.form)
  const due = stepDue(deal)
  switch (steps[due]?.do) {
    case 'bet':
      return 'betting'
    case 'draw':
      return 'drawing'
    case 'discard':
      return 'discarding'
    case 'place':
    case 'set':
      return 'setting'
    default:
      if (IN_DEALING.has(incident.type)) return 'betting'
      return streets[due] === streets[0] ? 'first-cards' : 'next-cards'
  }
}

const IN_DEALING: ReadonlySet<IncidentType> = new Set([
  'BurnMissed',
  'TwoBurned',
  'TooManyInFlop',
  'LastCardUp',
  'StreetOutOfSequence',
])

const saysOf = ({ ruled, options }: DeskRuling['books'][number]): string =>
  options.length > 1 ? options.join(' / ') : ruled

/** The kinds of incident at these moments; worked out once for each moment of a form. */
const possible = (moments: readonly Deal[]): readonly IncidentType[] => {
  const [first] = moments
  if (first === undefined) return []
  const name = `${first.form.id} ${JSON.stringify(first.book)} ${first.players.length} ${moments.length} ${first.next}`
  const kept = known.get(name)
  if (kept !== undefined) return kept
  const types = deskIncidents(moments)
  if (known.size > 500) known.clear()
  known.set(name, types)
  return types
}
const known = new Map<string, readonly IncidentType[]>()

/** What goes wrong often is asked more often. */
const OFTEN: Readonly<Partial<Record<IncidentType, number>>> = {
  CardExposed: 6,
  HandMucked: 5,
  TurnPassed: 4,
  MiscalledHand: 4,
  PrematureBoard: 3,
  BurnMissed: 3,
  TooManyInFlop: 3,
  WrongNumberOfCards: 3,
  PlayerDealtOut: 2,
  BoxedCard: 2,
  HandThrownForward: 2,
}

const weighted = (types: readonly IncidentType[], chance: Chance): IncidentType | undefined => {
  const all = types.flatMap(type => Array.from({ length: OFTEN[type] ?? 1 }, () => type))
  return all.length === 0 ? undefined : oneOf(all, chance)
}

const factsByChance = (
  moments: readonly Deal[],
  type: IncidentType,
  chance: Chance,
): Readonly<Record<string, unknown>> => {
  let facts: Readonly<Record<string, unknown>> = {}
  for (let fact = nextFact(moments, type, facts); fact !== null; fact = nextFact(moments, type, facts))
    facts = { ...facts, [fact.name]: oneOf(fact.options, chance) }
  return facts
}

const tableOf = (deal: Deal, incident: Incident): Drill['table'] => {
  const named = 'seat' in incident ? incident.seat : null
  const players = deal.players.filter(({ hand }) => hand === 0)
  return {
    seats: players.length,
    players: players.map(({ seat, bet, up }) => ({
      seat,
      bet,
      cards: up.slice(0, 5),
      hot: seat === named,
      button: seat === deal.button,
    })),
    boards: deal.boards,
    pot: deal.players.reduce((sum, { paid }) => sum + paid, deal.dead),
  }
}
