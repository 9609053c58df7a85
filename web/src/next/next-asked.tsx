import { chipsWords, type Frame, type NextChoice } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'
import { texts } from '../words/texts.ts'
import styles from './next.module.css'

/** What you are asked before the next hand: which game it is, and whether you play the bomb pot that is proposed. */
export const NextAsked = ({ frame: { own } }: { readonly frame: Frame }) => {
  const asked = own.next.find(isAsked)
  return (
    <>
      <p role="status" className="visually-hidden">
        {asked === undefined ? '' : question(asked)}
      </p>
      {asked !== undefined && (
        <fieldset className={styles.asked}>
          <legend>{question(asked)}</legend>
          {asked.say === 'form' ? <Forms {...asked} /> : <BombPot />}
        </fieldset>
      )}
    </>
  )
}

type Asked = Extract<NextChoice, { readonly say: 'form' | 'bomb-pot' }>

const isAsked = (choice: NextChoice): choice is Asked =>
  choice.say === 'form' || (choice.say === 'bomb-pot' && choice.wanted && choice.said === null)

const question = (asked: Asked): string =>
  asked.say === 'form' ? texts.felt.next.chooseGame : texts.felt.next.bombPot(chipsWords(asked.chips))

const Forms = ({ forms, now }: Extract<NextChoice, { readonly say: 'form' }>) =>
  forms.map((name, part) => (
    <button
      // a form may be on the placard twice
      key={`${part} ${name}`}
      type="button"
      className={part === now ? 'strong' : ''}
      onClick={() => order({ type: 'form', part })}
    >
      {name}
      {part === now && <span className="visually-hidden">{texts.felt.next.asBefore}</span>}
    </button>
  ))

const BombPot = () => (
  <>
    <button type="button" onClick={() => order({ type: 'bomb-pot-answer', plays: false })}>
      {texts.felt.next.sitOutBombPot}
    </button>
    <button type="button" className="strong" onClick={() => order({ type: 'bomb-pot-answer', plays: true })}>
      {texts.felt.next.playBombPot}
    </button>
  </>
)
