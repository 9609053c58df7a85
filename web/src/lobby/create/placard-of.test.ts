import type { FormListed } from '@cardroom/room/protocol'
import { describe, expect, test } from 'vitest'
import { placardOf, USUAL_PLACARD } from './placard-of.ts'
import { isKillable, sizeLabel, stakesHint } from './stakes-words.ts'

const form = (opening: string, structures: FormListed['structures']) => ({
  id: 'holdem' as const,
  name: 'X',
  family: 'F',
  kind: 'board' as const,
  opening,
  structures,
  seats: 8,
  line: '',
  also: { called: [], near: [] },
  emblem: { cards: 'dd', boards: 1, draws: 0, rows: [], split: false, suits: false },
})

const LIMIT = { pot: true, killable: true }
const NO_LIMIT = { pot: true, killable: false }
const POINTS = { pot: false, killable: false }

describe('the rest of a placard', () => {
  test('nothing is sent that was not said', () => {
    expect(placardOf(USUAL_PLACARD, LIMIT, 10)).toEqual({})
  })

  test('a kill goes only where limits can be raised', () => {
    const chosen = { ...USUAL_PLACARD, kill: 'half' } as const
    expect(placardOf(chosen, LIMIT, 10)).toEqual({ kill: { size: 'half', required: true } })
    expect(placardOf(chosen, NO_LIMIT, 10)).toEqual({})
  })

  test('antes, one bound of the buy-in, and the usual rake', () => {
    const chosen = { ...USUAL_PLACARD, ante: '2', antes: 'button', most: '500', takes: 'rake' } as const
    expect(placardOf(chosen, NO_LIMIT, 10)).toEqual({
      ante: 2,
      antes: 'button',
      buyIn: { most: 500 },
      collection: { way: 'rake', percent: 5, cap: 10, noFlopNoDrop: true },
    })
    expect(placardOf(chosen, POINTS, 10)).toEqual({ buyIn: { most: 500 } })
    expect(placardOf({ ...USUAL_PLACARD, takes: 'time', amount: '7' }, POINTS, 10)).toEqual({
      collection: { way: 'time', amount: 7, everyMinutes: 30 },
    })
  })
})

test('the one number of the stakes is called what it is', () => {
  expect(sizeLabel(form('blinds', ['limit', 'no-limit']), 'no-limit')).toBe('Big blind')
  expect(sizeLabel(form('bring-in', ['limit']), 'limit')).toBe('Lower limit')
  expect(sizeLabel(form('nothing', []), '')).toBe('Chips per point')
  expect(stakesHint(form('blinds', ['no-limit']), 'no-limit', 5)).toBe('(blinds 2 and 5)')
  expect(stakesHint(form('bring-in', ['limit']), 'limit', 10)).toBe('(10 and 20)')
  expect(isKillable(form('blinds', ['limit']), 'limit')).toBe(true)
  expect(isKillable(form('blinds', ['no-limit']), 'no-limit')).toBe(false)
  expect(isKillable(form('button-ante', ['limit']), 'limit')).toBe(false)
})
