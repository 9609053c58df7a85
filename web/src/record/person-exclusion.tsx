import type { ExclusionBy } from '@cardroom/engine/conduct'
import { useState } from 'react'
import { roomTime } from '../clock/room-time.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import { ChoiceField, choicesIn, Folded, numberIn, TextField } from './fields.tsx'
import type { Person } from './people-part.tsx'
import styles from './record.module.css'
import { lengthWords } from './record-words.ts'

const forms = ruleTexts.recordForms

/** Kept out by a list or by their own wish, which holds until its time is over. */
export const PersonExclusion = ({ file: { player, excluded }, send }: Person) => {
  const [on, setOn] = useState<ExclusionBy>('written-request')
  const [typed, setTyped] = useState('')
  const days = numberIn(typed)
  const exclude = (): void => {
    const until = days === null ? null : roomTime() + days * 86_400_000
    void send({ type: 'Exclude', player, on, until })
  }
  return (
    <Folded title={forms.exclusion}>
      {excluded !== null && (
        <>
          <p>
            {forms.excludedBy(forms.exclusions[excluded.by])} {lengthWords({ until: excluded.until })}
          </p>
          <div className={styles.steps}>
            <button type="button" onClick={() => void send({ type: 'EndExclusion', player })}>
              {forms.endExclusion}
            </button>
          </div>
        </>
      )}
      <ChoiceField<ExclusionBy>
        label={forms.exclusionBy}
        value={on}
        choices={choicesIn(forms.exclusions)}
        onValue={setOn}
      />
      <TextField label={forms.exclusionDays} value={typed} numbers onValue={setTyped} />
      <div className={styles.steps}>
        <button type="button" disabled={typed !== '' && (days === null || days < 1)} onClick={exclude}>
          {forms.excludeNow}
        </button>
      </div>
    </Folded>
  )
}
