import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'
import styles from './next.module.css'

/** What one is asked before the next deal: which form it is to be, and whether one plays the bomb pot that is proposed. */
export const NextAsked = ({ frame: { own } }: { readonly frame: Frame }) =>
  own.next.map(choice => {
    if (choice.say === 'form')
      return (
        <fieldset key="form" className={styles.asked}>
          <legend>You have the button next: what is dealt?</legend>
          {choice.forms.map((name, part) => (
            <button
              // a form may be on the placard twice
              key={`${part} ${name}`}
              type="button"
              className={part === choice.now ? 'strong' : ''}
              onClick={() => order({ type: 'form', part })}
            >
              {name}
              {part === choice.now && <span className="visually-hidden">, as before</span>}
            </button>
          ))}
        </fieldset>
      )
    if (choice.say === 'bomb-pot' && choice.wanted && choice.said === null)
      return (
        <fieldset key="bomb-pot" className={styles.asked}>
          <legend>A bomb pot is proposed, {chipsWords(choice.chips)} each. Do you play it?</legend>
          <button type="button" onClick={() => order({ type: 'bomb-pot-answer', plays: false })}>
            Keep out
          </button>
          <button type="button" className="strong" onClick={() => order({ type: 'bomb-pot-answer', plays: true })}>
            Play it
          </button>
        </fieldset>
      )
    return null
  })
