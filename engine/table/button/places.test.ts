import { expect } from 'vitest'
import { rule } from '../../testing/rule.ts'
import { placardOf, tableScene } from '../../testing/table-scene.ts'

rule('hpt/play/12', 'the button moves one player clockwise after each deal', () => {
  const scene = tableScene(placardOf('hpt'), { ann: 1, bob: 4, cid: 9 }).deal()
  expect(scene.table.places).toMatchObject({ button: 1, blinds: [4, 9] })
  expect(scene.deal().table.places).toMatchObject({ button: 4, blinds: [9, 1] })
  expect(scene.deals(2).table.places).toMatchObject({ button: 9, blinds: [1, 4] })
})
