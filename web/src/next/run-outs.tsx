import type { OwnView } from '@cardroom/room/protocol'
import { chosenIn } from '../chosen-in.ts'
import { order } from '../line/table-line.ts'
import styles from './next.module.css'

/** How often one would have dealt what is to come when nobody can bet any more: it is done if all who are left agree. */
export const RunOuts = ({ most, now }: NonNullable<OwnView['runs']>) => (
  <label className={styles.runs}>
    When all are all-in and agree, run it
    <select
      value={now}
      onChange={({ target }) => order({ type: 'runs', times: chosenIn([1, 2, 3], target.value) ?? 1 })}
    >
      {TIMES.slice(0, most).map((words, i) => (
        <option key={words} value={i + 1}>
          {words}
        </option>
      ))}
    </select>
  </label>
)

const TIMES = ['once', 'twice', 'three times'] as const
