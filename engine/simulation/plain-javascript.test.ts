import { describe, expect, test } from 'vitest'
import { cards, codeOf } from '../cards/card.ts'
import { decks } from '../cards/deck.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import { evolve, replay } from '../deal/evolve.ts'
import { legal } from '../deal/legal.ts'
import { logSeen } from '../deal/log-seen.ts'
import { randomCommand } from '../deal/random-play.ts'
import { stakesFor } from '../deal/stakes.ts'
import { summary } from '../deal/summary.ts'
import { view } from '../deal/view.ts'
import { checkForm } from '../forms/check.ts'
import { describeForm } from '../forms/describe.ts'
import { forms } from '../forms/forms.ts'
import { equity } from '../odds/equity.ts'
import { chop, icm, placeChances } from '../odds/icm.ts'
import { outs } from '../odds/outs.ts'
import { combosOf, holdingName } from '../odds/range.ts'
import { readRange } from '../odds/read-range.ts'
import { handStrength } from '../odds/strength.ts'
import { compareHands } from '../ranking/compare.ts'
import { rankings } from '../ranking/rankings.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import { decide, play, playOn, rule } from '../rulings/decide.ts'
import { placardFor } from '../table/opening/placard-for.ts'
import { playTable } from '../table/play.ts'
import { decideTable, evolveTable, replayTable } from '../table/table-decider.ts'
import { readWager } from '../wagers/read-wager.ts'
import { situationAt } from '../wagers/situation-at.ts'
import { oddsRefusalWords } from '../words/english/odds-refusals.ts'
import { refusalWords, tableRefusalWords } from '../words/english/print.ts'
import { problemText } from '../words/english/problems.ts'
import { simulate } from './simulate.ts'

const start = (more: object = {}) => ({
  type: 'StartDeal' as const,
  form: forms.holdem,
  stakes: stakesFor(forms.holdem, 'no-limit', 10),
  button: 1,
  seats: [1, 2].map(seat => ({ seat, chips: 200 })),
  ...more,
})
const fresh = () => {
  const live = play(start())
  if (!live.ok) throw new Error(live.refusal.why)
  return live
}
const table = () => {
  const live = fresh()
  live.give({ type: 'Shuffle', deck: decks.standard })
  while (legal(live.deal).due === 'dealer') live.give({ type: 'Deal' })
  return live
}
const MUCKED = { type: 'HandMucked', seat: 2, by: 'player', identifiable: true } as const
/** What plain JavaScript lets through. */
const any = (value: unknown) => value as never

