import { Readable, Writable } from 'node:stream'
import { type Form, forms, type House, seeded, shuffled } from '@cardroom/engine'
import { deckCards } from '@cardroom/engine/cards'
import { heldAfter } from '@cardroom/engine/forms'
import { isProblem, type Problem } from '@cardroom/engine/kinds'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerLines } from '../lines.ts'
import { problemText } from '../problems.ts'
import { type Settlement, settleCommand, settlement } from './settle.ts'

/** What comes of a line that is known to be sound. */
const settled = (...line: Parameters<typeof settlement>): Settlement => {
  const answer = settlement(...line)
  if (isProblem(answer)) throw new Error(problemText(answer as Problem))
  if (!('pots' in answer)) throw new Error('settled by points')
  return answer
}

const answers = async (...lines: readonly string[]): Promise<readonly unknown[]> => {
  let text = ''
  const output = new Writable({
    write: (chunk, _, done) => {
      text += String(chunk)
      done()
    },
  })
  await answerLines(line => settlement(line), Readable.from([lines.join('\n')]), output)
  return text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as unknown)
}

const hold = (text: string): readonly string[] => text.split(' ')
const omaha8 = {
  form: 'omaha-8',
  book: 'wsop',
  button: 3,
  seats: [
    { seat: 1, hole: hold('As 2s Qd 9d'), in: 120, folded: false },
    { seat: 2, hole: hold('Kd Kc 9h 9s'), in: 120 },
    { seat: 4, in: 25, folded: true },
  ],
  boards: [hold('3h 8d 7c Ks Jh')],
}
const holdem = {
  form: 'holdem',
  button: 4,
  seats: [
    { seat: 3, hole: hold('2c 2d'), in: 50 },
    { seat: 6, hole: hold('3c 3d'), in: 50 },
    { seat: 8, in: 1, folded: true },
  ],
  boards: [hold('As Kd Qh Jc Ts')],
}

