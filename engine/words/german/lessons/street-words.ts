import type { Betting, Form, Step, Street } from '../../../forms/form.ts'
import { isUnforced } from '../../english/lessons/street-words.ts'
import { streetName } from '../names.ts'
import { capital, counted } from '../voice.ts'

/** The name of a street as a heading: „Vor dem Flop“, „Third Street“, „Erstes Ziehen“. */
export const streetTitle = (name: string): string => TITLES.get(name) ?? capital(streetName(name))

const TITLES: ReadonlyMap<string, string> = new Map([
  ['preflop', 'Vor dem Flop'],
  ['flop', 'Der Flop'],
  ['turn', 'Der Turn'],
  ['river', 'Der River'],
  ['board', 'Das Board'],
  ['before the draw', 'Das Geben'],
  ['after the draw', 'Das Ziehen'],
  ['thirteen cards', 'Das Geben'],
  ['seven cards', 'Das Geben'],
])

/** What happens on a street, as a teacher would tell it: the cards, then the betting. */
export const streetWords = (form: Form, street: Street, before: Street | undefined): string => {
  const betting = betIn(street)
  return [
    ...cardsWords(form, street, before),
    ...(betting === undefined ? [] : betWords(form, betting, before === undefined ? undefined : betIn(before))),
  ]
    .filter(it => it !== '')
    .join(' ')
}

/** „eine Karte“, „drei Karten“. */
const cardCount = (count: number): string => `${counted(count)} ${count === 1 ? 'Karte' : 'Karten'}`

const betIn = ({ steps }: Street): Betting | undefined => steps.find(step => step.do === 'bet')

const cardsWords = (form: Form, { steps }: Street, before: Street | undefined): readonly string[] => {
  const first = before === undefined
  const dealt = steps.filter(step => step.do === 'deal')
  const draw = steps.find(step => step.do === 'draw')
  const has = (what: Step['do']): boolean => steps.some(step => step.do === what)
  const board = steps.find(step => step.do === 'board')
  const discard = steps.find(step => step.do === 'discard')
  return [
    discard === undefined ? '' : `Zuerst werfen alle ${cardCount(discard.cards)} verdeckt ab.`,
    has('turn-up')
      ? 'Der Reihe nach können alle ihre verdeckte Karte aufdecken. Wer das tut, bekommt die nächste verdeckt.'
      : '',
    draw === undefined
      ? ''
      : drawWords(draw.most, has('board'), before?.steps.some(step => step.do === 'draw') ?? false),
    has('deal') && !has('turn-up') ? dealWords(dealt, first, has('place')) : '',
    board === undefined ? '' : boardWords(form, board.cards, !first && has('burn') && draw === undefined),
    has('strike') ? 'Dann fällt das Board mit der niedrigsten dieser Karten weg.' : '',
    placeWords(form, steps),
  ]
}

const dealWords = (dealt: readonly Extract<Step, { do: 'deal' }>[], first: boolean, placed: boolean): string => {
  const count = dealt.reduce((sum, { cards }) => sum + cards, 0)
  // what is laid down at once lies face up soon enough
  if (placed) return first ? `Alle bekommen ${cardCount(count)}.` : `Alle bekommen ${cardCount(count)} dazu.`
  const parts = dealt.map(({ cards, face }) => `${cardCount(cards)} ${face === 'up' ? 'offen' : 'verdeckt'}`)
  return first ? `Alle bekommen ${parts.join(' und ')}.` : `Alle bekommen ${parts.join(' und ')} dazu.`
}

const drawWords = (most: number, boardToo: boolean, again: boolean): string => {
  if (again) return 'Noch einmal ziehen, genauso.'
  return boardToo
    ? `Der Reihe nach werfen alle bis zu ${cardCount(most)} ab und bekommen neue, sobald die nächste Boardkarte liegt.`
    : `Der Reihe nach werfen alle so viele Karten ab, wie sie wollen, bis zu ${most === 5 ? 'allen fünf' : most === 4 ? 'allen vier' : cardCount(most)}, und bekommen neue.`
}

const boardWords = (form: Form, cards: number, burned: boolean): string => {
  const where = form.boards > 1 ? `auf jedes der ${counted(form.boards)} Boards` : 'auf das Board'
  const burn = burned && cards > 1 ? 'Eine Karte wird verbrannt. ' : ''
  return `${burn}${capital(cards === 1 ? 'eine Karte kommt' : `${counted(cards)} Karten kommen`)} offen ${where}.`
}

const placeWords = (form: Form, steps: readonly Step[]): string => {
  const place = steps.find(step => step.do === 'place')
  if (steps.some(step => step.do === 'set'))
    return form.family === 'chinese' && form.boards > 0
      ? 'Du verteilst sie auf die Reihen, und niemand sieht wie, bis das Board liegt.'
      : 'Du legst deine Karten verdeckt in die Reihen. Wenn alle fertig sind, werden sie aufgedeckt.'
  if (place === undefined) return ''
  const dealt = steps.find(step => step.do === 'deal')
  const rest = (dealt?.cards ?? place.cards) - place.cards
  if (rest > 0) return `Du legst ${cardCount(place.cards)} in deine Reihen und wirfst die andere ab.`
  return place.cards === 1
    ? 'Du legst sie in eine Reihe, und da bleibt sie.'
    : 'Du legst sie alle offen in deine Reihen.'
}

const betWords = (form: Form, now: Betting, before: Betting | undefined): readonly string[] => [
  now.first === before?.first ? 'Noch eine Setzrunde.' : OPENS[now.first](form),
  now.exactly === undefined ? '' : `Du foldest oder setzt genau ${now.exactly.buttonAntes}-mal die Ante des Buttons.`,
  now.betOrFold === true ? 'In dieser Runde kann niemand checken: setzen, callen oder folden.' : '',
  now.openers === undefined ? '' : 'Eröffnen darf nur, wer ein Paar Buben oder besser hat.',
  now.unopened === undefined ? '' : 'Wenn niemand eröffnet, bleiben die Antes für die nächste Hand.',
  doubles(form, now, before),
]

const doubles = (form: Form, now: Betting, before: Betting | undefined): string => {
  if (form.structures[0] !== 'limit') return ''
  if (now.tier === 'lower-or-upper-on-an-open-pair')
    return 'Liegt ein offenes Paar auf dem Tisch, darf schon das obere Limit gesetzt werden.'
  return now.tier === 'upper' && before !== undefined && before.tier !== 'upper'
    ? 'Bei Limit verdoppeln sich ab hier die Einsätze.'
    : ''
}

const OPENS: Readonly<Record<Betting['first'], (form: Form) => string>> = {
  'after-the-blinds': () => 'Das Setzen beginnt links vom Big Blind.',
  'left-of-the-button': () => 'Das Setzen beginnt links vom Button.',
  'bring-in': form =>
    isUnforced(form)
      ? 'Die höchste offene Karte eröffnet: setzen oder folden, und von dort geht es weiter.'
      : `Die ${form.bringIn?.card === 'highest' ? 'höchste' : 'niedrigste'} offene Karte muss mit dem Bring-in eröffnen, und von dort geht es weiter.`,
  'high-hand-showing': () => 'Die höchste offene Hand beginnt.',
  'low-hand-showing': () => 'Die niedrigste offene Hand beginnt.',
  'the-opener': () => 'Wer eröffnet hat, beginnt.',
}