describe('a wrong argument of plain JavaScript is a TypeError that says what is accepted', () => {
  const hands = ['AhKh', 'QdQc']
  test.each<[string, () => unknown, string]>([
    ['stakes of less than nothing', () => stakesFor(forms.holdem, 'no-limit', -1), 'a number of chips above 0'],
    ['no form to check', () => checkForm(any(undefined)), 'a form such as forms.holdem'],
    ['an empty form to describe', () => describeForm(any({})), 'a form such as forms.holdem'],
    ['no holding to name', () => holdingName(any(undefined)), 'such as { high: 12'],
    ['the cards of no holding', () => combosOf(any({ high: 'A', low: 3 })), 'such as { high: 12'],
    ['stacks as a text', () => placeChances(any('100 50'), 2), 'a list of numbers'],
    ['another type to start with', () => play(any({ ...start(), type: 'Start' })), "give 'StartDeal'"],
    ['a shuffle without a deck', () => fresh().give(any({ type: 'Shuffle' })), 'shuffled(decks.standard, chance)'],
    ['nothing to play on', () => playOn(any(undefined)), 'a deal, such as table.deal'],
    ['something else to play on', () => playOn(any({})), 'a deal, such as table.deal'],
    ['no deal to decide on', () => decide(any({}), { type: 'Fold', seat: 1 }), 'a deal, such as table.deal'],
    ['no deal to rule on', () => rule(any(undefined), any(undefined)), 'a deal, such as table.deal'],
    ['no log to see', () => logSeen(any(undefined), { seat: 1 }), 'a list of events'],
    ['no order at a table', () => decideTable(undefined, any(undefined)), 'an order such as'],
    ['no event of a table', () => evolveTable(undefined, any(undefined)), 'an event such as'],
    ['no log of a table', () => replayTable(any(undefined)), 'a list of events'],
    ['a number as a card', () => codeOf(any(5)), "a card such as 'As'"],
    ['no range', () => readRange(any(undefined)), "a text such as 'QQ+, AKs'"],
    ['no hand to be strong', () => handStrength(any(undefined)), "two cards such as 'AhKh'"],
    ['an unknown book to simulate', () => simulate(any({ game: 'holdem', book: 'x' })), 'rrp'],
    ['a board for boards', () => equity(any({ hands, board: 'Th9h2c' })), 'no board; accepted: form, hands, boards'],
    ['boards as text', () => equity(any({ hands, boards: 'Th9h2c' })), "give a list such as ['Th9h2c']"],
    ['one hand as text', () => equity(any({ hands: 'AhKh' })), "give a list such as ['AhKh', 'QdQc']"],
    ['no question', () => equity(any(undefined)), 'give an object with form, hands'],
    ['a range as text in a hand', () => equity(any({ hands: [{ range: 'AA' }, 'KhKd'] })), "readRange('22+')"],
    ['a list as a hand', () => equity(any({ hands: [['Ah', 'Kh'], 'KhKd'] })), "{ cards: ['Ah', 'Kh'] }"],
    ['an unknown option', () => equity({ hands }, any({ sample: 5 })), 'no sample; accepted: samples, seed, exact'],
    ['stacks as text', () => icm(any('5000'), [1]), 'give a list of numbers'],
    [
      'a field that is misspelled',
      () => play(any({ ...start(), buton: 3 })),
      'there is no buton; accepted: type, form',
    ],
    [
      'a field misspelled in the place of another',
      () =>
        play(any({ type: 'StartDeal', form: start().form, stakes: start().stakes, seats: start().seats, buton: 3 })),
      'there is no buton; accepted: type, form',
    ],
    ['a name that every object has', () => play(any({ ...start(), constructor: 3 })), 'there is no constructor'],
    ['the same to decide', () => decide(undefined, any({ ...start(), buton: 3 })), 'there is no buton; accepted: type'],
    [
      'a field of the stakes that is misspelled',
      () => play(any(start({ stakes: { ...start().stakes, anti: 1 } }))),
      'stakes: there is no anti; accepted: structure, unit',
    ],
    [
      'one misspelled in the place of another',
      () => play(any(start({ stakes: { ...start().stakes, ante: undefined, anti: 1 } }))),
      'stakes: there is no anti',
    ],
    ['no blinds', () => play(any(start({ stakes: { ...start().stakes, blinds: 5 } }))), 'a list such as [5, 10]'],
    [
      'a field of a seat that is misspelled',
      () => decide(undefined, any(start({ seats: [1, 2].map(seat => ({ seat, chips: 200, chip: 5 })) }))),
      'seats: there is no chip; accepted: seat, chips',
    ],
    ['a player as a number', () => play(any(start({ seats: [1, 2] }))), 'an object with seat, chips'],
    [
      'a field of a post that is misspelled',
      () => play(any(start({ posts: [{ seat: 1, kind: 'blind', amount: 5, amout: 10 }] }))),
      'posts: there is no amout; accepted: seat, kind, amount',
    ],
    [
      'the same to decide',
      () => decide(undefined, any(start({ posts: [{ seat: 1, kind: 'blind', amount: 5, amout: 10 }] }))),
      'posts: there is no amout',
    ],
    ['a post as a number', () => play(any(start({ posts: [5] }))), 'an object with seat, kind, amount'],
    [
      'a field of a seat in Fantasyland that is misspelled',
      () => play(any(start({ fantasyland: [{ seat: 1, cards: 14, card: 3 }] }))),
      'fantasyland: there is no card; accepted: seat, cards',
    ],
    ['a game of nothing', () => placardFor(any({})), 'the id of a form, a form or a mix'],
    ['no game to simulate', () => simulate(any({})), 'the id of a form, a form or a mix'],
    ['a house of no book', () => rulebookOf(any({})), 'or a house'],
    ['a house of an unknown book', () => rulebookOf(any({ book: 'x' })), 'or a house'],
    ['a play for a situation', () => situationAt(any(table()), 1, []), 'table.deal'],
    ['words for what was done', () => situationAt(table().deal, 1, any('raise')), 'a list such as'],
    ['something that isn’t an event', () => replay(any([undefined])), 'an event such as'],
    ['something that isn’t an event of a table', () => replayTable(any([undefined])), 'an event such as'],
    ['no problem', () => problemText(any(undefined)), 'a problem of an answer'],
    [
      'something that isn’t a refusal',
      () => tableRefusalWords(any({ why: 'constructor' })),
      'the refusal of an answer',
    ],
    ['no refusal of odds', () => oddsRefusalWords(any(undefined)), 'the refusal of an answer'],
    ['no cards to a ranking', () => rankings.high.value(any(undefined)), 'map(codeOf)'],
    ['an object to a ranking', () => rankings.badugi.best(any({})), 'map(codeOf)'],
    ['a list of nothing to a ranking', () => rankings['ace-to-five'].nameOf(any([undefined])), 'map(codeOf)'],
    ['cards as text to a ranking', () => rankings.high.value(any('AhKhQhJhTh')), 'map(codeOf)'],
    ['cards to a ranking', () => rankings['ace-to-five'].words(any(cards('AhKhQhJhTh'))), 'map(codeOf)'],
    ['hands as text', () => compareHands('high', any('AhKhQhJhTh'), any('2h')), "cards('AhKh"],
    [
      'a card to show, misspelled',
      () => table().give(any({ type: 'Show', seat: 1, card: 'As' })),
      'Show: there is no card; accepted: type, seat, cards, says',
    ],
    [
      'a card to show before anybody has looked',
      () => fresh().give(any({ type: 'Deal', card: 'As' })),
      'Deal: there is no card; accepted: type, cards',
    ],
    [
      'a misspelled fact to rule on',
      () => rule(table().deal, any({ ...MUCKED, misinformd: true })),
      'HandMucked: there is no misinformd; accepted: type, noticed, seat, by',
    ],
    [
      'a misspelled fact to report',
      () => decide(table().deal, any({ ...MUCKED, misinformd: true })),
      'HandMucked: there is no misinformd',
    ],
    [
      'a form with a field that is misspelled',
      () => play(any(start({ form: { ...forms.holdem, raisecap: 'mississippi' } }))),
      'form: there is no raisecap; accepted: id, name',
    ],
    ['an unknown command', () => table().give(any({ type: 'Raise', seat: 1 })), 'legalCommands(deal)'],
    [
      'an unknown command to decide',
      () => decide(table().deal, any({ type: 'Raise', seat: 1 })),
      'legalCommands(deal)',
    ],
    ['a form by its name', () => play(any(start({ form: 'holdem' }))), 'give a form such as forms.holdem'],
    ['no stakes', () => play(any(start({ stakes: undefined }))), 'stakesFor'],
    ['no seats', () => play(any(start({ seats: 2 }))), '{ seat: 1, chips: 500 }'],
    ['a form that is not there', () => simulate(any({ game: 'holdemm' })), 'the id of a form'],
    ['an option that is not there', () => simulate(any({ game: 'holdem', dealz: 3 })), 'no dealz'],
    ['a number for strategies', () => simulate(any({ game: 'razz', strategies: 5 })), 'a list of functions'],
    ['something that isn’t a card', () => codeOf(any('Xx')), "a card such as 'As'"],
    ['letters that fall on the place of a card', () => codeOf(any('kc')), "a card such as 'As'"],
    ['a text that holds no cards', () => cards('Xx'), 'Xx is not a card'],
    ['a number for cards', () => cards(any(5)), "a text such as 'As Td'"],
    ['no chance', () => shuffled(decks.standard, any(undefined)), "seeded('friday')"],
    ['Math.random', () => shuffled(decks.standard, Math.random), 'Math.random gives fractions'],
    ['a text to shuffle', () => shuffled(any('AsKs'), seeded(1)), 'decks.standard'],
    ['no seed', () => seeded(any(undefined)), 'a number or a text'],
    ['an object for a seed', () => seeded(any({})), 'a number or a text'],
    ['a ranking that is not there', () => compareHands(any('higher'), [], []), 'ace-to-five'],
    ['stakes for the id of a form', () => stakesFor(any('holdem'), 'limit', 10), 'forms.holdem'],
    ['stakes at no structure', () => stakesFor(forms.holdem, any('nolimit'), 10), 'limit, spread, half-pot'],
    ['stakes of a text', () => stakesFor(forms.holdem, 'limit', any('10')), 'a number of chips'],
    ['nothing to play', () => play(any(undefined)), 'an object with type, form, stakes'],
    ['no command', () => table().give(any(undefined)), 'legalCommands(deal)'],
    ['no command before anybody has looked', () => fresh().give(any(null)), 'legalCommands(deal)'],
    ['no command to decide', () => decide(table().deal, any(undefined)), 'legalCommands(deal)'],
    ['no event', () => evolve(undefined, any(undefined)), 'an event'],
    ['a text for a log', () => replay(any('log')), 'table.log'],
    ['the play for its deal', () => legal(any(table())), 'table.deal'],
    ['no deal', () => legal(any(undefined)), 'table.deal'],
    ['the play for its summary', () => summary(any(table())), 'table.deal'],
    ['a seat for a viewer', () => view(table().deal, any(2)), "{ seat: 1 } or 'rail'"],
    ['no viewer', () => view(table().deal, any(undefined)), "{ seat: 1 } or 'rail'"],
    ['a random command without chance', () => randomCommand(table().deal, any(undefined)), "seeded('friday')"],
    ['an incident that is not there', () => rule(table().deal, any({ type: 'Earthquake' })), 'INCIDENTS'],
    ['no incident', () => rule(table().deal, any(undefined)), 'INCIDENTS'],
    ['a book that is not there', () => rule(table().deal, MUCKED, any('abc')), 'rrp, uspa, hpt, web, wsop'],
    ['a name that every object has', () => rulebookOf(any('constructor')), 'or a house'],
    ['no book', () => rulebookOf(any(undefined)), 'or a house'],
    ['the id of a book', () => readWager(situationAt(table().deal, 1, [[100]]), any('rrp')), 'rulebooks.rrp'],
    ['no situation', () => readWager(any(undefined), rulebookOf('rrp')), 'situationAt'],
    ['a chop by something else', () => chop([50, 30], [60, 20], any('x')), "'icm' or 'chips'"],
    ['no hand', () => outs(any(undefined), 'Qh7h2c'), "hand: nothing isn't accepted"],
    ['a hand for hands', () => outs('AhKh', 'Qh7h2c', any('QdQc')), "['QdQc']"],
    ['no placard', () => placardFor(any(undefined)), "{ game: 'holdem', size: 10 }"],
    ['no order', () => playTable(any(undefined)), "{ type: 'OpenTable'"],
    ['no refusal', () => refusalWords(any(undefined)), 'the refusal of an answer'],
  ])('%s', (_, run, words) => {
    expect(run).toThrow(TypeError)
    expect(run).toThrow(words)
  })
})

