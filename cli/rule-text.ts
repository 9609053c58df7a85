import { BOOKS, type BookId, rulebooks } from '@cardroom/engine'
import {
  bookOf,
  type Difference,
  type Elsewhere,
  type LedgerRow,
  type LedgerText,
  type neighbours,
} from '@cardroom/engine/rulebooks'
import { english, text } from '@cardroom/engine/words'
import type { Citations } from './citations.ts'
import { columns } from './columns.ts'
import type { State } from './coverage.ts'
import { ink } from './ink.ts'
import { besideNames, paragraphs, wrapped } from './prose.ts'

/** A rule with the rules around it, as `cardroom rule` shows it. */
export type RuleShown = {
  readonly rule: LedgerRow
  readonly elsewhere: Elsewhere
  /** Nothing where there are no sources to look into. */
  readonly cited: (Citations & { readonly state: State }) | undefined
} & ReturnType<typeof neighbours>

/** A rule in words: what it says, its neighbours, the other books, and where it is cited. */
export const ruleText = ({ rule, before, after, elsewhere, cited }: RuleShown): string =>
  paragraphs(
    [ink.bold(`${rule.id}  ${rule.title}`), ink.dim(`${rulebooks[bookOf(rule.id)].name}: ${rule.section}`)],
    wrapped(rule.gist),
    besideNames([
      ['layer', rule.layer],
      ['how', rule.how],
      ['forms', rule.forms.join(' ')],
      ['setting', settingWords(rule.setting)],
      ['example', exampleText(rule.example)],
      ['see also', rule.cites.join(' ')],
    ]),
    [ink.bold('In its book'), ...besideNames([...beside('before', before), ...beside('after', after)])],
    elsewhereText(rule, elsewhere),
    citedText(cited),
  )

const said = (sentence: LedgerText): string => text(sentence, english)

/** The cases of an example, one after another. */
const exampleText = (example: LedgerRow['example']): string =>
  (example?.cases ?? [])
    .map(({ when, so }) => (when === undefined ? said(so) : `${said(when)} → ${said(so)}`))
    .join(' · ')

/** Points with the answers of the five books side by side. */
export const pointsText = (points: readonly Difference[]): string => paragraphs(...points.map(pointText))

/** Rules with their answers to a setting, by one line each. */
export const settingText = (rows: readonly LedgerRow[]): string =>
  paragraphs(columns(rows.map(({ id, title, setting }) => [id, title, settingWords(setting)])))

const settingWords = (setting: LedgerRow['setting']): string =>
  setting === null ? '' : `${setting.name}: ${JSON.stringify(setting.value)}`

/** Rules by one line each, no more than `most` of them. */
export const rulesText = (rows: readonly LedgerRow[], most: number): string => {
  const lines = columns(rows.slice(0, most).map(({ id, title, layer }) => [id, title, layer]))
  const more = rows.length > most ? [ink.dim(`and ${rows.length - most} more; --json gives them all`)] : []
  return paragraphs([...lines, ...more])
}

const beside = (name: string, row: LedgerRow | undefined): readonly (readonly [string, string])[] =>
  row === undefined ? [] : [[name, `${row.id}: ${row.title}`]]

const elsewhereText = (rule: LedgerRow, { points, rules }: Elsewhere): readonly string[] => {
  if (points.length === 0 && rules.length === 0)
    return [ink.bold('In the other books'), '  none has a rule that we know is the same']
  const same = rules.map(row => [row.id, row.title] as const)
  return [
    ink.bold('In the other books'),
    ...points.flatMap(point => [`  ${pointTitle(point)}`, ...answers(point).map(line => `  ${line}`)]),
    ...(same.length === 0 ? [] : [`  the same setting${rule.setting === null ? '' : ` (${rule.setting.name})`}`]),
    ...columns(same).map(line => `    ${line}`),
  ]
}

const pointText = (point: Difference): readonly string[] => [
  ink.bold(`${point.number}  ${pointTitle(point)}`),
  ...answers(point),
  ink.dim(
    `  ${KINDS[point.kind]}; ${point.settings.length === 1 ? 'setting' : 'settings'} ${point.settings.join(', ')}`,
  ),
]

const KINDS = { C: 'the books differ', S: 'not every book covers it', A: 'the books agree, and a house may choose' }

const pointTitle = ({ group, point }: Difference): string => `${group}: ${point}`

const answers = ({ answers }: Difference): readonly string[] =>
  besideNames(BOOKS.map(book => [book, answerText(answers[book])]))

const answerText = (answer: Difference['answers'][BookId]): string => {
  if (answer === null) return 'says nothing'
  return answer.rules.length === 0 ? answer.says : `${answer.says} (${answer.rules.join(', ')})`
}

const citedText = (cited: RuleShown['cited']): readonly string[] => {
  if (cited === undefined) return [ink.bold('Cited'), '  unknown: only a checkout of Cardroom has the sources']
  const places = besideNames([
    ['code', cited.code.join(' ')],
    ['tests', cited.tests.join(' ')],
  ])
  return [ink.bold(`Cited: ${cited.state}`), ...places]
}
