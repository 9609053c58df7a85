import { codeOf, JOKER, RANKS, type Rank, rankOf } from '../../cards/card.ts'
import type { Form } from '../../forms/form.ts'
import type { HandKind, HandName } from '../../ranking/hand-name.ts'
import { EXAMPLE_SEATS, type Example, type ExampleWin } from './example.ts'

/** What keeps a deal from being a good example of its form, a few words each; empty for one that teaches. */
export const faultsOf = (form: Form, example: Example): readonly string[] =>
  [
    ...(example.streets.length === form.streets.length ? [] : ['it ends early']),
    ...(form.rows === undefined ? potFaults(form, example) : rowFaults(form, example)),
    ...(form.structures.length === 0 || betsIn(example) >= 2 ? [] : ['hardly anybody bets']),
    ...drawFaults(form, example),
    ...startFaults(form, example),
  ].filter(it => it !== '')

const YOU = EXAMPLE_SEATS.you

const betsIn = ({ streets }: Example): number =>
  streets.flatMap(({ acts }) => acts).filter(({ type }) => type === 'Bet' || type === 'Raised' || type === 'Completed')
    .length

const potFaults = (form: Form, { wins }: Example): readonly string[] => {
  const strikes = form.streets.some(({ steps }) => steps.some(step => step.do === 'strike'))
  const parts = form.pot.length - (strikes ? 1 : 0)
  if (new Set(wins.map(({ share }) => share)).size < parts) return ['a part of the pot is not shown']
  const mine = wins.filter(({ hands }) => hands[0]?.seat === YOU && hands[0].won > 0)
  return [
    wins.every(({ hands }) => hands.length >= 2) ? '' : 'nobody to compare with',
    wins.every(({ hands }) => hands.filter(({ won }) => won > 0).length === 1) ? '' : 'a part is divided',
    mine.length > 0 ? '' : 'the reader wins nothing',
    parts === 1 || mine.length < wins.length ? '' : 'one hand takes all parts',
    ...wins.map(win => handFaults(form, win)),
  ]
}

/** The winner should hold something to remember, and the loser something that was worth a call. */
const handFaults = (form: Form, { share, hands }: ExampleWin): string => {
  const part = form.pot.find(({ name }) => name === share)!
  const [winner, loser] = hands
  if (winner === undefined || loser === undefined) return 'no hands'
  if (part.ranking === 'forty-nine') return (winner.name.total ?? 0) >= 35 ? '' : 'a low total'
  if (part.ranking === 'badugi-high') return winner.name.ranks.length === 4 ? '' : 'no badugi'
  if (part.ranking.startsWith('badugi')) {
    const good =
      winner.name.ranks.length === 4 && loser.name.ranks.length >= 3 && placeOf(winner.name) <= RANKS.indexOf('9')
    return good ? '' : 'a poor badugi'
  }
  if (LOWS.test(part.ranking)) {
    const good = isLow(winner.name) && placeOf(winner.name) <= RANKS.indexOf('8')
    const called = part.ranking.includes('better')
      ? true
      : isLow(loser.name) && placeOf(loser.name) <= RANKS.indexOf('J')
    return good && called ? '' : 'a poor low'
  }
  const best = part.from === 'any' && form.boards > 0 && winner.name.is === 'two-pair'
  return GOOD.has(winner.name.is) && CALLS.has(loser.name.is) && !best ? '' : 'a poor high hand'
}

const LOWS = /^(?:ace-to-five|eight-or-better|deuce-to-seven|nine-or-better)/
const isLow = ({ is }: HandName): boolean => is === 'low' || is === 'wheel'
const placeOf = ({ is, ranks }: HandName): number => (is === 'wheel' ? 3 : lowPlace(ranks[0]))
const lowPlace = (rank: Rank | undefined): number => (rank === undefined ? 99 : RANKS.indexOf(rank))

const GOOD: ReadonlySet<HandKind> = new Set<HandKind>([
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
])
const CALLS: ReadonlySet<HandKind> = new Set<HandKind>([...GOOD, 'one-pair', 'unqualified'])

/** Nobody fouls, and the reader comes out ahead with rows worth showing. */
const rowFaults = (form: Form, { laid, scores, taken }: Example): readonly string[] => {
  const points = scores.reduce((sum, { a, b, points: won }) => {
    if (a.seat === YOU) return sum + won
    return b.seat === YOU ? sum - won : sum
  }, 0)
  const own = laid.find(({ seat }) => seat === YOU)
  const kinds = own?.rows.map(({ holds }) => holds.is) ?? []
  const back = kinds.at(-1)
  return [
    scores.every(({ rows }) => rows.every(won => won !== 0) || !form.rows!.mustRise) ? '' : 'a tie or a foul',
    scores.some(({ scoop }) => scoop !== 0) ? 'somebody is scooped' : '',
    points > 0 || taken.some(({ seat, amount }) => seat === YOU && amount > 0) ? '' : 'the reader loses',
    back !== undefined && GOOD.has(back) ? '' : 'a poor back row',
    form.rows!.mustRise && kinds[0] !== 'one-pair' ? 'a poor front row' : '',
  ]
}

/** In a draw the reader takes cards, and not nearly all of them. */
const drawFaults = (form: Form, { streets }: Example): readonly string[] => {
  const draws = form.streets.flatMap(({ steps }) => steps).filter(step => step.do === 'draw').length
  if (draws === 0) return []
  const drawn = streets.map(({ own }) => own.filter(({ goes }) => goes).length).filter(count => count > 0)
  const most = Math.max(0, ...drawn)
  return [
    drawn.length >= Math.min(2, draws) ? '' : 'the reader hardly draws',
    most <= 3 ? '' : 'the reader draws too many',
  ]
}

/** The reader begins with something that a good player would play, and says so where there are blinds. */
const startFaults = (form: Form, { streets }: Example): readonly string[] => {
  const [first] = streets
  if (form.rows !== undefined || first === undefined) return []
  const ranks = first.own.filter(({ card }) => card !== JOKER).map(({ card }) => rankOf(codeOf(card)))
  const lows = new Set(ranks.filter(rank => rank <= RANKS.indexOf('8') || (rank === ACE && !isTwoSeven(form)))).size
  const highs = ranks.filter(rank => rank >= RANKS.indexOf('T')).length
  const pairs = ranks.length - new Set(ranks).size
  const isLowOnly = form.pot.every(
    ({ ranking }) => LOWS.test(ranking) || ranking === 'badugi' || ranking === 'badugi-ace-high',
  )
  const hasLow = form.pot.some(({ ranking }) => LOWS.test(ranking))
  const good = isLowOnly
    ? lows >= 3
    : hasLow
      ? lows >= 3 && (isTwoSeven(form) || ranks.includes(ACE) || form.family !== 'board')
      : pairs > 0 || highs >= 2
  const raises = first.acts.some(
    act => (act.type === 'Raised' || act.type === 'Completed' || act.type === 'Bet') && act.seat === YOU,
  )
  const bets = form.streets[0]?.steps.some(step => step.do === 'bet') ?? false
  return [
    good ? '' : 'a poor start',
    !bets || raises || form.opening === 'button-ante' || form.opening === 'antes' ? '' : 'the reader only calls',
  ]
}

const ACE = RANKS.length - 1
const isTwoSeven = ({ pot }: Form): boolean =>
  pot.some(({ ranking }) => ranking.includes('2-7') || ranking === 'deuce-to-seven' || ranking === 'badugi-ace-high')
