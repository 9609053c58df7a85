import { cards } from '../cards/card.ts'
import { decks } from '../cards/deck.ts'
import type { Form } from '../forms/form.ts'
import { awards } from './deal-lines.ts'
import { script, woven } from './deal-script.ts'

/** Who wins what when two hands, and a board where the form has one, meet in a quiet deal; burns come from the other cards. */
export const meet = (form: Form, one: string, two: string, board = ''): readonly string[] => {
  const known = [one, two, board].flatMap(text => (text === '' ? [] : cards(text)))
  const spare = decks[form.deck].filter(card => !known.includes(card))
  const burn = (): string => spare.shift()!
  const table = script(form, { players: 2, deck: deckFor(form, [one, two], board === '' ? [] : cards(board), burn) })
  table.run('deal')
  if (form.opening === 'antes') table.run('1 wagers 10; 2 calls')
  table.run('play on')
  return awards(table.deal())
}

const deckFor = (form: Form, hands: readonly string[], board: readonly string[], burn: () => string): string => {
  const size = cards(hands[0]!).length
  if (form.family !== 'stud') {
    const holes = woven(hands, size)
    if (board.length < 5) return `${holes} ${board.join(' ')}`
    return `${holes} ${burn()} ${board.slice(0, 3).join(' ')} ${burn()} ${board[3]} ${burn()} ${board[4]}`
  }
  const [first, second] = hands.map(hand => cards(hand))
  const streets = first!.map((card, i) => `${card} ${second![i]}`)
  return streets.map((street, i) => (i < 3 ? street : `${burn()} ${street}`)).join(' ')
}
