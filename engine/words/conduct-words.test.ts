import { expect, test } from 'vitest'
import { conductDecider } from '../conduct/conduct-decider.ts'
import type { ConductEvent } from '../conduct/events.ts'
import { conductScene } from '../testing/conduct-scene.ts'
import { conductNews } from './english/conduct-news.ts'
import { conductRefusal } from './english/conduct-refusals.ts'
import { english } from './english/voice.ts'
import { inGerman } from './german/words.ts'
import { text } from './text.ts'

const said = (event: ConductEvent): string =>
  text((conductNews[event.type] as (event: ConductEvent, scene: object) => readonly never[])(event, {}), english)

test('what happens in the record is said in plain sentences', () => {
  const scene = conductScene('uspa')
    .does('Ann', 'disturbance')
    .as('referee', 'Ray', { type: 'Decide', entry: 1, step: 'warn', reason: 'shouting' })
    .does('Ann', 'disturbance')
    .as('referee', 'Ray', { type: 'Decide', entry: 2, step: 'suspend' })
  expect(scene.log.slice(1).map(said)).toEqual([
    '#1 Ann: a disturbance. Proposed: warning.',
    '#1 Ann: warning (shouting).',
    '#2 Ann: a disturbance. Proposed: suspension for 10 hands.',
    '#2 Ann: suspension for 10 hands.',
  ])
})

test('a refusal says what is accepted', () => {
  const scene = conductScene('uspa').gives({ type: 'ReportOffence', offence: 'collusion', players: ['Ann', 'Bob'] })
  const refusal = scene.refuses({ type: 'Decide', entry: 1, step: 'warn' }, 'referee')
  expect(text(conductRefusal(refusal), english)).toBe('The book allows nothing milder than disqualified.')
  expect(text(conductRefusal({ why: 'barred', player: 'Ann', until: 0 }), english)).toBe(
    'Ann is barred until 1970-01-01 00:00 UTC.',
  )
  expect(conductDecider.records('OffenceRecorded')).toBe(true)
})

test('the record speaks German, too', () => {
  const scene = conductScene('uspa')
    .does('Ann', 'disturbance')
    .as('referee', 'Ray', { type: 'Decide', entry: 1, step: 'warn', reason: 'laut' })
    .does('Ann', 'disturbance')
  const auf = (event: ConductEvent): string =>
    text(
      (inGerman.conductNews[event.type] as (event: ConductEvent, scene: object) => readonly never[])(event, {}),
      inGerman.voice,
    )
  expect(scene.log.slice(1).map(auf)).toEqual([
    'Nr. 1 Ann: eine Störung. Vorschlag: Verwarnung.',
    'Nr. 1 Ann: Verwarnung (laut).',
    'Nr. 2 Ann: eine Störung. Vorschlag: Sperre für 10 Hände.',
  ])
  expect(text(inGerman.conductRefusal({ why: 'barred', player: 'Ann', until: 0 }), inGerman.voice)).toBe(
    'Ann hat bis 01.01.1970 00:00 UTC Hausverbot.',
  )
})
