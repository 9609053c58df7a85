import { deckCards } from '../cards/deck.ts'
import type { RankingName } from '../ranking/ranking.ts'
import { checkedForm } from './checked-form.ts'
import type { Betting, BringIn, Form, Opening, Selection, Share, ShortStub, Step } from './form.ts'

/** A form described street by street, as you would explain it at the table. */
export const describeForm = (form: Form): string => {
  const lines: [string, string][] = [
    ['players', playersInWords(checkedForm('describeForm', form))],
    ...(VARIANTS.has(form.id) ? [['or', VARIANTS.get(form.id)!] as [string, string]] : []),
    ['deck', deckInWords(form)],
    ['opening', OPENINGS[form.opening]],
    ...(form.bringIn ? [['bring-in', bringInWords(form.bringIn)] as [string, string]] : []),
    ...(form.structures.length > 0 ? [['played at', form.structures.join(', ')] as [string, string]] : []),
    ...form.streets.map(({ name, steps }): [string, string] => [
      name,
      steps.map(step => stepWords(step, form.boards)).join('; '),
    ]),
    [form.rows ? 'rows' : 'pot', sharesInWords(form)],
    ...(form.oddChip === 'position' ? [['odd chip', 'by position'] as [string, string]] : []),
    ...(form.shortStub ? [['short stub', SHORT_STUBS[form.shortStub]] as [string, string]] : []),
    ...(form.rules.length > 0 ? [['rules', form.rules.join(' ')] as [string, string]] : []),
  ]
  const width = Math.max(...lines.map(([title]) => title.length))
  return [`${form.name} (${form.id})`, ...lines.map(([title, words]) => `  ${title.padEnd(width)}  ${words}`)].join(
    '\n',
  )
}

/** What can be dealt instead, by the name that a scenario gives it. */
const VARIANTS: ReadonlyMap<string, string> = new Map([
  ['big-easy', 'more than five cards: big-easy-6 deals six'],
  ['derailment', 'up to 8 with four cards each: derailment-4'],
])

const deckInWords = ({ deck, joker }: Form): string => {
  const cards = `${deckCards(deck).length} cards${deckName(deck)}`
  return joker === undefined ? cards : `${cards}; the book says whether the joker is in (${joker})`
}

const deckName = (deck: Form['deck']): string => {
  if (deck === 'standard') return ''
  return ` (${typeof deck === 'string' ? deck : deck.join(' ')})`
}

/** How many can be dealt in: "2 to 10". */
export const playersInWords = ({ seats, stacks }: Form): string =>
  `${seats.least} to ${seats.most}${stacks === undefined ? '' : `, always ${stacks} hands`}`

/** What is played for: "high", "half high, half low of eight or better (2 holecards and 3 boardcards)". */
export const sharesInWords = ({ pot, rows, boards, streets }: Form): string => {
  if (rows) {
    const names = rows.rows.map(row => `${row.name} of ${row.cards} (${RANKING_WORDS[row.ranking]})`).join(', ')
    if (rows.forThePot === 'row-by-row') return `${names}; each takes its part of the pot`
    return `${names}; points ${rows.forThePot ? 'take the pot' : 'between every two players'}`
  }
  const strikes = streets.some(street => street.steps.some(step => step.do === 'strike'))
  const part = pot.length === 1 ? '' : `${['', 'all', 'half', 'a third'][pot.length - (strikes ? 1 : 0)] ?? 'a part'} `
  const froms = new Set(pot.map(share => fromWords(share.from)))
  const parts = pot.map(share => `${part}${shareWords(share)}${froms.size > 1 ? ` (${fromWords(share.from)})` : ''}`)
  return [
    parts.join(', '),
    ...(froms.size === 1 && boards > 0 ? [` (${[...froms].join()})`] : []),
    ...(strikes ? ['; one board is struck out'] : []),
  ].join('')
}

const shareWords = ({ ranking, board, name }: Share): string => {
  if (board === undefined) return RANKING_WORDS[ranking]
  return `${RANKING_WORDS[ranking]} on ${board === 'best' ? 'the better board' : `the ${name}`}`
}

const fromWords = (from: Selection): string => {
  if (from === 'any') return 'any cards'
  if (from === 'own') return 'own cards'
  return `${from.holecards} holecards and ${from.boardcards} boardcards`
}

