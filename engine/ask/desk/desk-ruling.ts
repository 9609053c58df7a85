import type { Deal } from '../../deal/deal.ts'
import type { Decider } from '../../deal/mending.ts'
import type { RulingDecision } from '../../deal/ruling-decision.ts'
import { BOOKS, type BookId, type RuleId } from '../../rulebooks/rule-id.ts'
import { rule } from '../../rulings/decide.ts'
import type { FactKind } from '../../rulings/fact.ts'
import type { Incident } from '../../rulings/rulers.ts'
import type { Ruling } from '../../rulings/ruling.ts'
import { rulingsInEnglish } from '../../words/english/ruling-words.ts'
import { dealNewsSay } from '../../words/news-say.ts'
import type { RulingWords } from '../../words/ruling-words.ts'
import type { Say } from '../../words/say.ts'
import { phrase, text, type Worded, worded } from '../../words/text.ts'
import { distinct } from '../answers/answer.ts'
import { schemaFacts } from '../incidents/incident-schema.ts'

/** A fact that would change the ruling: which one, its other value, and what would be ruled then. */
export type DeskChange = { readonly name: string; readonly value: unknown; readonly ruled: string }

/** A ruling as a floor person reads it. */
export type DeskRuling = {
  readonly reported: string
  /** The same with its cards as data. */
  readonly reportedSaid: Worded
  /** One sentence. */
  readonly ruled: string
  /** The same with its cards as data. */
  readonly ruledSaid: Worded
  readonly decides: Decider | 'book'
  readonly decidedBy: string
  /** What to do at the table, in order. */
  readonly steps: readonly Worded[]
  /** What is left to discretion, the usual way first. */
  readonly options: readonly {
    readonly words: string
    readonly said: Worded
    readonly steps: readonly Worded[]
    readonly rules: readonly RuleId[]
  }[]
  readonly rules: readonly RuleId[]
  readonly changes: readonly DeskChange[]
  /** What else would change it, in words. */
  readonly otherwise: readonly Worded[]
  readonly books: readonly {
    readonly book: BookId
    readonly ruled: string
    readonly ruledSaid: Worded
    /** What that book leaves to discretion, the usual way first. */
    readonly options: readonly string[]
    readonly optionsSaid: readonly Worded[]
    readonly rules: readonly RuleId[]
  }[]
}

/** The ruling on this incident at this moment, or null if it cannot have happened. */
export const deskRuling = (
  deal: Deal,
  incident: Incident,
  words: RulingWords = rulingsInEnglish,
): DeskRuling | null => {
  const ruling = rule(deal, incident)
  if (!ruling.ok) return null
  const { options = [], wouldChange, rules, events } = ruling
  const decides = options.length === 0 ? 'book' : (ruling.decides ?? 'floor')
  return {
    reported: said(words, words.incidentSay(incident)),
    reportedSaid: worded([...words.incidentSay(incident), '.'], words.voice),
    ruled: ruledWords(words, ruling),
    ruledSaid: saidWithCards(words, ruling.decision),
    decides,
    decidedBy: phrase(words.deciderSay(decides), words.voice),
    steps: stepsOf(words, deal, options[0]?.events ?? events),
    options: options.map(option => ({
      words: rulingSentence(words, option.decision),
      said: saidWithCards(words, option.decision),
      steps: stepsOf(words, deal, option.events),
      rules: option.rules,
    })),
    rules: distinct([...rules, ...events.flatMap(event => event.rules)]),
    changes: changesOf(words, deal, incident, ruling),
    otherwise: wouldChange.map(change => worded(words.changeSay(change), words.voice)),
    books: BOOKS.map(book => {
      const other = rule(deal, incident, book)
      return !other.ok
        ? { book, ruled: '', ruledSaid: [], options: [], optionsSaid: [], rules: [] }
        : {
            book,
            ruled: ruledWords(words, other),
            ruledSaid: saidWithCards(words, other.decision),
            options: (other.options ?? []).map(option => rulingSentence(words, option.decision)),
            optionsSaid: (other.options ?? []).map(option => saidWithCards(words, option.decision)),
            rules: distinct(other.rules),
          }
    }),
  }
}

/** What a decision comes to, as a sentence. */
export const rulingSentence = (words: RulingWords, decision: RulingDecision): string =>
  said(words, words.decisionSay(decision))

/** The same with its cards as data. */
const saidWithCards = (words: RulingWords, decision: RulingDecision): Worded => {
  const say = words.decisionSay(decision)
  return worded(/[.!?]\s*$/.test(phrase(say, words.voice)) ? say : [...say, '.'], words.voice)
}

const ruledWords = (words: RulingWords, { decision }: Ruling): string => rulingSentence(words, decision)

/** What follows, each sentence once. */
const stepsOf = (words: RulingWords, deal: Deal, events: Ruling['events']): readonly Worded[] => {
  const news = events.map(event => dealNewsSay(words, event, deal))
  const byText = new Map(news.map(say => [text(say, words.voice), worded(say, words.voice)]))
  byText.delete('')
  return [...byText.values()]
}

/** As a sentence of its own. */
const said = ({ voice }: RulingWords, say: Say): string => {
  const plain = phrase(say, voice).trim()
  const whole = plain.charAt(0).toUpperCase() + plain.slice(1)
  return /[.!?]$/.test(whole) ? whole : `${whole}.`
}

/** Each other value of a fact that leads to another decision; of several alike, the first. */
const changesOf = (words: RulingWords, deal: Deal, incident: Incident, { decision }: Ruling): readonly DeskChange[] => {
  const own = incident as unknown as Readonly<Record<string, unknown>>
  const seen = new Set([decision as string])
  return schemaFacts(incident.type).flatMap(({ name, kind }) =>
    othersOf(kind, own[name]).flatMap(value => {
      const other = rule(deal, { ...incident, [name]: value } as Incident)
      if (!other.ok || seen.has(other.decision)) return []
      seen.add(other.decision)
      return [{ name, value, ruled: ruledWords(words, other) }]
    }),
  )
}

const othersOf = (kind: FactKind, own: unknown): readonly unknown[] => {
  if (kind === 'flag') return [own !== true]
  return typeof kind === 'string' ? [] : kind.filter(value => value !== own)
}