describe('settle', () => {
  test('a high-low pot, with what each part went to and why', async () => {
    expect(await answers(JSON.stringify(omaha8))).toEqual([
      {
        pots: [
          {
            amount: 265,
            seats: [1, 2],
            awards: [
              {
                run: 0,
                share: 'high',
                amount: 133,
                to: [{ seat: 2, amount: 133 }],
                oddChips: [2],
                hand: 'three kings, jack and eight kickers',
              },
              {
                run: 0,
                share: 'low',
                amount: 132,
                to: [{ seat: 1, amount: 132 }],
                oddChips: [],
                hand: expect.stringContaining('eight-seven'),
              },
            ],
          },
        ],
        payouts: { 1: 132, 2: 133, 4: 0 },
        why: ['wsop/omaha-8', 'wsop/153c'],
      },
    ])
  })

  test('rrp/3/ties/5a Robert is the book where none is named', () => {
    expect(settled(holdem)).toMatchObject({ payouts: { 3: 50, 6: 51, 8: 0 } })
    expect(settled(holdem).why).toContain('rrp/3/ties/5a')
  })

  test('a house is a book like another: in the line, or for every line that names none', () => {
    const seats = [
      { seat: 1, hole: hold('Jo 2c 3c 4c 7d'), in: 10 },
      { seat: 2, hole: hold('2d 3d 4d 5d 8d'), in: 10 },
    ]
    const line = { form: 'ace-to-five-lowball', button: 1, seats }
    const house: House = { name: 'Sunday', book: 'wsop', overrides: { aceToFiveJoker: true } }
    expect(settled({ ...line, book: house }).payouts).toEqual({ 1: 20, 2: 0 })
    expect(settled(line, house).payouts).toEqual({ 1: 20, 2: 0 })
    expect(() => settled({ ...line, book: 'wsop' }, house)).toThrow('Jo isn’t in the deck')
    expect(() => settled({ ...line, book: { ...house, overrides: { aceToFiveJoker: 1 } } })).toThrow(
      '1 is not accepted',
    )
    expect(() => settled({ ...line, book: null })).toThrow('null is not accepted')
  })

  test('the button may stand at an empty seat', () => {
    expect(settled({ ...holdem, button: 7 }).payouts).toEqual({ 3: 51, 6: 50, 8: 0 })
  })

  test('uncalled chips come back and count in the payout', () => {
    const seats = [holdem.seats[0]!, { ...holdem.seats[1]!, in: 80 }, { seat: 8, in: 60, folded: true }]
    const { uncalled, pots, payouts } = settled({ ...holdem, seats })
    expect(uncalled).toEqual({ seat: 6, amount: 20 })
    expect(pots.map(pot => [pot.amount, pot.seats])).toEqual([
      [150, [3, 6]],
      [20, [6]],
    ])
    expect(payouts).toEqual({ 3: 75, 6: 115, 8: 0 })
  })

  test('one player left takes all and shows nothing', () => {
    const seats = [
      { seat: 1, in: 30 },
      { seat: 2, in: 10, folded: true, hole: hold('As Ad') },
    ]
    const { payouts, pots } = settled({ form: 'holdem', button: 1, seats, boards: [hold('2c 3c 4c')] })
    expect(payouts).toEqual({ 1: 40, 2: 0 })
    expect(pots).toMatchObject([{ amount: 20, awards: [{ hand: '' }] }])
  })

  test('dead money is for the main pot', () => {
    const seats = [
      { ...holdem.seats[0]!, in: 20 },
      { ...holdem.seats[1]!, in: 50, dead: 10 },
      { seat: 8, hole: hold('9c 9d'), in: 50 },
    ]
    const { pots } = settled({ ...holdem, seats })
    expect(pots.map(pot => pot.amount)).toEqual([70, 60])
  })

  test('two runs share the flop', () => {
    const seats = [
      { seat: 1, hole: hold('As Ad'), in: 101 },
      { seat: 2, hole: hold('Ks Kd'), in: 101 },
    ]
    const boards = [hold('Qc Jc 7d 5h 2s'), hold('Qc Jc 7d Kc 3s')]
    const answer = settled({ form: 'holdem', button: 1, seats, boards, options: { runs: 2, unit: 1 } })
    expect(answer.payouts).toEqual({ 1: 101, 2: 101 })
    expect(answer.pots[0]!.awards.map(award => award.run)).toEqual([0, 1])
  })

  test('wsop/281 the joker: in use under Robert, only if posted under WSOP', () => {
    const seats = [
      { seat: 1, hole: hold('Jo 2c 3c 4c 7d'), in: 10 },
      { seat: 2, hole: hold('2d 3d 4d 5d 8d'), in: 10 },
    ]
    const line = { form: 'ace-to-five-lowball', button: 1, seats }
    expect(settled(line).payouts).toEqual({ 1: 20, 2: 0 })
    expect(settled({ ...line, book: 'wsop', options: { joker: true } }).payouts).toEqual({ 1: 20, 2: 0 })
    expect(() => settled({ ...line, book: 'wsop' })).toThrow('Jo isn’t in the deck of ace-to-five-lowball')
    expect(() => settled({ ...line, options: { joker: false } })).toThrow('Jo isn’t in the deck')
    const triple = { ...line, form: 'ace-to-five-triple-draw' }
    expect(() => settled(triple)).toThrow('Jo isn’t in the deck')
    expect(settled({ ...triple, options: { joker: true } }).payouts).toEqual({ 1: 20, 2: 0 })
  })

  test('stud with its upcards, and with a common card', () => {
    const seats = [
      { seat: 1, hole: hold('2c 3d 4h'), up: hold('9c 8c 7d 6c'), in: 10 },
      { seat: 2, hole: hold('2d 3h 4s'), up: hold('Kh Qh 7s 4d'), in: 10 },
    ]
    expect(settled({ form: 'seven-card-stud', seats }).payouts).toEqual({ 1: 0, 2: 20 })
    const six = seats.map(s => ({ ...s, hole: s.hole.slice(0, 2) }))
    const common = { form: 'seven-card-stud', button: 2, seats: six, boards: [['Ts']] }
    expect(settled(common).payouts).toEqual({ 1: 20, 2: 0 })
    expect(() => settled({ ...common, boards: [] })).toThrow('seven-card-stud needs seven cards, seat 1 has 6')
    expect(() => settled({ ...common, boards: [['Ts', 'Td']] })).toThrow('a common card is a board of one card')
  })

  test('wsop/derailment the struck board is found by the tool itself', () => {
    const seats = [
      { seat: 1, hole: hold('Ts 9s 8c 7c 6c'), in: 50 },
      { seat: 2, hole: hold('Th 9h 3d 3s 5c'), in: 50 },
    ]
    const boards = [hold('As Ks Qs Js 4d'), hold('Ah Kh Qh Jh 4c'), hold('2c 2d 2h 3c 8d')]
    const { pots, payouts } = settled({ form: 'derailment', button: 2, seats, boards })
    expect(pots[0]!.awards.map(award => award.share)).toEqual(['top board', 'bottom board'])
    expect(payouts).toEqual({ 1: 50, 2: 50 })
  })

  test('wsop/153f1 part of a mix', () => {
    const line = { ...omaha8, button: 2 }
    expect(settled({ ...line, options: { mixed: true } }).payouts).toEqual({ 1: 133, 2: 132, 4: 0 })
  })
})

