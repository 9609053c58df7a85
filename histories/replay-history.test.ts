import { describe, expect, test } from 'vitest'
import { readPhh } from './phh/read-phh.ts'
import { type Replaying, replayHand } from './phh/replay-hand.ts'
import { said } from './testing/said.ts'
import { problemWords } from './words/problems.ts'

/** A no-limit hand of three with blinds of 1 and 2, stacks of 100, and these acts after the deal of unknown cards. */
const hand = (acts: readonly string[], fields: readonly string[] = []) => {
  const all = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', ...acts]
  const text = [
    "variant = 'NT'",
    'antes = [0, 0, 0]',
    'blinds_or_straddles = [1, 2, 0]',
    'min_bet = 2',
    'starting_stacks = [100, 100, 100]',
    ...fields,
    `actions = [\n${all.map(act => `'${act}'`).join(',\n')}]`,
  ].join('\n')
  return readPhh(text)[0]!
}
const replay = (acts: readonly string[], options: Replaying = {}) => replayHand(hand(acts), options)

describe('a history is carried out', () => {
  test('to its end: burns and pots are the engine’s', () => {
    expect(replay(['p3 f', 'p1 f'])).toMatchObject({ finishing: [99, 101, 100], ended: true, problems: [] })
  })

  test('as far as it goes: stacks so far', () => {
    expect(replay([])).toMatchObject({ finishing: [99, 98, 100], ended: false, problems: [] })
    expect(replay(['p3 cbr 10', 'p1 f'])).toMatchObject({ finishing: [99, 98, 90], ended: false, problems: [] })
  })

  test('a flop named over several lines', () => {
    const { ended, finishing } = replay(['p3 cc', 'p1 cc', 'p2 cc', 'd db AsKs', 'd db Qs', 'p1 cbr 2', 'p2 f', 'p3 f'])
    expect({ ended, finishing }).toEqual({ ended: true, finishing: [104, 98, 98] })
  })

  const allIn = ['p3 cbr 100', 'p1 cc', 'p2 f']
  test('hands shown before the board, and again after it', () => {
    const replayed = replay([
      ...allIn,
      'p3 sm ????',
      'p1 sm ????',
      'd db 2c7d9h',
      'd db 3s',
      'd db 4s',
      'p1 sm KcKd',
      'p3 sm AcAd',
    ])
    expect(replayed).toMatchObject({ finishing: [0, 98, 202], ended: true, problems: [] })
  })

  test('a player who shows wins over a player whose hand nobody saw', () => {
    const board = ['d db 2c7d9h', 'd db 3s', 'd db 4s']
    expect(replay([...allIn, 'p1 sm 5c6d', 'p3 sm ????', ...board]).finishing).toEqual([202, 98, 0])
    expect(replay([...allIn, 'p1 sm 5c6d', 'p3 sm', ...board]).finishing).toEqual([202, 98, 0])
    expect(replay([...allIn, ...board]), 'nobody has shown or thrown away a hand').toMatchObject({
      ended: false,
      problems: [],
    })
  })

  test('the winner may show when all others have folded', () => {
    expect(replay(['p3 f', 'p1 f', 'p2 sm AsKs'])).toMatchObject({ ended: true, problems: [] })
  })
})

