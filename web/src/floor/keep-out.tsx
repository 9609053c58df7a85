import { useState } from 'react'
import { chosenIn } from '../chosen-in.ts'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import { SureButton } from './sure-button.tsx'

const LENGTHS = ['day', 'week', 'month', 'year', 'always'] as const
type Length = (typeof LENGTHS)[number]
const DAYS: { readonly [L in Exclude<Length, 'always'>]: number } = { day: 1, week: 7, month: 30, year: 365 }

/** For how long somebody is kept out, and by whose wish; each asks again before it is done. */
export const KeepOut = ({
  now,
  ways,
}: {
  readonly now: number
  readonly ways: readonly { readonly words: string; readonly does: (until: number | null) => void }[]
}) => {
  const words = texts.floorScreens.keepOut
  const [length, setLength] = useState<Length>('always')
  const until = length === 'always' ? null : now + DAYS[length] * 86_400_000
  return (
    <div className={styles.inline}>
      <label className={styles.field}>
        <span>{words.howLong}</span>
        <select value={length} onChange={({ target }) => setLength(chosenIn(LENGTHS, target.value) ?? length)}>
          {LENGTHS.map(it => (
            <option key={it} value={it}>
              {words.lengths[it]}
            </option>
          ))}
        </select>
      </label>
      {ways.map(({ words: says, does }) => (
        <SureButton key={says} words={says} onSure={() => does(until)} />
      ))}
    </div>
  )
}
