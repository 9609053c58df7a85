import type { Kind, Name } from '@cardroom/engine/kinds'
import { booksIn, contradictionWordsIn } from '@cardroom/engine/languages'
import { askedOn, type PointName } from '@cardroom/engine/rulebooks'
import { type Language, problemTextCalled } from '@cardroom/engine/words'
import type { HousePoint } from '../protocol/points.ts'

/** The points that hosts care about, in a few words; with `field` the part of the answer that they set. */
export const HOUSE_POINTS: readonly {
  readonly point: PointName
  readonly field: string | null
  readonly words: Readonly<Record<Language, string>>
}[] = [
  {
    point: 'limitRaiseCapThreePlusRounds',
    field: null,
    words: { en: 'Raises after the bet, at limit', de: 'Erhöhungen nach dem Einsatz, bei Limit' },
  },
  {
    point: 'raiseCapLiftsWhen',
    field: null,
    words: { en: 'Unlimited raises heads-up', de: 'Unbegrenztes Erhöhen heads-up' },
  },
  {
    point: 'cumulativeShortAllInsReopen',
    field: null,
    words: {
      en: 'Short all-ins that add up reopen the betting',
      de: 'Zu kleine All-ins, die zusammen reichen, öffnen die Setzrunde wieder',
    },
  },
  { point: 'outOfTurnBinding', field: null, words: { en: 'Action out of turn', de: 'Aktion außer der Reihe' } },
  {
    point: 'bigBetStraddle',
    field: 'allowed',
    words: { en: 'Straddles at no-limit and pot-limit', de: 'Straddles bei No-Limit und Pot-Limit' },
  },
  { point: 'limitStraddle', field: 'allowed', words: { en: 'Straddles at limit', de: 'Straddles bei Limit' } },
  {
    point: 'killOptional',
    field: null,
    words: { en: 'Voluntary kills, in kill games', de: 'Freiwillige Kills, in Spielen mit Kill' },
  },
  { point: 'buttonMethod', field: 'cash', words: { en: 'How the button moves', de: 'Wie der Button wandert' } },
  {
    point: 'enterBetweenBlindAndButton',
    field: null,
    words: { en: 'Coming in between the blinds and the button', de: 'Einsteigen zwischen den Blinds und dem Button' },
  },
  { point: 'chopBlinds', field: 'allowed', words: { en: 'Chopping the blinds', de: 'Die Blinds teilen' } },
  {
    point: 'runItTimes',
    field: 'max',
    words: { en: 'How many times you can run it', de: 'Wie oft das Board ausgeteilt werden kann' },
  },
  { point: 'muckAtShowdown', field: null, words: { en: 'Mucking at the showdown', de: 'Mucken am Showdown' } },
  {
    point: 'showOneShowAllPartial',
    field: null,
    words: { en: 'Show one card, show all', de: 'Eine Karte gezeigt, alle zeigen' },
  },
  { point: 'oddChipUnit', field: null, words: { en: 'Odd chip', de: 'Odd Chip' } },
  {
    point: 'topUpLimit',
    field: null,
    words: { en: 'Chips added between hands', de: 'Chips zwischen den Händen nachkaufen' },
  },
]

/** What a point is called where people choose it: in a few words where it has some, else by its name. */
export const calledInWords =
  (language: Language) =>
  (point: PointName): string => {
    const words = HOUSE_POINTS.find(it => it.point === point)?.words[language]
    if (words === undefined) return point
    return language === 'de' ? `„${words}“` : `“${words}”`
  }

/** What is wrong with house rules, in a language. */
export const houseProblemText = (language: Language) =>
  problemTextCalled(calledInWords(language), contradictionWordsIn(language))

/** The values that may be chosen for a point, or for a part of its answer, with words for each. */
export const choicesOf = (point: PointName, field: string | null, language: Language): HousePoint['choices'] => {
  const { takes } = askedOn(point)
  const kind = field === null ? takes : takes.kind === 'fields' ? takes.fields[field] : undefined
  if (kind === undefined) throw new Error(`${point} has no part ${field}`)
  return valuesOf(kind).map(value => ({ value, words: booksIn(language).value(value) }))
}

const valuesOf = (kind: Kind): readonly Name[] => {
  if (kind.kind === 'flag') return [true, false]
  if (kind.kind === 'one-of') return kind.names
  if (kind.kind !== 'whole') throw new Error(`no list of values for ${kind.kind}`)
  return Array.from({ length: Math.min(kind.most, MOST) - kind.least + 1 }, (_, i) => kind.least + i)
}

/** Hosts who want more raises than these write their house rules as a file. */
const MOST = 8
