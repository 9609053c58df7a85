import { describe, expect, test } from 'vitest'
import { deckCards } from '../cards/deck.ts'
import { RANKINGS } from '../ranking/ranking.ts'
import { checkForm } from './check.ts'
import { cardsUsed } from './check-cards.ts'
import { withFantasyland } from './chinese.ts'
import type { Form } from './form.ts'
import { type FormId, forms, isFormId } from './forms.ts'
import { bigEasyOf } from './omaha.ts'

const IDS = {
  board:
    'holdem pineapple crazy-pineapple omaha omaha-8 omaha-hi-lo big-o big-easy double-board-omaha five-card-double-board-bomb-pot-plo ultimate-big-o sick-o courchevel derailment drawmaha-high drawmaha-2-7 drawmaha-a-5 drawmaha-badugi drawmaha-badugi-high drawmaha-49 short-deck-holdem short-deck-plo',
  stud: 'seven-card-stud five-card-stud mississippi-stud razz kansas-city-razz stud-8 stud-hi-lo super-stud super-stud-8 mexican-poker razzdugi razzduci',
  draw: 'ace-to-five-lowball ace-to-five-triple-draw deuce-to-seven-lowball deuce-to-seven-triple-draw draw-high jacks-or-better archie ari badugi badugi-high baduci badaci',
  chinese:
    'chinese-poker chinese-draw-poker open-face-chinese turbo-open-face-chinese pineapple-open-face-chinese pineapple-open-face-chinese-2-7-middle taiwanese-poker',
} as const

describe('the forms', () => {
  test.each(Object.entries(IDS))('of the %s family are all there and no other', (family, ids) => {
    const found = Object.values(forms).filter(form => form.family === family)
    expect(found.map(form => form.id)).toEqual(ids.split(' '))
  })

  test('stand under their own ids', () => {
    for (const [id, form] of Object.entries(forms)) expect(form.id).toBe(id)
    expect(isFormId('razz')).toBe(true)
    expect(isFormId('toString')).toBe(false)
    expect(isFormId(undefined)).toBe(false)
  })

  test('have names and rules of their own', () => {
    const all = Object.values(forms)
    expect(new Set(all.map(form => form.name)).size).toBe(all.length)
    for (const form of all) expect(form.rules.length, form.id).toBeGreaterThan(0)
  })

  test.each(Object.values(forms))('$id makes sense', form => {
    expect(checkForm(form)).toEqual([])
  })

  test.each(Object.values(forms))('$id travels as JSON', form => {
    expect(JSON.parse(JSON.stringify(form))).toEqual(form)
  })

  test('use every ranking there is', () => {
    const used = Object.values(forms).flatMap(form => [
      ...form.pot.flatMap(share => [share.ranking, share.jokerUp ?? share.ranking]),
      ...(form.rows?.rows.map(row => row.ranking) ?? []),
    ])
    // those of the literature and of forms of your own
    const beyond = ['one-card', 'two-cards', 'three-cards', 'ace-to-six'] as const
    expect(new Set([...used, ...beyond])).toEqual(new Set(RANKINGS))
  })
})

