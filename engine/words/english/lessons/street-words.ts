import type { Betting, Form, Step, Street } from '../../../forms/form.ts'
import { numberWords } from '../../../ranking/words.ts'

/** The name of a street as a heading: "Preflop", "The flop", "Third street", "First draw". */
export const streetTitle = (name: string): string => TITLES.get(name) ?? capital(name)

const TITLES: ReadonlyMap<string, string> = new Map([
  ['preflop', 'Before the flop'],
  ['flop', 'The flop'],
  ['turn', 'The turn'],
  ['river', 'The river'],
  ['board', 'The board'],
  ['before the draw', 'The deal'],
  ['after the draw', 'The draw'],
  ['thirteen cards', 'The deal'],
  ['seven cards', 'The deal'],
])

/** What happens on a street, as a teacher would tell it: the cards, then the betting. */
export const streetWords = (form: Form, street: Street, before: Street | undefined): string => {
  const cards = cardsWords(form, street, before)
  const betting = betIn(street)
  return [
    ...cards,
    ...(betting === undefined ? [] : betWords(form, betting, before === undefined ? undefined : betIn(before))),
  ]
    .filter(it => it !== '')
    .join(' ')
}

const betIn = ({ steps }: Street): Betting | undefined => steps.find(step => step.do === 'bet')

const cardsWords = (form: Form, { steps }: Street, before: Street | undefined): readonly string[] => {
  const first = before === undefined
  const dealt = steps.filter(step => step.do === 'deal')
  const draw = steps.find(step => step.do === 'draw')
  const has = (what: Step['do']): boolean => steps.some(step => step.do === what)
  const board = steps.find(step => step.do === 'board')
  const discard = steps.find(step => step.do === 'discard')
  return [
    discard === undefined ? '' : `Everyone first discards ${cardCount(discard.cards)}, face down.`,
    has('turn-up')
      ? 'In turn, everyone may turn their hidden card up. If they do, they get the next card face down.'
      : '',
    draw === undefined
      ? ''
      : drawWords(draw.most, has('board'), before?.steps.some(step => step.do === 'draw') ?? false),
    has('deal') && !has('turn-up') ? dealWords(dealt, first, has('place')) : '',
    board === undefined ? '' : boardWords(form, board.cards, first, has('burn'), draw !== undefined),
    has('strike') ? 'Then the board with the lowest of these cards is struck out.' : '',
    placeWords(form, steps),
  ]
}

const dealWords = (dealt: readonly Extract<Step, { do: 'deal' }>[], first: boolean, placed: boolean): string => {
  const count = dealt.reduce((sum, { cards }) => sum + cards, 0)
  // what is laid down at once lies face up soon enough
  if (placed) return first ? `Everyone gets ${cardCount(count)}.` : `${moreCards(count)} each.`
  const parts = dealt.map(({ cards, face }) => `${cardCount(cards)} face ${face === 'up' ? 'up' : 'down'}`)
  if (first) return `Everyone gets ${parts.join(' and ')}.`
  return dealt.map(({ cards, face }) => `${moreCards(cards)} each, face ${face === 'up' ? 'up' : 'down'}.`).join(' ')
}

const moreCards = (cards: number): string =>
  cards === 1 ? 'One more card' : `${capital(numberWords(cards))} more cards`

const drawWords = (most: number, boardToo: boolean, again: boolean): string => {
  if (again) return 'Draw again, the same way.'
  return boardToo
    ? `In turn, everyone discards up to ${cardCount(most)}, and gets new ones once the next board card is out.`
    : `In turn, everyone discards as many cards as they like, up to ${most === 5 ? 'all five' : most === 4 ? 'all four' : cardCount(most)}, and gets new ones.`
}

const boardWords = (form: Form, cards: number, first: boolean, burned: boolean, drawn: boolean): string => {
  const count = cards === 1 ? 'One card' : capital(`${numberWords(cards)} cards`)
  const where = form.boards > 1 ? `to each of the ${numberWords(form.boards)} boards` : 'to the board'
  if (first) return `${count} ${cards === 1 ? 'is' : 'are'} dealt face up ${where}.`
  const burn = burned && !drawn && cards > 1 ? 'A card is burned. ' : ''
  return `${burn}${count} ${cards === 1 ? 'is' : 'are'} dealt face up ${where}.`
}

const placeWords = (form: Form, steps: readonly Step[]): string => {
  const place = steps.find(step => step.do === 'place')
  if (steps.some(step => step.do === 'set'))
    return form.family === 'chinese' && form.boards > 0
      ? 'You divide them among the rows, and nobody sees how until the board is out.'
      : 'You set your cards into the rows, face down. When everyone has, the rows are turned up.'
  if (place === undefined) return ''
  const dealt = steps.find(step => step.do === 'deal')
  const rest = (dealt?.cards ?? place.cards) - place.cards
  if (rest > 0) return `You place ${cardCount(place.cards)} in your rows and discard the other.`
  return place.cards === 1 ? 'You place it in a row, and it stays there.' : 'You place them all in your rows, face up.'
}

const betWords = (form: Form, now: Betting, before: Betting | undefined): readonly string[] => [
  now.first === before?.first ? 'Another round of betting.' : OPENS[now.first](form),
  now.exactly === undefined
    ? ''
    : `You fold, or put in exactly ${numberWords(now.exactly.buttonAntes)} times the button’s ante.`,
  now.betOrFold === true ? 'Nobody can check in this round: bet, call or fold.' : '',
  now.openers === undefined ? '' : 'Only a player with a pair of jacks or better may open.',
  now.unopened === undefined ? '' : 'If nobody opens, the antes stay for the next hand.',
  doubles(form, now, before),
]

const doubles = (form: Form, now: Betting, before: Betting | undefined): string => {
  if (form.structures[0] !== 'limit') return ''
  if (now.tier === 'lower-or-upper-on-an-open-pair')
    return 'With an open pair on the table, players may already bet the upper limit.'
  return now.tier === 'upper' && before !== undefined && before.tier !== 'upper'
    ? 'At limit, bets double from here on.'
    : ''
}

const OPENS: Readonly<Record<Betting['first'], (form: Form) => string>> = {
  'after-the-blinds': () => 'The betting begins to the left of the big blind.',
  'left-of-the-button': () => 'The betting begins to the left of the button.',
  'bring-in': form =>
    isUnforced(form)
      ? 'The highest upcard opens: its owner bets or folds, and the betting continues from there.'
      : `The ${form.bringIn?.card ?? 'lowest'} upcard must open with the bring-in, and the betting continues from there.`,
  'high-hand-showing': () => 'The highest hand showing acts first.',
  'low-hand-showing': () => 'The lowest hand showing acts first.',
  'the-opener': () => 'The player who opened acts first.',
}

/** Nobody is forced in where the highest upcard bets or folds. */
export const isUnforced = ({ bringIn, structures }: Form): boolean =>
  bringIn?.bigBet !== undefined && structures[0] !== 'limit' && structures[0] !== 'spread'

/** "one card", "three cards". */
const cardCount = (count: number): string => `${numberWords(count)} ${count === 1 ? 'card' : 'cards'}`

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)
