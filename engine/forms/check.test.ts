import { expect, test } from 'vitest'
import { problemText } from '../words/english/problems.ts'
import { checkForm } from './check.ts'
import { type Betting, bet, board, burn, discard, down, type Form, type Step, type Street, street, up } from './form.ts'
import { forms } from './forms.ts'

const { holdem, omaha, razz, ari, derailment } = forms
const stud = forms['seven-card-stud']
const mexican = forms['mexican-poker']
const chinese = forms['chinese-poker']
const chineseDraw = forms['chinese-draw-poker']
const pineappleOpenFace = forms['pineapple-open-face-chinese']
const lowMiddle = forms['pineapple-open-face-chinese-2-7-middle']
const drawHigh = forms['draw-high']
const doubleBoard = forms['double-board-omaha']
const shortDeck = forms['short-deck-holdem']

/** The form with one street's steps made again. */
const restreet = (form: Form, at: number, change: (steps: readonly Step[]) => readonly Step[]): Form => ({
  ...form,
  streets: form.streets.map((street, i): Street => (i === at ? { ...street, steps: change(street.steps) } : street)),
})
const rebet = (form: Form, at: number, change: Partial<Betting>): Form =>
  restreet(form, at, steps => steps.map(step => (step.do === 'bet' ? { ...step, ...change } : step)))
const without = (form: Form, field: 'bringIn' | 'shortStub'): Form => {
  const { [field]: _gone, ...rest } = form
  return rest
}
const rows = (form: Form, change: Partial<NonNullable<Form['rows']>>): Form => ({
  ...form,
  rows: { ...form.rows!, ...change },
})
const land = (form: Form, change: object): Form =>
  rows(form, { fantasyland: { ...form.rows!.fantasyland!, ...change } })
const share = (form: Form, change: object): Form => ({
  ...form,
  pot: [{ ...form.pot[0]!, ...change }, ...form.pot.slice(1)],
})
const pop = (steps: readonly Step[]): readonly Step[] => steps.slice(0, -1)