describe('what does not fit', () => {
  const problem = (acts: readonly string[]) => {
    const { problems, ended, differs } = replay(acts)
    expect({ ended, differs }).toEqual({ ended: false, differs: null })
    return problems.map(said).map(({ line, act, what, rules }) => `${line} ${act}: ${what} ${rules.length > 0}`)
  }

  test('is a problem with its line and rule, and the telling ends there', () => {
    expect(problem(['p1 f', 'p3 f'])).toEqual(['10 p1 f: It’s p3’s turn. true'])
    expect(problem(['p3 cbr 3', 'p1 f'])).toEqual(['10 p3 cbr 3: That’s too little: the minimum is 4. true'])
    expect(problem(['p3 cbr 101'])).toEqual(['10 p3 cbr 101: That’s too much: the maximum is 100. true'])
    expect(problem(['p3 cc', 'p1 cc', 'p2 cc', 'p1 cc'])).toEqual([
      '13 p1 cc: 3 boardcards are missing before this act. false',
    ])
    expect(problem(['p3 cc', 'p1 cc', 'p2 cc', 'd db AsKsQsJs', 'p1 cc'])).toEqual([
      '14 p1 cc: The board was given 1 more card than the game deals before this act. false',
    ])
    expect(problem(['p3 cc', 'p1 cc', 'p2 cc', 'd db AsAsQs', 'p1 cc'])[0]).toMatch(
      /^13 d db AsAsQs: As is already in use/,
    )
    expect(problem(['p3 cc', 'p1 cc', 'p2 cc', 'd db AsAsQs'])[0], 'also where nobody acts behind it').toMatch(
      /^13 d db/,
    )
    expect(problem(['p3 pb'])[0]).toMatch(/^10 p3 pb: No bring-in is due/)
  })

  test('amounts are shown as the file writes them', () => {
    const cents = hand(['p3 cbr 0.03'], ['_x = 1'])
    expect(problemWords(replayHand(cents).problems[0]!)).toBe('That’s too little: the minimum is 4.')
  })

  test('all cannot throw their hands away', () => {
    const { problems } = replay([
      'p3 cc',
      'p1 cc',
      'p2 cc',
      'd db 2c7d9h',
      'p1 cc',
      'p2 cc',
      'p3 cc',
      'd db 3s',
      'p1 cc',
      'p2 cc',
      'p3 cc',
      'd db 4s',
      'p1 cc',
      'p2 cc',
      'p3 cbr 2',
      'p1 f',
      'p2 cc',
      'p3 sm',
      'p2 sm',
    ])
    // the first hand thrown away leaves the other the pot
    expect(problems).toEqual([])
  })

  test('a lenient telling goes on and lists it', () => {
    const late = replay(['p1 cc', 'p2 cbr 10', 'p1 f'], { lenient: true })
    expect(late).toMatchObject({ finishing: [98, 102, 100], ended: true, problems: [] })
    expect(late.letPass.map(said)).toEqual([
      expect.objectContaining({ line: 10, act: 'p1 cc', what: 'It’s p3’s turn.' }),
    ])
    const short = replay(['p3 cbr 3', 'p1 f', 'p2 f'], { lenient: true })
    expect(short).toMatchObject({ finishing: [99, 98, 103], letPass: [{ act: 'p3 cbr 3' }] })
    const blind = replay(['p3 cc', 'p1 cc', 'p2 cc', 'd db AsAsQs', 'p1 cbr 2', 'p2 f', 'p3 f'], { lenient: true })
    expect(blind).toMatchObject({ finishing: [104, 98, 98], letPass: [{ act: 'd db AsAsQs' }] })
  })

  test('a start that the book does not take', () => {
    const eleven = Array.from({ length: 12 }, () => 0)
    const text = `variant = 'NT'\nantes = [${eleven}]\nblinds_or_straddles = [1, 2, ${eleven.slice(2)}]\nmin_bet = 2\nstarting_stacks = [${eleven.map(() => 9)}]\nactions = []`
    expect(replayHand(readPhh(text)[0]!)).toMatchObject({
      problems: [{ line: 1, why: 'refused' }],
    })
  })

  test('a straddle from a place that the book has none for passes leniently as a blind', () => {
    const text = (book: string) =>
      `variant = 'FT'\nantes = [0, 0, 0, 0]\nblinds_or_straddles = [1, 2, 4, 0]\nsmall_bet = 2\nbig_bet = 4\nstarting_stacks = [90, 90, 90, 90]\nactions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????', 'p4 f', 'p1 f', 'p2 f'] # ${book}`
    const straddled = readPhh(text(''))[0]!
    expect(replayHand(straddled, { book: 'wsop' })).toMatchObject({ finishing: [89, 88, 93, 90], problems: [] })
    expect(replayHand(straddled, { book: 'rrp' }).problems).toHaveLength(1)
    expect(replayHand(straddled, { book: 'rrp', lenient: true })).toMatchObject({
      finishing: [89, 88, 93, 90],
      letPass: [{ why: 'refused' }],
    })
  })
})

describe('as another replayer', () => {
  const marked = (acts: readonly string[], status: boolean) => {
    const text = `variant = 'NT'\nantes = [0, 2, 0]\nante_trimming_status = ${status}\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\nstarting_stacks = [100, 100, 100]\nactions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', ${acts.map(act => `'${act}'`).join(', ')}]\nfinishing_stacks = [100, 96, 105]`
    return readPhh(text)[0]!
  }

  test('the rule that differs is named, and only where it makes a difference', () => {
    const bet = marked(['p3 cbr 6', 'p1 f', 'p2 f'], true)
    expect(replayHand(bet)).toMatchObject({ finishing: [99, 96, 105], differs: { player: 1, stated: 100, found: 99 } })
    const as = replayHand(bet, { as: 'pokerkit' })
    expect(as.finishing).toEqual([99, 98, 103])
    expect(as.departures).toEqual([{ id: 'ante-back', rules: [expect.stringContaining('/')] }])
    expect(replayHand(marked(['p3 cbr 6', 'p1 f', 'p2 f'], false), { as: 'pokerkit' })).toMatchObject({
      finishing: [99, 96, 105],
      departures: [],
    })
  })

  test('a big blind all-in for less lowers the price', () => {
    const text = `variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [5, 10, 0]\nmin_bet = 10\nstarting_stacks = [100, 3, 100]\nactions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cc', 'p1 cc']`
    const short = readPhh(text)[0]!
    expect(replayHand(short).finishing).toEqual([90, 0, 90])
    const as = replayHand(short, { as: 'pokerkit' })
    expect(as.finishing).toEqual([95, 0, 95])
    expect(as.departures).toEqual([{ id: 'short-blind', rules: ['wsop/154-options'] }])
  })
})
