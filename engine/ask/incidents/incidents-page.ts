import { type Fact, isMaybe, kindOf } from '../../rulings/fact.ts'
import { factsOf, INCIDENTS, mayGoUnnoticed } from '../../rulings/incident-facts.ts'
import type { IncidentType } from '../../rulings/rulers.ts'
import { sample, sampled } from './sentence.ts'
import { sentences } from './sentences.ts'

/** The page docs/incidents.md: every kind of incident with how it is said and its facts, written from what is checked. */
export const incidentsPage = (): string => `# Incidents

All ${INCIDENTS.length} kinds of incidents by their names, how you say them, and their facts; parts in brackets are optional. A dealer's
mistake marked with a star can go unnoticed at first: say \`, unnoticed\` after it, or \`"noticed": false\` in fields.
What comes of them is in [rulings](rulings.md), how you put them into a scenario in [scenarios](scenarios.md#what-goes-wrong).

| Kind | In words | Facts |
|---|---|---|
${INCIDENTS.toSorted().map(row).join('\n')}
`

const row = (type: IncidentType): string => {
  const facts = factsOf(type)
  const words = (sentences[type] ?? []).map(sentence => sampled(sentence, facts))
  const cells = Object.entries(facts).map(([name, fact]) => factCell(name, fact))
  return `| \`${type}\`${mayGoUnnoticed(type) ? ' *' : ''} | ${words.join('<br>')} | ${cells.join('<br>')} |`
}

const factCell = (name: string, fact: Fact): string => {
  const kind = kindOf(fact)
  const what = typeof kind === 'string' ? KINDS[kind] : kind.join(' or ')
  const text = `\`${name}\`: ${what}`
  return isMaybe(fact) ? `[${text}]` : text
}

const KINDS = {
  seat: 'a seat',
  seats: 'seats',
  card: `a card such as ${sample('card')}`,
  cards: 'cards',
  flag: 'true or false',
  count: 'a number',
  chips: 'chips',
  text: 'words',
} as const