const faults: readonly (readonly [problem: string, form: Form])[] = [
  ['id: "Hold em"', { ...holdem, id: 'Hold em' }],
  ['name: is empty', { ...holdem, name: ' ' }],
  ['rules: a rule is named twice', { ...holdem, rules: ['rrp/5/intro', 'rrp/5/intro'] }],
  ['seats.least: a deal needs 2', { ...holdem, seats: { least: 1, most: 9 } }],
  ['seats.most: is less', { ...holdem, seats: { least: 4, most: 3 } }],
  ['streets: there are none', { ...holdem, streets: [] }],
  ['family: a stud form has upcards', { ...holdem, family: 'stud' }],
  ['family: a draw form has a draw', { ...holdem, family: 'draw' }],
  ['family: a board form has a board', { ...stud, family: 'board' }],
  ['family: a chinese form has rows', { ...holdem, family: 'chinese' }],
  ['family: a form with rows', { ...forms['taiwanese-poker'], family: 'board' }],
  // steps
  ['streets: two streets have the same name', { ...holdem, streets: [...holdem.streets, holdem.streets[3]!] }],
  ['streets: nobody is dealt a card', restreet(holdem, 0, steps => steps.slice(1))],
  ['streets: a board is struck out more than once', restreet(derailment, 3, steps => [...steps, { do: 'strike' }])],
  ['streets: a street has no name', { ...holdem, streets: [...holdem.streets, street(' ', discard(1))] }],
  ['streets "river": nothing happens', restreet(holdem, 3, () => [])],
  ['streets "river": two betting rounds', restreet(holdem, 3, steps => [...steps, bet('upper', 'left-of-the-button')])],
  ['streets "turn": board: 1 card or more', restreet(holdem, 2, () => [burn, board(0)])],
  [
    'deal: only one card at a time',
    restreet(mexican, 1, () => [{ do: 'turn-up' }, { do: 'deal', face: 'as-chosen', cards: 2 }]),
  ],
  ['deal: a card dealt as chosen needs a turn-up', restreet(mexican, 1, steps => steps.slice(1))],
  ['streets "turn": burn: no card is dealt after it', restreet(holdem, 2, () => [board(1), burn])],
  ['board: the form has no boards', restreet(stud, 1, steps => [board(1), ...steps])],
  ['streets "preflop": bet: nobody has a card yet', restreet(holdem, 0, steps => steps.toReversed())],
  ['discard: 2 of 2 downcards can’t be discarded', restreet(holdem, 1, steps => [discard(2), ...steps])],
  ['draw: 1 to 5 cards can be drawn, not 6', restreet(ari, 1, ([, ...steps]) => [{ do: 'draw', most: 6 }, ...steps])],
  ['draw: discards aren’t replaced', restreet(ari, 1, steps => steps.filter(step => step.do !== 'replace'))],
  ['replace: nothing was drawn', restreet(ari, 1, steps => steps.slice(1))],
  ['turn-up: there is no downcard', restreet(mexican, 0, () => [up(2), bet('lower', 'bring-in')])],
  ['turn-up: no card is dealt as chosen', restreet(mexican, 1, ([turn]) => [turn!, burn, up(1)])],
  ['strike: there must be a board left', restreet(holdem, 3, steps => [...steps, { do: 'strike' }])],
  ['draw: discards aren’t replaced', restreet(drawHigh, 1, ([draw, ...rest]) => [draw!, discard(1), ...rest])],
  ['turn-up: no card is dealt as chosen', restreet(mexican, 1, steps => [{ do: 'turn-up' }, ...steps])],
  ['strike: there is no card on the boards', restreet(doubleBoard, 0, steps => [...steps, { do: 'strike' }])],
  ['deal: cards that are laid into rows', restreet(forms['taiwanese-poker'], 0, steps => [up(1), ...steps])],
  ['strike: the boards are not complete', restreet(derailment, 3, steps => [{ do: 'strike' }, ...steps])],
  ['set: the form has no rows', restreet(holdem, 0, steps => [...steps, { do: 'set' }])],
  ['place: the form has no rows', restreet(holdem, 0, steps => [...steps, { do: 'place', cards: 2 }])],
  ['place: comes straight after', restreet(pineappleOpenFace, 0, steps => steps.toReversed())],
  ['place: 6 of 5 cards dealt', restreet(pineappleOpenFace, 0, ([dealt]) => [dealt!, { do: 'place', cards: 6 }])],
  // betting
  ['structures: one is named twice', { ...holdem, structures: ['limit', 'limit'] }],
  ['structures: there is betting', { ...holdem, structures: [] }],
  ['structures: nothing is bet', { ...chinese, structures: ['limit'] }],
  ['opening: there is betting', { ...holdem, opening: 'nothing' }],
  ['opening: nothing is bet', { ...chinese, opening: 'antes' }],
  ['opening: a bomb pot has no betting', { ...holdem, opening: 'bomb-pot' }],
  ['bringIn: the opening is a bring-in', without(stud, 'bringIn')],
  [
    'bringIn: hands showing open',
    without({ ...rebet(stud, 0, { first: 'high-hand-showing' }), opening: 'antes' }, 'bringIn'),
  ],
  ['bringIn: nothing uses it', { ...holdem, bringIn: stud.bringIn! }],
  ['opening: a bring-in opens the first round', rebet(stud, 0, { first: 'high-hand-showing' })],
  ['bringIn.size: the lower or upper limit', { ...mexican, structures: ['limit', 'no-limit'] }],
  ['bringIn.bigBet: needs', { ...forms['mississippi-stud'], structures: ['limit', 'spread'] }],
  ['.first: after-the-blinds is for', rebet(holdem, 1, { first: 'after-the-blinds' })],
  ['.first: with blinds', rebet(holdem, 0, { first: 'left-of-the-button' })],
  ['.first: bring-in is for', rebet(stud, 1, { first: 'bring-in' })],
  ['.first: no hand is showing', rebet(holdem, 1, { first: 'high-hand-showing' })],
  ['.first: the-opener needs', restreet(drawHigh, 0, steps => [...pop(steps), bet('lower', 'left-of-the-button')])],
  ['.tier: two upcards', rebet(stud, 0, { tier: 'lower-or-upper-on-an-open-pair' })],
  ['streets: the limit falls', rebet(holdem, 3, { tier: 'lower' })],
  ['.betOrFold: is for the first round', rebet(ari, 1, { betOrFold: true })],
  ['.openers: is for the first round', rebet(holdem, 0, { openers: 'jacks-or-better', unopened: 'carried-over' })],
  [
    '.openers: nobody may be able',
    restreet(forms['jacks-or-better'], 0, steps => [
      ...pop(steps),
      bet('lower', 'left-of-the-button', { openers: 'jacks-or-better' }),
    ]),
  ],
  ['.unopened: is for the first round', rebet(holdem, 0, { unopened: 'carried-over' })],
  ['.exactly: is for the first round', rebet(holdem, 0, { exactly: { buttonAntes: 3 } })],
  ['.exactly.buttonAntes: 1 or more', rebet(shortDeck, 0, { exactly: { buttonAntes: 0 } })],
  // shares
  ['pot: nothing to win', { ...holdem, pot: [] }],
  ['pot: the form has rows', { ...chineseDraw, pot: [{ name: 'high', ranking: 'high', from: 'own' }] }],
  ['pot: two shares have the same name', { ...omaha, pot: [...omaha.pot, ...omaha.pot] }],
  ['oddChip: there are no two shares', { ...omaha, oddChip: 'position' }],
  ['boards: no street deals', { ...holdem, streets: holdem.streets.slice(0, 1) }],
  ['boards: no share is made with the board', { ...ari, pot: ari.pot.slice(1) }],
  ['boards: nothing is played for on board 1', { ...doubleBoard, pot: doubleBoard.pot.slice(0, 1) }],
  ['pot: where a board is struck out', share(derailment, { board: 'best' })],
  ['pot: a share has no name', share(holdem, { name: '' })],
  ['.jokerUp: no joker can lie face up', share(drawHigh, { jokerUp: 'high-joker' })],
  ['.board: the hand is made without', share(ari, { from: 'own', board: 0 })],
  ['.board: say which, or best', { ...doubleBoard, pot: omaha.pot }],
  ['.board: there are 2 boards', share(doubleBoard, { board: 2 })],
  ['.board: best needs two', share(holdem, { board: 'best' })],
  ['.from: high needs 5 cards, a hand has 2', share(holdem, { from: 'own' })],
  [
    '.from: high needs 5 cards, hand and board have 3',
    { ...share(omaha, { from: 'any' }), streets: [street('one', down(2), board(1))] },
  ],
  ['.from.holecards: 3 of 2', share(holdem, { from: { holecards: 3, boardcards: 2 } })],
  ['.from.boardcards: 6 of 5', share(holdem, { from: { holecards: 0, boardcards: 6 } })],
  ['.from: high needs 5 cards, not 4', share(omaha, { from: { holecards: 2, boardcards: 2 } })],
  ['.ranking: short-deck is for the short deck', share(holdem, { ranking: 'short-deck' })],
  ['.ranking: high does not say what the joker', { ...holdem, deck: 'joker' }],
  ['.ranking: no hand of the short deck', share(shortDeck, { ranking: 'eight-or-better' })],
  // rows
  ['rows.rows: there are none', rows(chinese, { rows: [] })],
  ['rows.rows: two rows have the same name', rows(chinese, { rows: [...chinese.rows!.rows, chinese.rows!.rows[0]!] })],
  ['rows.rows: the rows take 10 cards, a player has 13', rows(chinese, { rows: chinese.rows!.rows.slice(1) })],
  ['rows.point: 1 point', rows(chinese, { point: 0 })],
  ['rows.scoop: 0 points', rows(chinese, { scoop: -1 })],
  ['streets: the rows are set once', restreet(chinese, 0, pop)],
  ['streets: cards are dealt after the rows are set', restreet(chinese, 0, steps => steps.toReversed())],
  ['rows.forThePot: there is betting', { ...chineseDraw, rows: chinese.rows! }],
  ['rows.forThePot: nothing is bet', rows(chinese, { forThePot: true })],
  ['rows.rows: a row has no name', rows(chinese, { rows: [{ ...chinese.rows!.rows[0]!, name: '' }] })],
  ['.cards: 1 card or more', rows(chinese, { rows: [{ ...chinese.rows!.rows[0]!, cards: 0 }] })],
  ['.from: a row is made with its own cards', rows(chinese, { rows: [{ ...chinese.rows!.rows[1]!, from: 'any' }] })],
  ['rows.fantasyland: is for open-face', rows(chinese, { fantasyland: pineappleOpenFace.rows!.fantasyland! })],
  ['rows.fantasyland: is for a front', rows(pineappleOpenFace, { rows: pineappleOpenFace.rows!.rows.slice(1) })],
  ['rows.fantasyland.cards: 13 or more', land(pineappleOpenFace, { cards: 12 })],
  ['rows.fantasyland.perfectMiddle', land(pineappleOpenFace, { perfectMiddle: true })],
  ['.stay.middle: the middle is not played', land(pineappleOpenFace, { stay: lowMiddle.rows!.fantasyland!.stay })],
  ['.stay.middle: the middle is played', land(lowMiddle, { stay: pineappleOpenFace.rows!.fantasyland!.stay })],
  ['.superFantasy: needs perfectMiddle', land(pineappleOpenFace, { superFantasy: true })],
  // cards
  ['shortStub: a common card is for stud', { ...ari, shortStub: 'common-card' }],
  ['shortStub: there is no draw', { ...razz, shortStub: 'earlier-discards' }],
  ['seats.most: 8 hands use 60 cards of 52, and shortStub', without(razz, 'shortStub')],
  ['and a common card on the last street doesn’t solve it', { ...razz, seats: { least: 2, most: 9 } }],
  ['seats.most: 11 hands hold 56 cards of 52 at once', { ...ari, seats: { least: 2, most: 11 } }],
  ['rows.fantasyland: 3 players in it use 54 cards', land(pineappleOpenFace, { cards: 18 })],
  ['stacks: 2 hands or more', { ...chinese, stacks: 1 }],
  ['stacks: 4 hands serve 2 to 5 players', { ...chinese, seats: { least: 2, most: 6 } }],
]

test.each(faults)('finds: %s', (problem, form) => {
  expect(checkForm(form).filter(found => problemText(found).includes(problem))).not.toEqual([])
})

test('a sound form gives none of these', () => {
  const found = Object.values(forms).flatMap(checkForm)
  expect(faults.filter(([problem]) => found.some(text => problemText(text).includes(problem)))).toEqual([])
})
