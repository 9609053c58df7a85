import { chipsWords, type Frame, type NextChoice } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'

/** What one says for the next deal from the menu: a straddle, a kill, a bomb pot. */
export const NextOrders = ({ frame: { own } }: { readonly frame: Frame }) =>
  own.next.filter(isForMenu).map(choice => (
    <button key={choice.say} type="button" disabled={isSaid(choice)} onClick={() => order({ type: choice.say })}>
      {wordsOf(choice)}
    </button>
  ))

type ForMenu = Exclude<NextChoice, { readonly say: 'form' }>

/** The form is chosen on the felt. */
const isForMenu = (choice: NextChoice): choice is ForMenu => choice.say !== 'form'

/** A bomb pot that another wants is asked about on the felt. */
const isSaid = (choice: ForMenu): boolean => (choice.say === 'bomb-pot' ? choice.wanted : choice.said)

const wordsOf = (choice: ForMenu): string => {
  switch (choice.say) {
    case 'straddle':
      return choice.said ? 'You straddle the next deal' : `Straddle the next deal for ${chipsWords(choice.chips)}`
    case 'kill':
      return choice.said ? 'You kill the next deal' : `Kill the next deal for ${chipsWords(choice.chips)}`
    case 'bomb-pot':
      return choice.wanted ? 'A bomb pot is proposed' : `Propose a bomb pot, ${chipsWords(choice.chips)} each`
  }
}
