import type { Offence, Step } from '@cardroom/engine/conduct'
import type { RecordView } from '@cardroom/room/protocol'
import { useState } from 'react'
import { roomTime } from '../clock/room-time.ts'
import floor from '../floor/floor.module.css'
import { WhyButton } from '../why/why-button.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import { ChoiceField, Folded, TextField } from './fields.tsx'
import { type Lasts, lengthOf } from './length-typed.ts'
import styles from './record.module.css'
import type { Send } from './record-page.tsx'
import { lengthWords, nameIn, timeWords } from './record-words.ts'

const forms = ruleTexts.recordForms

type Parts = { readonly view: RecordView; readonly entry: Offence; readonly send: Send }

/** A breach: what the book proposes as buttons, the proposed one first, or what was decided. */
export const OffenceEntry = ({ view, entry, send }: Parts) => {
  const words = ruleTexts.record
  const { number, player, offence, facts, note, reporter, at, atOnce, decided, rules } = entry
  const name = nameIn(view, player)
  return (
    <article className={styles.entry} aria-label={`${name}: ${words.offences[offence]}`}>
      <h3>
        {name}: {words.offences[offence]}
      </h3>
      <p className={floor.small}>
        #{number} · {timeWords(at)}
        {facts.table !== undefined && ` · ${facts.table}`}
        {facts.seat !== undefined && ` · ${forms.seat(facts.seat)}`} · {words.reportedBy(reporter)}
      </p>
      {note !== '' && <p>{note}</p>}
      {atOnce.map(it => (
        <p key={it}>
          <b>{words.atOnce[it]}</b>
        </p>
      ))}
      {decided === null ? (
        <Deciding view={view} entry={entry} send={send} />
      ) : (
        <>
          <p>
            <b>{words.decidedBy(words.steps[decided.step], decided.by)}</b> {lengthWords(decided.length)}
            {decided.liftedBy !== null && ` · ${words.liftedBy(decided.liftedBy)}`}
          </p>
          {decided.reason !== null && decided.reason !== '' && <p>{forms.because(decided.reason)}</p>}
        </>
      )}
      {decided !== null && decided.length !== null && decided.liftedBy === null && (
        <Lifting number={number} send={send} />
      )}
      <WhyButton rules={rules} about={words.offences[offence]} />
    </article>
  )
}

/** The steps of the book's ladder to choose from, with a reason or a length of your own. */
const Deciding = ({ view, entry: { number, player, proposed }, send }: Parts) => {
  const words = ruleTexts.record
  const [reason, setReason] = useState('')
  const [lasts, setLasts] = useState<Lasts>('usual')
  const [many, setMany] = useState('')
  const steps: readonly Step[] = [proposed.step, ...proposed.offered.filter(it => it !== proposed.step)]
  const name = nameIn(view, player)
  const length = lengthOf(lasts, many, roomTime())
  const choices = [
    ['usual', forms.lastsUsual],
    ['deals', forms.lastsDeals],
    ['hours', forms.lastsHours],
    ['open', forms.lastsOpen],
  ] as const
  return (
    <>
      <p>
        {words.proposedNow(words.steps[proposed.step], proposed.nth)} {lengthWords(proposed.length)}
        {proposed.earlier.length > 0 && (
          <span className={floor.small}> {forms.counts(proposed.earlier.map(it => `#${it}`).join(', '))}</span>
        )}
      </p>
      <div className={styles.steps}>
        {steps.map((step, i) => (
          <button
            key={step}
            type="button"
            className={i === 0 ? `${floor.action} ${floor.primary}` : undefined}
            aria-label={words.decide(words.steps[step], name)}
            disabled={length === 'unclear'}
            onClick={() =>
              void send({
                type: 'Decide',
                entry: number,
                step,
                ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
                ...(length === null || length === 'unclear' ? {} : { length }),
              })
            }
          >
            {words.steps[step]}
          </button>
        ))}
      </div>
      <Folded title={forms.otherwise}>
        <TextField label={forms.reason} value={reason} onValue={setReason} />
        <div className={floor.fields}>
          <ChoiceField<Lasts> label={forms.lasts} value={lasts} choices={choices} onValue={setLasts} />
          {(lasts === 'deals' || lasts === 'hours') && (
            <TextField label={forms.howMany} value={many} numbers onValue={setMany} />
          )}
        </div>
      </Folded>
    </>
  )
}

const Lifting = ({ number, send }: { readonly number: number; readonly send: Send }) => {
  const [reason, setReason] = useState('')
  return (
    <Folded title={ruleTexts.record.lift}>
      <TextField label={forms.reason} value={reason} onValue={setReason} />
      <div className={styles.steps}>
        <button
          type="button"
          disabled={reason.trim() === ''}
          onClick={() => void send({ type: 'Lift', entry: number, reason: reason.trim() })}
        >
          {forms.liftIt}
        </button>
      </div>
    </Folded>
  )
}
