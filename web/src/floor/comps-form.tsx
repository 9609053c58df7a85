import { chipsWords, type FloorPersonShown, type StaffOrder } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'

/** What somebody has earned by playing, and what they have for it now. */
export const CompsForm = ({
  person: { player, comps },
  does,
}: {
  readonly person: FloorPersonShown
  readonly does: (order: StaffOrder) => void
}) => {
  const words = texts.floorScreens.comps
  const [chips, setChips] = useState('')
  const [what, setWhat] = useState('')
  if (comps === null) return null
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    does({ type: 'RedeemComps', player, chips: Number(chips), what: what.trim() })
  }
  return (
    <details>
      <summary className={styles.fold}>{words.left(chipsWords(comps))}</summary>
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.inline}>
          <label className={styles.field}>
            <span>{words.amount}</span>
            <input
              type="number"
              required
              min={1}
              max={Math.max(1, comps)}
              value={chips}
              onChange={({ target }) => setChips(target.value)}
            />
          </label>
          <label className={styles.field}>
            <span>{words.what}</span>
            <input maxLength={60} value={what} onChange={({ target }) => setWhat(target.value)} />
          </label>
          <button type="submit" disabled={comps < 1}>
            {words.redeem}
          </button>
        </div>
      </form>
    </details>
  )
}
