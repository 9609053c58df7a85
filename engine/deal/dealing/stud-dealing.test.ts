import { describe, expect, test } from 'vitest'
import type { Form } from '../../forms/form.ts'
import { forms } from '../../forms/forms.ts'
import { betSizes } from '../../testing/bet-sizes.ts'
import { lines } from '../../testing/deal-lines.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'

/** A deck for stud: rank and suit of each doorcard and later upcards by seat, filled up with cards that nobody shows. */
const upcards = (players: number, down: number, streets: readonly string[]): string => {
  const shown = streets.map(street => street.split(' '))
  const used = new Set(shown.flat())
  const fill = ['2', '3', '4', '5', '6', '7', '9', 'T', 'J', 'Q', 'K', 'A'].flatMap(rank =>
    ['c', 'd', 'h', 's'].map(suit => rank + suit),
  )
  const rest = fill.filter(card => !used.has(card))
  const deck: string[] = rest.splice(0, players * down)
  shown.forEach((street, i) => {
    if (i > 0) deck.push(rest.shift()!)
    deck.push(...street)
  })
  return deck.join(' ')
}

const opener = (form: Form, players: number, streets: readonly string[], down = 2): string => {
  let table = given({ form, seats: players, cards: upcards(players, down, streets) })
  let last = ''
  for (let i = 0; i < streets.length; i++) {
    if (i > 0) table = table.plays('around')
    table = table.plays('deal')
    last = lines(table.events).at(-1)!
  }
  return last
}

describe('who opens', () => {
  test.each([
    ['uspa/3.2.3.3.3', 'seven-card-stud', ['3c 9d Kh'], 'third street: 1 opens'],
    ['rrp/8/2 by suit', 'seven-card-stud', ['3d 3c Kh'], 'third street: 2 opens'],
    ['uspa/3.2.3.3.5', 'seven-card-stud', ['Kc Qc', '4c Qd'], 'fourth street: 2 opens'],
    [
      'uspa/3.2.3.3.9 a tie goes to the first dealt to',
      'seven-card-stud',
      ['Kc 7c Kd', '4c 7d 4d', '9c 5c 9d', '2c 8c 2d'],
      'sixth street: 2 opens',
    ],
    ['uspa/3.2.3.3.9 a tie', 'seven-card-stud', ['Tc Kc Kd', '3c 4c 4d'], 'fourth street: 2 opens'],
    ['uspa/3.2.4.3.5', 'five-card-stud', ['Ac Kc', '4c Kd'], 'third street: 2 opens'],
    ['uspa/3.2.6.1', 'razz', ['Kc 7c 2c'], 'third street: 1 opens'],
    ['uspa/3.2.6.3.3', 'razz', ['Kd Ks 2c'], 'third street: 2 opens'],
    ['wsop/razz the ace is low', 'razz', ['Kh Ad Ks'], 'third street: 3 opens'],
    ['uspa/3.2.6.1 later', 'razz', ['Kc 7c', '3c 4c'], 'fourth street: 2 opens'],
    ['wsop/razz later', 'razz', ['8c 7c', '2c 4c'], 'fourth street: 2 opens'],
    ['uspa/3.2.6.3.9', 'razz', ['7c 8c', '6c 5c', '5d 3c', '5h Ac'], 'sixth street: 2 opens'],
    ['wsop/239 a tie goes clockwise', 'razz', ['9c 7c 7d', '2c 4c 4d'], 'fourth street: 2 opens'],
    ['wsop/238-kc the ace is high', 'kansas-city-razz', ['Kc Ac 2c'], 'third street: 2 opens'],
    ['wsop/238-kc later', 'kansas-city-razz', ['Ac 9c', '2c Td'], 'fourth street: 2 opens'],
    ['uspa/3.2.7.3.3', 'stud-8', ['Ac 2h'], 'third street: 2 opens'],
    ['wsop/244 the high board', 'stud-8', ['Ac 2h', '3c 2d'], 'fourth street: 2 opens'],
    ['wsop/249', 'stud-hi-lo', ['Qs 7d 3c'], 'third street: 1 opens'],
    ['wsop/249 later', 'stud-hi-lo', ['Qs 7d', '4c 3c'], 'fourth street: 2 opens'],
  ] as const)('%s: %s', (_, id, streets, opens) => {
    const form = forms[id]
    const players = streets[0].split(' ').length
    expect(opener(form, players, streets, id === 'five-card-stud' ? 1 : 2)).toBe(opens)
  })
  rule('wsop/250', 'with Kd, 5c and 9s up the five brings in at Super Stud, the king at Super Stud 8', () => {
    expect(opener(forms['super-stud'], 3, ['Kd 5c 9s'], 4)).toBe('third street: 2 opens')
    expect(opener(forms['super-stud-8'], 3, ['Kd 5c 9s'], 4)).toBe('third street: 1 opens')
  })
})