describe('a line that cannot be used', () => {
  const wrong: readonly [string, unknown, string][] = [
    ['no object', [], 'an empty list is not accepted; accepted: an object with form'],
    ['an unknown form', { ...holdem, form: 'holdm' }, 'form: "holdm" is not accepted; did you mean holdem'],
    ['no form', { ...holdem, form: undefined }, 'form: is missing'],
    [
      'an unknown book',
      { ...holdem, book: 'hoyle' },
      'book: "hoyle" is not accepted; accepted: one of rrp, uspa, hpt, web, wsop',
    ],
    ['points without rows', { ...holdem, form: 'chinese-poker' }, 'chinese-poker needs its rows'],
    ['no button', { ...holdem, button: undefined }, 'button: is missing; accepted: the seat that has the button'],
    ['no seats', { ...holdem, seats: [] }, 'seats: an empty list is not accepted; accepted: a list: seats such as'],
    ['a seat twice', { ...holdem, seats: [holdem.seats[0], holdem.seats[0]] }, 'seat 3 appears twice'],
    ['all folded', { ...holdem, seats: [{ seat: 1, in: 5, folded: true }] }, 'everybody has folded'],
    ['a negative amount', { ...holdem, seats: [{ ...holdem.seats[0], in: -5 }] }, 'seats[0].in: -5 is not accepted'],
    ['a broken chip', { ...holdem, seats: [{ ...holdem.seats[0], in: 2.5 }] }, 'seats[0].in: 2.5 is not accepted'],
    ['a slip in a field', { ...holdem, seats: [{ ...holdem.seats[0], fold: true }] }, 'did you mean "folded"'],
    ['a slip in the line', { ...holdem, board: [] }, 'did you mean "boards"'],
    ['an unknown option', { ...holdem, options: { rake: 5 } }, 'options.rake: there is no field "rake"'],
    [
      'too many runs',
      { ...holdem, options: { runs: 4 } },
      'options.runs: 4 is not accepted; accepted: a whole number from 1 to 3',
    ],
    [
      'a unit of nothing',
      { ...holdem, options: { unit: 0 } },
      'options.unit: 0 is not accepted; accepted: a whole number, 1 or more',
    ],
    ['runs without boards', { ...holdem, options: { runs: 2 } }, 'holdem needs two boards for two runs; got 1'],
    ['a short board', { ...holdem, boards: [hold('As Kd Qh Jc')] }, 'holdem needs five boardcards, board 1 has 4'],
    [
      'no card',
      { ...holdem, boards: [hold('As Kd Qh Jc 1s')] },
      'boards[0][4]: "1s" is not accepted; accepted: a card',
    ],
    ['a card twice', { ...holdem, boards: [hold('As Kd Qh Jc 2c')] }, 'seat 3 and board 1: 2c appears twice'],
    ['a card twice on a board', { ...holdem, boards: [hold('As As Qh Jc 4c')] }, 'board 1: As appears twice'],
    [
      'the same board run twice',
      { ...holdem, boards: [holdem.boards[0], holdem.boards[0]], options: { runs: 2 } },
      'nothing was run again',
    ],
    [
      'too few holecards',
      { ...omaha8, seats: [omaha8.seats[0], { ...omaha8.seats[1], hole: hold('Kd Kc 9h') }] },
      'omaha-8 needs four holecards, seat 2 has 3',
    ],
    [
      'upcards where there are none',
      { ...holdem, seats: [{ ...holdem.seats[0], up: ['5c'] }, holdem.seats[1]] },
      'holdem has no upcards',
    ],
    [
      'a card of another deck',
      { ...holdem, form: 'short-deck-holdem' },
      'seat 3: hole: 2c isn’t in the deck of short-deck-holdem',
    ],
    ['a joker nobody plays with', { ...holdem, options: { joker: true } }, 'options.joker'],
    ['a folded that is no answer', { ...holdem, seats: [{ ...holdem.seats[0], folded: 'no' }] }, 'true or false'],
  ]
  test.each(wrong)('%s', (_, line, message) => {
    const answer = settlement(JSON.parse(JSON.stringify(line)))
    expect(isProblem(answer) ? problemText(answer as Problem) : answer).toContain(message)
  })

  test('it is answered in its place, and the rest go on', async () => {
    const good = JSON.stringify(holdem)
    expect(await answers(good, '{', JSON.stringify({ ...holdem, form: 'x' }), good)).toMatchObject([
      { payouts: { 3: 50 } },
      { error: { at: '', why: 'not-json', accepted: 'one JSON object per line' } },
      { error: { at: 'form', why: 'not-accepted', problem: expect.stringContaining('"x" is not accepted') } },
      { payouts: { 3: 50 } },
    ])
  })

  test('whatever JSON comes, it is answered', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('seats', 'boards', 'options', 'button', 'book', 'form'),
        (value, field) => {
          for (const line of [
            value,
            { ...holdem, [field]: value },
            { ...holdem, seats: [value, { ...holdem.seats[0] }] },
          ]) {
            const answer = settlement(line)
            if (!isProblem(answer)) expect(answer).toHaveProperty('payouts')
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('hands that are laid in rows', () => {
  const rows = (text: string) => text.split(' / ').map(hold)
  const chinese = {
    form: 'chinese-poker',
    button: 2,
    stakes: '10',
    seats: [
      { seat: 1, rows: rows('2c 2d 3h / 4c 4d 4h 9s 8s / Ac Ad Ah Kc Ks') },
      { seat: 2, rows: rows('5c 6d 7h / Tc Td 6h 9d 8d / Jc Jd Jh Qc Qs') },
    ],
  }
  test('wsop/348 every two of them, in points and chips', () => {
    expect(settlement(chinese)).toMatchObject({ points: [{ points: -6, paid: -60 }], payouts: { 1: 60, 2: -60 } })
  })
  test('wsop/346d nobody loses more than they have', () => {
    const [one, two] = chinese.seats
    const short = {
      ...chinese,
      seats: [
        { ...one, chips: 500 },
        { ...two, chips: 25 },
      ],
    }
    expect(settlement(short)).toMatchObject({ payouts: { 1: 25, 2: -25 } })
  })
  test('wsop/345 where there is a pot it goes to the most points', () => {
    const seats = chinese.seats.map(seat => ({ ...seat, in: 45 }))
    const draw = {
      ...chinese,
      form: 'chinese-draw-poker',
      stakes: undefined,
      seats: [...seats, { seat: 3, in: 10, folded: true }],
    }
    expect(settlement(draw)).toMatchObject({ payouts: { 1: 100, 2: 0, 3: 0 } })
  })
  test('a card twice, and a smallest chip of the stakes', () => {
    const [one] = chinese.seats
    expect(settlement({ ...chinese, seats: [one, { ...one, seat: 2 }] })).toMatchObject({ why: 'card-twice' })
    const odd = { ...omaha8, stakes: '10-20 unit 5', structure: 'limit', setting: 'cash' }
    expect(settlement(odd)).toEqual(settlement({ ...omaha8, options: { unit: 5 } }))
    expect(settlement({ ...omaha8, structure: 'spread' })).toMatchObject({ at: 'structure' })
  })
})

describe('every form with a pot', () => {
  const played = Object.values(forms).filter(form => form.pot.length > 0)
  const lineOf = (form: Form, seed: number) => {
    const chance = seeded(seed)
    const stub = [...shuffled(deckCards(form.deck), chance)]
    const { down, up, either, board } = heldAfter(form.streets.flatMap(street => street.steps))
    const seats = [2, 5, 7].map(seat => ({
      seat,
      hole: stub.splice(0, down),
      up: stub.splice(0, up + either),
      in: chance(50),
    }))
    const boards = Array.from({ length: form.boards }, () => stub.splice(0, board))
    return {
      form: form.id,
      button: 1 + chance(9),
      seats: [...seats, { seat: 9, in: chance(50), folded: true }],
      boards,
    }
  }

  test.each(played.map(form => [form.id, form] as const))('%s: all that went in comes out', (_, form) => {
    for (let seed = 0; seed < 20; seed++) {
      const line = lineOf(form, seed)
      const { payouts } = settled(line)
      const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
      expect(sum(Object.values(payouts))).toBe(sum(line.seats.map(s => s.in)))
    }
  })
})

test('the command is called settle and shows an example', () => {
  expect(settleCommand().name()).toBe('settle')
})