describe('the cards of a full table, as the books count them', () => {
  // five-card double board 40+6+1+2+1+2, ultimate Big O 40+1+6+1+2+2, Courchevel 40+1+1+2+2+2, short-deck Omaha 24+8
  const counted: readonly (readonly [FormId, number, number])[] = [
    ['double-board-omaha', 8, 45],
    ['five-card-double-board-bomb-pot-plo', 8, 52],
    ['ultimate-big-o', 8, 52],
    ['derailment', 7, 52],
    ['courchevel', 8, 48],
    ['short-deck-plo', 6, 32],
    ['short-deck-holdem', 9, 26],
    ['chinese-poker', 2, 52],
    ['chinese-poker', 5, 52],
    ['pineapple-open-face-chinese', 3, 51],
    ['taiwanese-poker', 6, 47],
    ['mexican-poker', 7, 38],
    ['mississippi-stud', 7, 52],
  ]
  test.each(counted)('%s for %i uses %i', (id, players, dealt) => {
    expect(cardsUsed(forms[id], players).dealt).toBe(dealt)
  })

  test('ultimate Big O burns before the river while the stub has a card to spare', () => {
    expect(cardsUsed(forms['ultimate-big-o'], 7).dealt).toBe(35 + 1 + 6 + 1 + 2 + 1 + 2)
  })

  test('seats as many as the deck reaches where no book says how many', () => {
    for (const id of ['mississippi-stud', 'five-card-stud', 'mexican-poker', 'taiwanese-poker'] as const) {
      const form = forms[id]
      expect(cardsUsed(form, form.seats.most).dealt).toBeLessThanOrEqual(deckCards(form.deck).length)
      expect(cardsUsed(form, form.seats.most + 1).dealt).toBeGreaterThan(deckCards(form.deck).length)
    }
  })

  test('Big Easy gives more cards to fewer players (wsop/big-easy)', () => {
    const most = (cards: number): number => {
      const easy = bigEasyOf(cards)
      if (!easy.ok) return 0
      const { form } = easy
      expect(checkForm(form)).toEqual([])
      expect(cardsUsed(form).dealt).toBeLessThanOrEqual(52)
      return form.seats.most
    }
    expect([4, 5, 6, 7, 8, 11, 22, 23].map(most)).toEqual([0, 8, 7, 6, 5, 4, 2, 0])
  })
})

describe('what the forms say', () => {
  const steps = (form: Form) => form.streets.flatMap(street => street.steps)
  const tiers = (id: FormId) => steps(forms[id]).flatMap(step => (step.do === 'bet' ? [step.tier] : []))

  test('the limit of each round', () => {
    expect(tiers('holdem')).toEqual(['lower', 'lower', 'upper', 'upper'])
    expect(tiers('razz')).toEqual(['lower', 'lower', 'upper', 'upper', 'upper'])
    expect(tiers('seven-card-stud')[1]).toBe('lower-or-upper-on-an-open-pair')
    expect(tiers('five-card-stud')).toEqual(['lower', 'lower', 'lower', 'lower'])
    expect(tiers('mississippi-stud')).toEqual(['lower', 'lower', 'upper', 'upper'])
    expect(tiers('badugi')).toEqual(['lower', 'lower', 'upper', 'upper'])
    expect(tiers('deuce-to-seven-lowball')).toEqual(['lower', 'upper'])
  })

  test('the burns of Drawmaha, Courchevel and the double board bomb pot', () => {
    const burns = (id: FormId) =>
      forms[id].streets.map(street => street.steps.filter(step => step.do === 'burn').length)
    expect(burns('drawmaha-high')).toEqual([0, 0, 1, 0])
    expect(burns('courchevel')).toEqual([0, 1, 1, 1])
    expect(burns('five-card-double-board-bomb-pot-plo')).toEqual([0, 0, 1, 1])
  })

  test('Derailment strikes a board with the river cards, before the last round', () => {
    expect(forms.derailment.streets.at(-1)?.steps.map(step => step.do)).toEqual(['burn', 'board', 'strike', 'bet'])
  })

  test('the first named share gets the odd chip, except by position in Drawmaha, Baduci and Badaci', () => {
    const byPosition = Object.values(forms).filter(form => form.oddChip === 'position')
    expect(byPosition.map(form => form.id)).toEqual([...IDS.board.split(' ').slice(14, 20), 'baduci', 'badaci'])
    expect(forms.razzduci.pot[0]?.ranking).toBe('deuce-to-seven')
    expect(forms.razzdugi.pot[0]?.ranking).toBe('ace-to-five')
  })

  test('Fantasyland can be made progressive where it is not', () => {
    const progressive = withFantasyland(forms['pineapple-open-face-chinese'], { progressive: true })
    expect(progressive).toMatchObject({ rows: { fantasyland: { cards: 14, progressive: true } } })
    const plain = withFantasyland(forms['pineapple-open-face-chinese-2-7-middle'], { progressive: false })
    expect(plain).not.toHaveProperty('rows.fantasyland.progressive')
    expect(plain).toHaveProperty('rows.fantasyland.superFantasy', true)
    expect(withFantasyland(forms['open-face-chinese'], { superFantasy: true })).toHaveProperty('why')
    expect(withFantasyland(forms['chinese-poker'], { progressive: true })).toHaveProperty('why')
  })
})
