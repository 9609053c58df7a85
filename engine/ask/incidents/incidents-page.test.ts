import { expect, test } from 'vitest'
import { factsOf, INCIDENTS } from '../../rulings/incident-facts.ts'
import { incidentsPage } from './incidents-page.ts'
import { readIncidentWords } from './read-incident.ts'
import { sampled } from './sentence.ts'
import { sentences } from './sentences.ts'

test('docs/incidents.md is written from the facts of the incidents', async () => {
  await expect(incidentsPage()).toMatchFileSnapshot('../../../docs/incidents.md')
})

test('the page has every kind with every fact', () => {
  const lines = incidentsPage().split('\n')
  for (const type of INCIDENTS) {
    const line = lines.find(it => it.startsWith(`| \`${type}\``))
    for (const name of Object.keys(factsOf(type))) expect(line).toContain(`\`${name}\``)
  }
})

test.each(INCIDENTS)('%s can be said in a sentence', type => {
  const [usual] = sentences[type] ?? []
  const plain = sampled(usual!, factsOf(type))
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/(\w+)(?:\/[\w-]+)+/g, '$1')
  expect(readIncidentWords(plain)).toMatchObject({ type })
})
