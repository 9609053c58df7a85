import type { OwnView } from '@cardroom/room/protocol'
import { chosenIn } from '../chosen-in.ts'
import { order } from '../line/table-line.ts'
import { texts } from '../words/texts.ts'
import styles from './next.module.css'

/** How often you'd run it when everybody is all-in: it is done if all who are left agree. */
export const RunOuts = ({ most, now }: NonNullable<OwnView['runs']>) => (
  <label className={styles.runs}>
    {texts.felt.next.runIt}
    <select
      value={now}
      onChange={({ target }) => order({ type: 'runs', times: chosenIn([1, 2, 3], target.value) ?? 1 })}
    >
      {texts.felt.next.times.slice(0, most).map((words, i) => (
        <option key={words} value={i + 1}>
          {words}
        </option>
      ))}
    </select>
  </label>
)