describe('the limits street by street', () => {
  const seen = (form: Form, streets: readonly string[], down = 2): readonly (readonly number[])[] => {
    let table = given({ form, seats: 2, cards: upcards(2, down, streets) })
    return form.streets.map(() => {
      table = table.plays('deal')
      const all = betSizes(table.deal)
      table = table.plays('around')
      return all
    })
  }
  const plain = ['3c Kh', '7c 9h', '5d Td', '4d Jd']
  const paired = ['3c Kh', '7c Kd', '5d Td', '4d Jd']
  rule('uspa/3.2.3.1', 'lower on third and fourth, upper from fifth on, either with an open pair on fourth', () => {
    expect(seen(forms['seven-card-stud'], plain)).toEqual([[10], [10], [20], [20], [20]])
    expect(seen(forms['seven-card-stud'], paired)).toEqual([[10], [10, 20], [20], [20], [20]])
  })
  rule('wsop/237', 'an open pair changes nothing in razz', () => {
    expect(seen(forms.razz, paired)).toEqual([[10], [10], [20], [20], [20]])
  })
  rule('uspa/3.2.7.3.5', 'nor in stud high-low', () => {
    expect(seen(forms['stud-8'], paired)).toEqual([[10], [10], [20], [20], [20]])
  })
  rule('uspa/3.2.4.1', 'five-card stud has one size on all four rounds', () => {
    expect(seen(forms['five-card-stud'], paired, 1)).toEqual([[10], [10], [10], [10]])
  })
  rule('uspa/3.2.5.5.1.1', 'Mississippi doubles on its third round', () => {
    expect(seen(forms['mississippi-stud'], ['3c Kh'], 2)).toEqual([[10], [10], [20], [20]])
  })
})

describe('Mississippi stud', () => {
  const deck = upcards(3, 2, ['Ac 9c 4c'])
  rule('uspa/3.2.5.3.1', 'at pot-limit the high card bets or folds', () => {
    const table = given({ form: 'mississippi-stud', seats: 3, cards: deck, structure: 'pot-limit' })
      .plays('deal')
      .lines('…', 'third street: 1 opens')
      .offers({ seat: 1, check: false, fold: true, bringIn: null, callTo: null })
      .refuses('1 checks', 'must-bet-or-fold')
      .plays('1 folds')
      .offers({ seat: 2, check: false, fold: true })
      .plays('2 bets 6; 3 calls')
    expect(table.deal.players.map(player => player.stack)).toEqual([998, 992, 992])
  })
  rule('uspa/3.2.5.5.1.1', 'at limit the low card brings it in', () => {
    given({ form: 'mississippi-stud', seats: 3, cards: deck })
      .plays('deal')
      .lines('…', 'third street: 3 opens')
      .offers({ seat: 3, fold: false, bringIn: [3] })
  })
  rule('uspa/3.2.5.4', 'any five of the seven play', () => {
    given({ form: 'mississippi-stud', seats: 2, cards: '2h Jc 3h Jd Ah Qs 8c 7h 9s 9h 8d 8h Kc 4s 8s Kd 5d' })
      .plays('play on')
      .holds({ 1: '2h 3h | Ah 7h 9h Kc Kd' })
      .awarded('high: 10 to 1, flush, ace-nine-seven-three-deuce')
  })
})

describe('a fold with nothing to call', () => {
  const cards = upcards(3, 2, ['Kc 9c 4c', 'Kd 7c 6d'])
  const start = (): Table =>
    given({ form: 'seven-card-stud', seats: 3, cards }).plays('deal; around; deal; 1 checks; 2 folds')
  rule('rrp/8/9', 'cards keep coming to the place until a bet kills the hand', () => {
    const table = start()
      .plays('3 checks')
      .plays('deal')
      .lines(expect.anything(), expect.stringMatching(/^up 1:.. 2:.. 3:..$/), '…')
      .plays('1 bets 20')
    expect(table.deal.players[1]!.keepsPlace).toBe(false)
    table
      .plays('3 calls')
      .plays('deal')
      .lines(expect.anything(), expect.stringMatching(/^up 1:.. 3:..$/), '…')
  })
  rule('wsop/226', 'a bet in the same round ends it at once', () => {
    start()
      .plays('3 bets 10; 1 calls')
      .plays('deal')
      .lines(expect.anything(), expect.stringMatching(/^up 1:.. 3:..$/), '…')
  })
  rule('rrp/8/9', 'the hand wins nothing, whatever comes to it', () => {
    const table = start().plays('play on')
    expect(table.deal.awards.flatMap(award => award.to.map(taken => taken.seat))).not.toContain(2)
  })
})

describe('high and low', () => {
  rule('uspa/3.2.7.1', 'a wheel takes both halves', () => {
    given({ form: 'stud-8', seats: 2, cards: 'Ac Jc 2d Jd 3h 9h 8c 4s 9d 8d 5c Jh 8h Kc 9c 8s Kd Td' })
      .plays('play on')
      .holds({ 1: 'Ac 2d Kd | 3h 4s 5c Kc' })
      .awarded('high: 5 to 2, jacks full of nines', 'low: 5 to 1, the wheel, five low')
  })
  rule('uspa/3.2.7.5.2', 'a nine low is no low', () => {
    given({ form: 'stud-8', seats: 2, cards: 'Ac Jc 2d Jd 9h 3h 8c 4s Td 8d 5c Jh 8h Kc 7c 8s Kd 6d' })
      .plays('play on')
      .awarded('high: 10 to 2, three jacks, ten and seven kickers')
  })
  rule('wsop/razzdugi', 'razz and badugi out of the same seven cards', () => {
    given({ form: 'razzdugi', seats: 2, cards: 'Ac Ah 2d 6h 3h 2h 8c 4s 4h 8d 5c 5h 8h Kc Kh 8s Kd Qh' })
      .plays('play on')
      .awarded('razz: 5 to 1, the wheel, five low', 'badugi: 5 to 1, badugi, four high (4-3-2-A)')
  })
})
