import { emptyChairs } from '../../stage/empty-chairs.ts'
import type { OnTable, Stage } from '../../stage/stage.ts'
import { texts } from '../../words/texts.ts'
import styles from '../felt.module.css'
import { at } from '../stage-style.ts'

/** Where others could sit, to those who are seated. */
export const EmptyChairs = ({
  stage,
  table,
  onInvite,
}: {
  readonly stage: Stage
  readonly table: OnTable
  readonly onInvite: () => void
}) =>
  emptyChairs(stage, table, 2).map(({ x, y }) => (
    <button key={`${x} ${y}`} type="button" className={styles.chair} style={at({ x, y })} onClick={onInvite}>
      {texts.felt.invite}
    </button>
  ))
