import { chipsWords, type EnvelopesShown } from '@cardroom/room/protocol'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import type { EventAt } from '../use-event.ts'
import styles from './envelopes.module.css'

/** The envelopes of a mystery bounty: those you may open, what was in the others, and the sums that are left. */
export const Envelopes = ({ at }: { readonly at: EventAt }) => {
  const { envelopes, own } = at.view
  if (envelopes === null) return null
  const won = own?.envelopes ?? 0
  return (
    <section className={look.section} aria-labelledby="event-envelopes">
      <h2 id="event-envelopes">{words.envelopes}</h2>
      <div className={`${look.panel} ${look.stack}`}>
        {won > 0 && (
          <>
            <p role="status">{words.envelopesWon(won)}</p>
            <div className={styles.envelopes}>
              {closedOf(envelopes).map(envelope => (
                <button
                  key={envelope}
                  type="button"
                  className={styles.envelope}
                  aria-label={words.envelopeOpen(envelope)}
                  disabled={at.busy}
                  onClick={() => void at.send({ type: 'PickEnvelope', envelope })}
                >
                  {envelope}
                </button>
              ))}
            </div>
          </>
        )}
        <ul className={look.stack}>
          {envelopes.opened.toReversed().map(({ envelope, worth, name, head }) => (
            <li key={envelope} className={look.pair}>
              <span className={look.dim}>{words.envelopeIs(envelope)}</span>
              <b>{words.envelopeWas(name, head, chipsWords(worth))}</b>
            </li>
          ))}
        </ul>
        {envelopes.left.length > 0 && (
          <p className={`${look.small} ${look.dim} ${look.figures}`}>
            {words.envelopesLeft(envelopes.left.slice(0, 12).map(worth => chipsWords(worth)))}
          </p>
        )}
        <p className={`${look.small} ${look.dim} ${styles.root}`}>
          {words.envelopeSeal} <code>{envelopes.root}</code>
        </p>
      </div>
    </section>
  )
}

/** The numbers of those that nobody has opened. */
const closedOf = ({ count, opened }: EnvelopesShown): readonly number[] => {
  const open = new Set(opened.map(({ envelope }) => envelope))
  return Array.from({ length: count }, (_, i) => i + 1).filter(envelope => !open.has(envelope))
}
