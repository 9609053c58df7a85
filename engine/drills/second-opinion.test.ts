import { expect, test } from 'vitest'
import type { Form } from '../forms/form.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { isEntered, secondOpinion } from '../testing/cases/second-opinion.ts'
import { type RulingDrill, rulingDrill } from './ruling-drill.ts'

const FEW = 10

const drillsOf = (family: Form['family']): readonly RulingDrill[] => {
  const made: RulingDrill[] = []
  for (let n = 0; made.length < FEW; n++) {
    const found = rulingDrill(family, BOOKS[n % BOOKS.length]!, `second ${n}`)
    if (found !== null) made.push(found)
  }
  return made
}

test.each<Form['family']>(['board', 'stud', 'draw', 'chinese'])(
  '%s: what the training takes for right was entered by hand from the books, and holds when it is asked in other ways',
  family => {
    const drills = drillsOf(family)
    for (const drill of drills) expect(secondOpinion(drill), drill.drill.key).toEqual([])
    // most of them have a case of their own family
    expect(drills.filter(({ deal, incident }) => isEntered(deal, incident)).length).toBeGreaterThan(FEW / 2)
  },
)

test('a drill that takes something else for right is found out', () => {
  const [first] = drillsOf('board')
  const { drill } = first!
  const wrong = drill.options.findIndex((_, i) => !drill.right.includes(i))
  expect(secondOpinion({ ...first!, drill: { ...drill, right: [wrong] } })).not.toEqual([])
})
