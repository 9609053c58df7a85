import { describe, expect, test } from 'vitest'
import { stakesFor } from '../deal/stakes.ts'
import { forms } from '../forms/forms.ts'
import { allInValue } from './all-in.ts'
import { arena } from './arena.ts'
import { arenas } from './arenas.ts'
import { worthOf } from './best-response.ts'
import { bucketsOf, equityHistogram } from './buckets.ts'
import { handIndexer } from './hand-index.ts'
import { match } from './match.ts'
import { addedSums, noSums, resultOf } from './match-result.ts'
import { solve, treeOf } from './solve.ts'
import { callingBot, strategyBot } from './usual-bots.ts'

/** What plain JavaScript lets through. */
const any = (value: unknown) => value as never
const holdem = (more: object = {}) => arena({ game: 'holdem', ...more })
const explicit = (game: 'holdem' | 'kuhn' | 'leduc') => arena({ game, chance: 'explicit' })
const two = [callingBot, callingBot]

describe('what makes no sense is said, with what is accepted', () => {
  test.each<[string, () => unknown, string]>([
    ['no options', () => arena(any(undefined)), 'an object with game, structure'],
    ['a game that is not there', () => arena(any({ game: 'bridge' })), 'such as holdem or leduc'],
    ['a name that every object has', () => arena(any({ game: 'constructor' })), 'such as holdem or leduc'],
    ['an option that is not there', () => holdem({ players: 3 }), 'arena: there is no players; accepted: game'],
    ['a structure', () => holdem({ structure: 'nolimit' }), 'no-limit, limit'],
    ['a size', () => holdem({ sizes: ['half'] }), "'1/2 pot'"],
    ['a size twice', () => holdem({ sizes: ['pot', 'pot'] }), 'each size once'],
    ['sizes as a text', () => holdem({ sizes: 'pot' }), "['1/2 pot', 'pot', 'all-in']"],
    ['limps', () => holdem({ limps: 'no' }), 'true or false'],
    ['too many seats', () => holdem({ seats: 99 }), '2 to 10'],
    ['a stack below zero', () => holdem({ stacks: -5 }), 'whole chips'],
    ['stacks for others', () => holdem({ seats: 3, stacks: [5, 5] }), 'a list of 3'],
    ['a button at no seat', () => holdem({ button: 9 }), "button: 9 isn't accepted; give 1 to 2"],
    ['a book', () => holdem({ book: 'abc' }), 'rrp, uspa, hpt, web, wsop'],
    ['a seed', () => holdem({ seed: {} }), 'a number or a text'],
    ['chance', () => holdem({ chance: 'x' }), "'sampled' or 'explicit'"],
    ['stakes as a text', () => holdem({ stakes: '10-20' }), 'stakesFor'],
    [
      'stakes of another structure',
      () => holdem({ structure: 'no-limit', stakes: stakesFor(forms.holdem, 'limit', 10) }),
      'stakes of no-limit',
    ],
    ['an action by its name', () => holdem().step(any('call')), 'allowed: 0 (fold), 1 (call)'],
    ['a name that every list has', () => holdem().step(any('length')), 'allowed: 0 (fold)'],
    ['the same in the engine', () => arena({ game: 'razz' }).step(any('length')), 'allowed: '],
    ['nothing to undo', () => holdem().undo(), 'no step to take back'],
    ['chance in a shuffled deck', () => holdem().chance(), 'no cards are to fall'],
    ['cards in a shuffled deck', () => holdem().tell(['As', 'Ks']), 'no cards are to fall'],
    ['too many cards', () => explicit('leduc').tell(['Ks', 'Qs']), 'a list of 1, each once'],
    ['too few cards', () => explicit('holdem').tell(['Ks']), 'a list of 2, each once'],
    ['a card twice', () => explicit('holdem').tell(['Ks', 'Ks']), 'a list of 2, each once'],
    ['cards as a text', () => explicit('leduc').tell(any('Ks')), 'a list of 1, each once'],
    ['a card of no deck', () => explicit('leduc').tell(['2c']), "2c can't fall"],
    ['an outcome', () => explicit('leduc').step(99), 'give 0 to'],
    ['the key of no seat', () => holdem().key(9), '1 to 2'],
    ['the tensor of no seat', () => holdem().tensor(any(undefined)), '1 to 2'],
    ['a short buffer', () => holdem().tensor(1, new Float32Array(3)), 'layout.size'],
    ['a short buffer for another', () => holdem().tensor(2, new Float32Array(3)), 'layout.size'],
    ['a list for a buffer', () => holdem().tensor(1, any([])), 'a Float32Array'],
    ['returns of a deal in play', () => holdem().returns(), 'not over yet'],
    ['part of a deck', () => holdem().reset(['As']), 'not the deck of holdem'],
    ['no options of many', () => arenas(3, any(undefined)), "arenas(1000, { game: 'holdem' })"],
    ['chance of many', () => arenas(3, any({ game: 'kuhn', chance: 'explicit' })), 'has no chance'],
    ['tensors', () => arenas(3, any({ game: 'kuhn', tensors: 'no' })), 'true or false'],
    ['no actions', () => arenas(3, { game: 'kuhn' }).step(any(undefined)), 'no actions for 3 deals'],
    ['a name among actions', () => arenas(1, { game: 'holdem' }).step(any(['length'])), 'allowed: 0 (fold)'],
    ['solving a shuffled deck', () => solve(arena({ game: 'kuhn' }), 10), "chance: 'explicit'"],
    ['solving options', () => solve(any({ game: 'kuhn' }), 10), "arena({ game: 'kuhn', chance: 'explicit' })"],
    ['no rounds', () => solve(explicit('kuhn'), any('x')), '1 or more'],
    ['a solver', () => solve(explicit('kuhn'), 10, any('cfr++')), 'cfr, cfr+, linear'],
    ['three at once', () => solve(arena({ game: 'holdem', seats: 3, chance: 'explicit' }), 1), 'two players, not 3'],
    ['no strategy', () => worthOf(explicit('kuhn'), any(undefined)), 'as solve gives it'],
    ['worth in a shuffled deck', () => worthOf(arena({ game: 'kuhn' }), new Map()), "chance: 'explicit'"],
    ['no strategy to play', () => strategyBot(any(undefined)), 'as solve gives it'],
    ['no bots', () => match(any(undefined), { game: 'kuhn' }), 'a list of functions'],
    ['bots one by one', () => match(any(callingBot), any(callingBot)), 'a list of functions'],
    ['bots that are none', () => match(any([1, 2]), { game: 'kuhn' }), 'a list of functions'],
    ['a match without options', () => match(two, any(undefined)), "{ game: 'holdem', deals: 1000 }"],
    ['seats of a match', () => match(two, any({ game: 'kuhn', seats: 3 })), 'a seat for each bot'],
    ['duplicate', () => match(two, any({ game: 'kuhn', duplicate: 'no' })), 'true or false'],
    [
      'an option of no match',
      () => match(two, any({ game: 'kuhn', deal: 3 })),
      'match: there is no deal; accepted: game',
    ],
    ['the options of a match', () => match(two, any({ game: 'kuhn', deal: 3 })), 'seed, deals, from, duplicate'],
    ['names', () => match(two, any({ game: 'kuhn', names: 'ab' })), 'a list with the name'],
    ['bots that take their time', () => match([any(async () => 1), callingBot], { game: 'kuhn' }), 'matchSlowly'],
    ['rounds as a text', () => handIndexer(any('2311')), 'such as [2, 3, 1, 1]'],
    ['more cards than there are', () => handIndexer([60]), '52 at most'],
    ['more hands than can be counted', () => handIndexer([10, 10]), 'too many to be numbered'],
    ['a card twice in a hand', () => handIndexer([2]).index([[1, 1]]), 'each once'],
    ['cards for codes', () => handIndexer([2]).index(any([['As', 'Ks']])), 'map(codeOf)'],
    ['a code of no card', () => handIndexer([2]).index([[99, 1]]), 'map(codeOf)'],
    ['a hand for rounds', () => handIndexer([2]).index(any([1, 2])), 'a list of codes for each round'],
    ['cards for a histogram', () => equityHistogram(any({ hand: ['As', 'Ks'] })), 'map(codeOf)'],
    ['no bars', () => equityHistogram({ hand: [1, 2], bins: 0 }), '1 or more'],
    ['no run-outs', () => equityHistogram({ hand: [1, 2], runOuts: 0 }), '1 or more'],
    ['no histograms', () => bucketsOf(any(undefined), 2), 'what equityHistogram gives'],
    ['no sums to add', () => addedSums(any({}), noSums(2)), 'what matchSums gives'],
    ['no sums to add them to', () => addedSums(noSums(2), any(undefined)), 'what matchSums gives'],
    ['no sums of a result', () => resultOf(any({}), ['a', 'b'], 2), 'what matchSums gives'],
    ['too few names of a result', () => resultOf(noSums(2), ['a'], 2), 'a list of 2'],
    ['the worth of no arena', () => allInValue(any({})), "arena({ game: 'holdem' })"],
    ['no run-outs of an all-in', () => allInValue(holdem(), 0), '1 or more'],
  ])('%s', (_, run, words) => {
    expect(run).toThrow(words)
  })
})

test('a wrong step leaves everything as it was', () => {
  for (const game of [holdem(), arena({ game: 'razz' }), explicit('leduc')]) {
    const before = JSON.stringify([game.turn(), game.deal(), game.log()])
    for (const wrong of ['length', -1, 1.5, Number.NaN, 10_000, undefined, null]) {
      expect(() => game.step(any(wrong))).toThrow(RangeError)
      expect(JSON.stringify([game.turn(), game.deal(), game.log()])).toBe(before)
    }
  }
})

test('a game that is too large to solve is said to be', () => {
  expect(() => treeOf(explicit('kuhn'), { nodes: 1_999_990 })).toThrow('only small games')
  expect(treeOf(explicit('kuhn')).is).toBe('chance')
})
