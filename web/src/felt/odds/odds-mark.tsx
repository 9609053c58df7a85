import { texts } from '../../words/texts.ts'
import styles from './odds-mark.module.css'

/** How often a hand wins, at its seat; nothing where nobody knows. */
export const OddsMark = ({ percent }: { readonly percent: number | undefined }) =>
  percent === undefined ? null : (
    <b className={styles.odds} data-odds={percent}>
      <span aria-hidden="true">{texts.options.odds(percent)}</span>
      <span className="visually-hidden">{texts.options.oddsSaid(percent)}</span>
    </b>
  )
