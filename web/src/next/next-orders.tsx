import { chipsWords, type Frame, type NextChoice } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'
import { texts } from '../words/texts.ts'

/** What you choose for the next hand from the menu: a straddle, a kill, a bomb pot. */
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
      return choice.said ? texts.felt.next.straddled : texts.felt.next.straddle(chipsWords(choice.chips))
    case 'kill':
      return choice.said ? texts.felt.next.killed : texts.felt.next.kill(chipsWords(choice.chips))
    case 'bomb-pot':
      return choice.wanted ? texts.felt.next.bombPotProposed : texts.felt.next.proposeBombPot(chipsWords(choice.chips))
  }
}
