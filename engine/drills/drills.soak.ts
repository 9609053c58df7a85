import { expect, test } from 'vitest'
import type { Form } from '../forms/form.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { secondOpinion } from '../testing/cases/second-opinion.ts'
import { DRILL_AREAS } from './drill.ts'
import { DRILLED_RULES } from './drill-on.ts'
import { NO_REPEAT, nextDrill } from './next-drill.ts'
import { contradictions } from './ruling-check.ts'
import { rulingDrill } from './ruling-drill.ts'

/** How many of each family; `CARDROOM_SOAK_DRILLS` asks for another number. */
const PER_FAMILY = Number(process.env.CARDROOM_SOAK_DRILLS ?? 500)
/** The number of the first seed; `CARDROOM_SOAK_FROM` asks for others. */
const FROM = Number(process.env.CARDROOM_SOAK_FROM ?? 0)

test.each<Form['family']>(['board', 'stud', 'draw', 'chinese'])(
  '%s: rulings of the training, none of which the engine contradicts',
  family => {
    let made = 0
    const against: string[] = []
    for (let n = FROM; made < PER_FAMILY; n++) {
      const found = rulingDrill(family, BOOKS[n % BOOKS.length]!, `soak ${n}`)
      if (found === null) continue
      made++
      for (const it of [...contradictions(found), ...secondOpinion(found)]) against.push(`${found.drill.key}: ${it}`)
    }
    expect(against).toEqual([])
  },
)

test('every rule that can be practised by itself has its drills', () => {
  const want = { areas: ['side-pots'], family: 'board', book: 'rrp', lately: [], known: {} } as const
  const without = DRILLED_RULES.filter(rule => nextDrill({ ...want, rule }, `every ${FROM}`).rules[0] !== rule)
  expect(without).toEqual([])
})

test.each<Form['family']>(['board', 'stud', 'draw', 'chinese'])('%s: no drill comes again within 200', family => {
  const asked: string[] = []
  for (let n = FROM; n < FROM + PER_FAMILY; n++) {
    const book = BOOKS[n % BOOKS.length]!
    const area = DRILL_AREAS[n % DRILL_AREAS.length]!
    const drill = nextDrill({ areas: [area], family, book, lately: asked.slice(-NO_REPEAT), known: {} }, `again ${n}`)
    expect(asked.slice(-NO_REPEAT)).not.toContain(drill.key)
    asked.push(drill.key)
  }
})
