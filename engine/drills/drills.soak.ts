import { expect, test } from 'vitest'
import type { Form } from '../forms/form.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { secondOpinion } from '../testing/cases/second-opinion.ts'
import { contradictions } from './ruling-check.ts'
import { rulingDrill } from './ruling-drill.ts'

const PER_FAMILY = 500

test.each<Form['family']>(['board', 'stud', 'draw', 'chinese'])(
  '%s: 500 rulings of the training, none of which the engine contradicts',
  family => {
    let made = 0
    for (let n = 0; made < PER_FAMILY; n++) {
      const found = rulingDrill(family, BOOKS[n % BOOKS.length]!, `soak ${n}`)
      if (found === null) continue
      made++
      expect([...contradictions(found), ...secondOpinion(found)], found.drill.key).toEqual([])
    }
  },
)
