import type { Frame } from '@cardroom/room/protocol'
import { order } from '../line/table-line.ts'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import styles from './actions.module.css'
import { entryWords } from './entry-words.ts'

/** The ways to come in, or back in: what each costs, when, and the rule for it. */
export const Entry = ({ frame: { own } }: { readonly frame: Frame }) => (
  <div className={styles.bar}>
    <p>{texts.felt.howToComeIn}</p>
    {own.entry.map(choice => (
      <span key={choice.wish} className={styles.entry}>
        <button
          type="button"
          className={own.wish === choice.wish ? 'strong' : ''}
          aria-pressed={own.wish === choice.wish}
          onClick={() => order({ type: 'entry', wish: choice.wish })}
        >
          {entryWords(choice)}
        </button>
        <WhyButton rules={choice.rules} about={entryWords(choice)} />
      </span>
    ))}
  </div>
)
