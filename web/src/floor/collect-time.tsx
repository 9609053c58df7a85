import { chipsWords, type FloorTableShown } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'

/** Collects time from everybody at a table who hasn't paid for it, here or elsewhere. */
export const CollectTime = ({
  table: { chairs, collected },
  usual = null,
  does,
}: {
  readonly table: FloorTableShown
  /** What was collected from each player last. */
  readonly usual?: number | null
  readonly does: (chips: number) => void
}) => {
  const words = texts.floor.tablePanel
  const [chips, setChips] = useState(usual === null ? '' : `${usual}`)
  const owing = chairs.filter(({ owesTime }) => owesTime).length
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    does(Number(chips))
  }
  return (
    <form className={styles.inline} onSubmit={submit}>
      <label className={styles.field}>
        <span>{words.each}</span>
        <input
          type="number"
          inputMode="numeric"
          min={1}
          required
          value={chips}
          onChange={event => setChips(event.target.value)}
        />
      </label>
      <button type="submit" disabled={owing === 0}>
        {owing === 0 ? words.collect : words.collectFrom(owing)}
      </button>
      <p className={styles.small}>{owing === 0 ? words.paid : words.collected(chipsWords(collected))}</p>
    </form>
  )
}
