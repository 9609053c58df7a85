import { describe, expect, test } from 'vitest'
import { foldedName } from '../kinds/folded-name.ts'
import { forms } from './forms.ts'
import { mixes } from './mix.ts'
import { type GameId, gameCalled, namesOf, nicknames } from './nicknames.ts'

const games = [...Object.keys(forms), ...Object.keys(mixes)] as readonly GameId[]

describe('the names that players use', () => {
  test('stand beside every game', () => {
    expect(Object.keys(nicknames).sort()).toEqual([...games].sort())
    for (const id of games) expect(nicknames[id].called.length, id).toBeGreaterThan(0)
  })

  test.each([
    ['Badacey', 'badaci'],
    ['badeucey', 'baduci'],
    ['PLO8', 'omaha-8'],
    ['plo', 'omaha'],
    ['2-7 TD', 'deuce-to-seven-triple-draw'],
    ['27td', 'deuce-to-seven-triple-draw'],
    ['Stud 8', 'stud-8'],
    ['stud eight or better', 'stud-8'],
    ['OFC', 'open-face-chinese'],
    ['H.O.R.S.E.', 'horse'],
    ['8-game', 'eight-game'],
    ['Texas Hold’em', 'holdem'],
    ["texas hold'em", 'holdem'],
    ['6+', 'short-deck-holdem'],
    ['five-card stud', 'five-card-stud'],
    ['5 card stud', 'five-card-stud'],
    ['Omaha high-low', 'omaha-hi-lo'],
    ['omaha-8', 'omaha-8'],
  ] as const)('%s is %s', (name, id) => {
    expect(gameCalled(name)).toBe(id)
  })

  test.each(['bridge', '', 'toString', '__proto__', '5-card Omaha'])('%s is none', name => {
    expect(gameCalled(name)).toBeUndefined()
  })

  test('no two games share a name, and no name stands twice', () => {
    const owners = new Map<string, GameId>()
    for (const id of games) {
      const all = namesOf(id).slice(1).map(foldedName)
      expect(new Set(all).size, id).toBe(all.length)
      for (const name of [...all, foldedName(id)]) {
        expect(owners.get(name) ?? id, name).toBe(id)
        owners.set(name, id)
      }
    }
  })

  test('a name of another game leads to a relative as well, and never to itself', () => {
    for (const id of games) {
      const own = namesOf(id).map(foldedName)
      for (const name of nicknames[id].near ?? []) expect(own, `${id}: ${name}`).not.toContain(foldedName(name))
    }
    expect(gameCalled('Crazy Pineapple hi-lo')).toBeUndefined()
  })
})