/** The rankings in the words of the table. */
export const RANKING_WORDS: Readonly<Record<RankingName, string>> = {
  high: 'high',
  'high-joker': 'high with the joker',
  'ace-to-five': 'ace-to-five low',
  'ace-to-five-joker': 'ace-to-five low with the joker',
  'eight-or-better': 'low of eight or better',
  'deuce-to-seven': 'deuce-to-seven low',
  'nine-or-better-2-7': 'deuce-to-seven low of nine or better',
  badugi: 'badugi',
  'badugi-ace-high': 'badugi with the ace high',
  'badugi-high': 'badugi high',
  'short-deck': 'short-deck high',
  'mexican-joker-down': 'Mexican high',
  'mexican-joker-up': 'Mexican high with the joker up',
  'forty-nine': 'nearest to 49',
  front: 'three-card high',
  '2-7-middle': 'deuce-to-seven low of ten or better',
  'nines-or-better': 'high of nines or better',
  'sixes-or-better': 'high of sixes or better',
  'one-card': 'the highest card',
  'two-cards': 'a pair or the highest cards',
  'three-cards': 'three-card poker',
  'ace-to-six': 'ace-to-six low',
}

const OPENINGS: Readonly<Record<Opening, string>> = {
  blinds: 'blinds',
  antes: 'an ante from everyone',
  'bring-in': 'an ante from everyone and a bring-in',
  'button-ante': 'an ante from everyone, twice as much from the button',
  'bomb-pot': 'an equal ante from everyone and no first round',
  nothing: 'nothing',
}

const SHORT_STUBS: Readonly<Record<ShortStub, string>> = {
  'common-card': 'the burns go back in; if that isn’t enough, everybody shares one card',
  'muck-too': 'stub, burns and muck are shuffled together',
  'earlier-discards': 'discards of earlier draws, muck and burns are shuffled',
}

const bringInWords = ({ card, ace, ties, size, bigBet }: BringIn): string =>
  [
    `the ${card} upcard, ace ${ace}, ties by ${ties}`,
    ...(size === 'lower-or-upper' ? ['for the lower or the upper limit'] : []),
    ...(bigBet ? ['at half-pot, pot-limit and no-limit the highest upcard bets or folds'] : []),
  ].join('; ')

const stepWords = (step: Step, boards: number): string => {
  switch (step.do) {
    case 'deal':
      return step.face === 'as-chosen'
        ? `${count(step.cards)} up or down as chosen`
        : `${count(step.cards)} ${step.face}`
    case 'burn':
      return step.unless ? 'burn unless the stub just completes the boards' : 'burn'
    case 'board':
      return boards > 1 ? `${count(step.cards)} to each of ${boards} boards` : `${count(step.cards)} to the board`
    case 'bet':
      return betWords(step)
    case 'discard':
      return `everyone throws ${step.cards} away`
    case 'draw':
      return `draw up to ${step.most}`
    case 'replace':
      return 'the drawn cards'
    case 'turn-up':
      return 'everyone may turn the downcard up'
    case 'strike':
      return 'the board with the lowest last card is struck out'
    case 'set':
      return 'everyone sets the rows'
    case 'place':
      return `everyone places ${step.cards}`
  }
}

const count = (cards: number): string => `${cards} ${cards === 1 ? 'card' : 'cards'}`

const betWords = ({ tier, first, betOrFold, openers, unopened, exactly }: Betting): string => {
  const terms = [
    tier === 'lower-or-upper-on-an-open-pair' ? 'lower limit, or upper on an open pair' : `${tier} limit`,
    FIRST[first],
    ...(betOrFold ? ['bet or fold'] : []),
    ...(openers ? [`${openers.replaceAll('-', ' ')} to open`] : []),
    ...(unopened ? ['unopened the antes stay for the next deal'] : []),
    ...(exactly ? [`fold or exactly ${exactly.buttonAntes} button antes`] : []),
  ]
  return `bet (${terms.join(', ')})`
}

const FIRST: Readonly<Record<Betting['first'], string>> = {
  'after-the-blinds': 'after the blinds',
  'left-of-the-button': 'from the left of the button',
  'bring-in': 'from the bring-in',
  'high-hand-showing': 'from the high hand showing',
  'low-hand-showing': 'from the low hand showing',
  'the-opener': 'from the opener',
}
