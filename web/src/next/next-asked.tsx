import { chipsWords, type Frame, type NextChoice } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'
import styles from './next.module.css'

/** What one is asked before the next deal: which form it is to be, and whether one plays the bomb pot that is proposed. */
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
  asked.say === 'form'
    ? 'Your button: what is dealt next?'
    : `A bomb pot, ${chipsWords(asked.chips)} each: do you play?`

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
      {part === now && <span className="visually-hidden">, as before</span>}
    </button>
  ))

const BombPot = () => (
  <>
    <button type="button" onClick={() => order({ type: 'bomb-pot-answer', plays: false })}>
      Keep out
    </button>
    <button type="button" className="strong" onClick={() => order({ type: 'bomb-pot-answer', plays: true })}>
      Play it
    </button>
  </>
)
