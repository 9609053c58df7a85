import { type Deal, rulebookOf, type View, view } from '@cardroom/engine'
import { potTotal, type SeenPlayer } from '@cardroom/engine/deal'
import { acceptedWords, incidentWords } from '@cardroom/engine/words'
import { ink } from '../ink.ts'
import { grouped } from '../progress.ts'

/** The whole table for the one who deals, every card open: from the middle to the seats, then who is to act. */
export const tableLines = (deal: Deal): readonly string[] => {
  const { burns, muck, mending } = deal
  const seen = view(deal, 'rail')
  return [
    ink.bold(`${deal.form.name}, ${stakesWords(deal)}, ${rulebookOf(deal.book).name}`),
    middle(seen, potTotal(deal)),
    ...boardLines(deal),
    `${count(burns.length, 'burncard')}, ${seen.stub} in the stub, ${muck.length} in the muck${aside(mending.aside)}`,
    ...deal.players.map(player =>
      playerLine({ ...player, allIn: !player.folded && player.stack === 0 }, deal.button, seen.turn),
    ),
    ...mending.errors.map(({ incident }, i) => `not noticed yet, number ${i + 1}: ${incidentWords(incident)}`),
    ink.bold(acceptedWords(deal)),
  ]
}

/** What one seat sees, or anybody. */
export const viewLines = (deal: Deal, seat?: number): readonly string[] => {
  const seen = view(deal, seat === undefined ? 'rail' : { seat })
  return [
    ink.bold(seat === undefined ? 'What anybody sees' : `What seat ${seat} sees`),
    middle(seen, seen.pot),
    ...boardLines(seen),
    ...seen.players.map(player => playerLine(player, seen.button, seen.turn)),
  ]
}

const middle = ({ phase, street }: View, pot: number): string =>
  `${phase === 'streets' ? street : phase}, pot ${grouped(pot)}`

const boardLines = ({ boards, struck }: Pick<View, 'boards' | 'struck'>): readonly string[] =>
  boards.flatMap((board, i) => {
    if (board.length === 0) return []
    const name = boards.length > 1 ? `board ${i + 1}` : 'board'
    return [`${name}: ${board.join(' ')}${struck.includes(i) ? ', struck' : ''}`]
  })

type Shown = Pick<SeenPlayer, 'seat' | 'hand' | 'stack' | 'bet' | 'folded' | 'allIn' | 'down' | 'up' | 'rows'>

const playerLine = (player: Shown, button: number, turn: number | null): string => {
  const { seat, hand, stack, bet, folded, allIn, down, up, rows } = player
  const cards = [
    down.length > 0 ? `down ${down.join(' ')}` : '',
    up.length > 0 ? `up ${up.join(' ')}` : '',
    ...rows.filter(row => row.length > 0).map(row => `row ${row.join(' ')}`),
  ]
  const parts = [
    `seat ${seat}${hand === 1 ? ' second hand' : ''}: ${grouped(stack)}`,
    bet > 0 ? `${grouped(bet)} in front` : '',
    folded ? 'folded' : allIn ? 'all-in' : '',
    ...cards,
    seat === button ? 'button' : '',
    seat === turn ? 'to act' : '',
  ]
  return parts.filter(part => part !== '').join(', ')
}

const stakesWords = ({ stakes, form }: Deal): string => {
  if (form.structures.length === 0) return `${stakes.point} a point`
  const { structure, blinds, lower, upper } = stakes
  if (structure === 'limit' || structure === 'spread') return `${structure} ${lower}-${upper}`
  return `${structure} ${blinds.length > 0 ? blinds.join('-') : lower}`
}

const count = (number: number, name: string): string => `${number} ${name}${number === 1 ? '' : 's'}`

const aside = (cards: readonly string[]): string => (cards.length === 0 ? '' : `, set aside: ${cards.join(' ')}`)
