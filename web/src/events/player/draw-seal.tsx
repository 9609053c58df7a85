import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import styles from './envelopes.module.css'

/** The seal under which all draws of an event lie: a player who notes it can check them afterwards. */
export const DrawSeal = ({ seal }: { readonly seal: string | null }) =>
  seal === null ? null : (
    <details>
      <summary>
        <h2 className={look.inline}>{words.draws}</h2>
      </summary>
      <div className={`${look.panel} ${look.stack} ${look.small}`}>
        <p>{words.drawSealed}</p>
        <p className={`${look.dim} ${styles.root}`}>
          {words.drawSeal} <code>{seal}</code>
        </p>
      </div>
    </details>
  )
