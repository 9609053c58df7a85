import { expect, test } from 'vitest'
import { fits } from '../../kinds/fits.ts'
import { rule } from '../../testing/rule.ts'
import { ask } from '../ask.ts'
import { nightScenario } from './night-kind.ts'

const seats = { 1: 500, 2: 500, 3: 500, 4: 500, 5: 500 }
const asked = (night: object, ...questions: readonly string[]) => {
  const scenario = { night: { stakes: '5-10', seats, ...night }, ask: questions }
  expect(fits(nightScenario, scenario)).toBe(true)
  return ask(scenario)
}

rule('rrp/4/4', 'a new player posts, or waits for the big blind', () => {
  const { answers } = asked({ button: 1, happened: ['6 sits down with 300'] }, 'ways in 6', 'next deal')
  expect(answers).toMatchObject({
    'ways in 6': {
      ways: [
        { wish: 'wait', deals: 2 },
        { wish: 'post', deals: 0, live: 10, dead: 0 },
      ],
    },
    'next deal': {
      button: 2,
      blinds: [3, 4],
      posts: [{ seat: 3 }, { seat: 4 }, { seat: 6, kind: 'post', amount: 10 }],
    },
  })
  const waits = asked({ button: 1, happened: ['6 sits down with 300', '6 waits'] }, 'next deal').answers!
  expect(waits['next deal']).toMatchObject({
    dealtIn: [1, 2, 3, 4, 5],
    out: [{ seat: 6, why: 'waits-for-the-big-blind' }],
  })
})

rule('rrp/4/10', 'a player who missed both blinds comes back with a live and a dead part', () => {
  const happened = ['4 walks', 'deal', 'deal', 'deal', '4 comes back']
  const walked = asked({ button: 1, happened }, 'owed', 'ways in 4', 'next deal').answers!
  expect(walked.owed).toMatchObject({ owed: [{ seat: 4, missed: ['small blind', 'big blind'], live: 10, dead: 5 }] })
  expect(walked['next deal']).toMatchObject({ dealtIn: expect.arrayContaining([4]) })
  const answers = asked({ button: 1, happened: ['1 missed both blinds'] }, 'owed').answers!
  expect(answers.owed).toMatchObject({ owed: [{ seat: 1, missed: ['small blind', 'big blind'] }] })
})

rule('rrp/13/6', 'two pots in a row oblige a player to kill the next one', () => {
  const game = { structure: 'limit', stakes: '10-20', kill: 'full', button: 1 }
  const once = asked({ ...game, happened: ['deal 2 wins 120'] }, 'kill due').answers!
  expect(once['kill due']).toMatchObject({ must: [], legs: [2] })
  const twice = asked({ ...game, happened: ['deal 2 wins 120', 'deal 2 wins 130'] }, 'kill due').answers!
  expect(twice['kill due']).toMatchObject({ must: [{ seat: 2, amount: 20 }] })
})

rule('rrp/2/seating/6', 'the highest card drawn has the first button', () => {
  const { answers } = asked({ seats: { 1: 100, 2: 100, 3: 100 }, happened: ['draw 1 Kh 2 Ks 3 9d'] }, 'next deal')
  expect(answers).toMatchObject({ 'next deal': { button: 2, blinds: [3, 1] } })
})

test('a refused act is an answer, and the rest goes on', () => {
  const happened = ['9 leaves', '2 changes to 3', '2 leaves']
  const { answers, refused } = asked({ button: 1, happened }, 'happened', 'next deal')
  expect(refused).toMatchObject([{ at: 'night.happened[0]' }, { at: 'night.happened[1]', said: '2 changes to 3' }])
  expect(answers!['next deal']).toMatchObject({ dealtIn: [1, 3, 4, 5] })
})

test('leaving, changing seats, names and time', () => {
  const named = { seats: { 1: { chips: 100, name: 'Ann' }, 2: 100, 4: 100 }, button: 1 }
  const happened = ['Ann changes to seat 6', '10 minutes', '5 sits down from a like game with 80', 'deal']
  const { answers, refused } = asked({ ...named, happened }, 'next deal', 'ways in 6')
  expect(refused).toBeUndefined()
  expect(answers!['ways in 6']).toMatchObject({ seat: 6 })
  expect(answers!['next deal']).toMatchObject({ dealt: true })
})

test('what cannot be read says where, and what is accepted', () => {
  const wrong = (value: object) => ask(value).error
  expect(wrong({ night: { seats, happened: ['deal', '3 dances'] } })).toMatchObject({ at: 'night.happened[1]' })
  expect(wrong({ night: { seats, buton: 2 } })?.problem).toContain('did you mean "button"')
  // a field that stands beside the night, not in it
  expect(wrong({ night: { seats }, form: 'omaha' })?.problem).toContain('did you mean "night.form"')
  expect(wrong({ night: { seats, button: 9 } })).toMatchObject({ at: 'night.button' })
  expect(wrong({ night: { seats: { 1: { chips: 5, name: 'A' }, 2: { chips: 5, name: 'A' } } } })).toMatchObject({
    at: 'night.seats["2"]',
  })
  expect(wrong({ night: { seats }, ask: ['next deal', 'ways in'] })).toMatchObject({ at: 'ask[1]' })
  expect(wrong({ night: { seats, form: 'constructor' } })).toMatchObject({ at: 'night.form' })
  expect(ask({ night: { seats: { 1: 100 } } }).answers!['next deal']).toMatchObject({ dealt: false })
})
