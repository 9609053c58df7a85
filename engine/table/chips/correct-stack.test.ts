import { expect } from 'vitest'
import { rule } from '../../testing/rule.ts'
import { placardOf, tableScene } from '../../testing/table-scene.ts'
import { tableAudit } from '../audit.ts'
import { memberOf } from '../draft.ts'

rule(
  'wsop/76',
  'at a table of real chips a stack that is counted again is what it is counted, in between deals',
  () => {
    const real = placardOf('wsop', { realCards: true })
    const scene = tableScene(real, { ann: 1, bob: 2 }).gives({ type: 'CorrectStack', player: 'ann', chips: 940 })
    expect(memberOf(scene.table, 'ann')).toMatchObject({ stack: 940, bought: 940 })
    expect(scene.events[0]).toMatchObject({ from: 1000, to: 940, rules: ['wsop/76'] })
    expect(tableAudit(scene.table)).toEqual([])
    expect(scene.refuses({ type: 'CorrectStack', player: 'ann', chips: -1 }).why).toBe('chips-not-whole')
    expect(scene.gives({ type: 'CallDeal' }).refuses({ type: 'CorrectStack', player: 'ann', chips: 5 }).why).toBe(
      'deal-is-on',
    )
    const dealt = tableScene(placardOf('wsop'), { ann: 1, bob: 2 })
    expect(dealt.refuses({ type: 'CorrectStack', player: 'ann', chips: 5 }).why).toBe('not-played-here')
  },
)