describe('a deal in one owner’s hands', () => {
  test('is cloned: each goes its own way', () => {
    const one = table()
    const other = one.clone()
    expect(other.give({ type: 'Wager', seat: 1, to: 60 })).toEqual({ ok: true })
    expect(one.deal.round!.price).toBe(10)
    expect(one.log.length).toBeLessThan(other.log.length)
    expect(replay(other.log)).toEqual(other.deal)
  })
  test('is undone, command by command, and held in the same object', () => {
    const live = table()
    const { deal } = live
    const before = structuredClone(deal)
    live.give({ type: 'Wager', seat: 1, to: 60 })
    expect(live.give({ type: 'Check', seat: 2 }).ok).toBe(false)
    live.give({ type: 'Fold', seat: 2 })
    expect(live.undo()).toBe(true)
    expect(live.deal.round!.price).toBe(60)
    expect(live.undo()).toBe(true)
    expect(deal).toEqual(before)
    expect(live.deal).toBe(deal)
    while (live.undo()) expect(replay(live.log)).toEqual(live.deal)
    expect(live.deal.phase).toBe('shuffle')
  })
  test('goes on from a stored log, and from a stored state', () => {
    const stored = JSON.parse(JSON.stringify(table()))
    for (const from of [stored.log, stored.deal]) {
      const live = playOn(from)
      expect(live.deal).toEqual(stored.deal)
      expect(live.give({ type: 'Fold', seat: 1 })).toEqual({ ok: true })
      expect(live.undo()).toBe(true)
      expect(live.deal).toEqual(stored.deal)
      expect(live.undo()).toBe(false)
    }
  })
})

test('a simulation takes strategies', () => {
  const folds = simulate({
    game: 'holdem',
    players: 2,
    deals: 50,
    strategies: [
      (_, commands) =>
        commands.find(({ type }) => type === 'Check') ?? commands.find(({ type }) => type === 'Fold') ?? commands[0]!,
    ],
  })
  if (!folds.ok) throw new Error(folds.refusal.why)
  expect(folds.fault).toBeNull()
  expect(folds.tally.deals).toBe(50)
  const wrong = simulate({ game: 'holdem', players: 2, deals: 5, strategies: [() => ({ type: 'Call', seat: 9 })] })
  if (!wrong.ok) throw new Error(wrong.refusal.why)
  expect(wrong.fault!.problems[0]).toContain('Call was refused')
})
