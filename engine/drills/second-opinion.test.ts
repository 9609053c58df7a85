import { expect, test } from 'vitest'
import type { Form } from '../forms/form.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { ruledByHand } from '../testing/by-hand/by-hand.ts'
import { secondOpinion } from '../testing/cases/second-opinion.ts'
import { type RulingDrill, rulingDrill } from './ruling-drill.ts'

const FEW = 25

const drillsOf = (family: Form['family']): readonly RulingDrill[] => {
  const made: RulingDrill[] = []
  for (let n = 0; made.length < FEW; n++) {
    const found = rulingDrill(family, BOOKS[n % BOOKS.length]!, `second ${n}`)
    if (found !== null) made.push(found)
  }
  return made
}

test.each<Form['family']>(['board', 'stud', 'draw', 'chinese'])(
  '%s: what the training takes for right is what somebody has read in the books, and holds when it is asked in other ways',
  family => {
    for (const drill of drillsOf(family)) expect(secondOpinion(drill), drill.drill.key).toEqual([])
  },
)

test('a drill that takes something else for right is found out', () => {
  const [first] = drillsOf('board')
  const { drill } = first!
  const wrong = drill.options.findIndex((_, i) => !drill.right.includes(i))
  expect(secondOpinion({ ...first!, drill: { ...drill, right: [wrong] } })).not.toEqual([])
})

test('what is read by hand does not go by the answers of the engine', () => {
  const { deal, incident } = drillsOf('board').find(({ incident: { type } }) => type === 'CardExposed')!
  const other = { ...deal, law: { ...deal.law }, book: { name: 'Ours', book: 'rrp', overrides: {} } } as const
  for (const book of BOOKS) expect(ruledByHand(other, incident, book)).toEqual(ruledByHand(deal, incident, book))
})
