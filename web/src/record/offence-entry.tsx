import type { Offence, Step } from '@cardroom/engine/conduct'
import type { RecordView } from '@cardroom/room/protocol'
import floor from '../floor/floor.module.css'
import { WhyButton } from '../why/why-button.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './record.module.css'
import type { Send } from './record-page.tsx'
import { lengthWords, nameIn, timeWords } from './record-words.ts'

/** A breach: what the book proposes as buttons, the proposed one first, or what was decided. */
export const OffenceEntry = ({
  view,
  entry,
  send,
}: {
  readonly view: RecordView
  readonly entry: Offence
  readonly send: Send
}) => {
  const words = ruleTexts.record
  const { number, player, offence, facts, note, reporter, at, atOnce, proposed, decided, rules } = entry
  const name = nameIn(view, player)
  const steps: readonly Step[] = [proposed.step, ...proposed.offered.filter(it => it !== proposed.step)]
  const canLift = decided !== null && decided.length !== null && decided.liftedBy === null
  return (
    <article className={styles.entry} aria-label={`${name}: ${words.offences[offence]}`}>
      <h3>
        {name}: {words.offences[offence]}
      </h3>
      <p className={floor.small}>
        #{number} · {timeWords(at)}
        {facts.table !== undefined && ` · ${facts.table}`} · {words.reportedBy(reporter)}
      </p>
      {note !== '' && <p>{note}</p>}
      {atOnce.map(it => (
        <p key={it}>
          <b>{words.atOnce[it]}</b>
        </p>
      ))}
      {decided === null ? (
        <>
          <p>
            {words.proposedNow(words.steps[proposed.step], proposed.nth)} {lengthWords(proposed.length)}
          </p>
          <div className={styles.steps}>
            {steps.map((step, i) => (
              <button
                key={step}
                type="button"
                className={i === 0 ? styles.first : undefined}
                aria-label={words.decide(words.steps[step], name)}
                onClick={() => void send({ type: 'Decide', entry: number, step })}
              >
                {words.steps[step]}
              </button>
            ))}
          </div>
        </>
      ) : (
        <p>
          <b>{words.decidedBy(words.steps[decided.step], decided.by)}</b> {lengthWords(decided.length)}
          {decided.liftedBy !== null && ` · ${words.liftedBy(decided.liftedBy)}`}
        </p>
      )}
      {canLift && (
        <button type="button" onClick={() => void send({ type: 'Lift', entry: number, reason: words.liftReason })}>
          {words.lift}
        </button>
      )}
      <WhyButton rules={rules} about={words.offences[offence]} />
    </article>
  )
}
