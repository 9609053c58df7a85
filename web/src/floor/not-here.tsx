import { Link } from 'wouter'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'

/** What stands where a screen has nothing to show yet, or may not: its title, why, and where you can go instead. */
export const NotHere = ({ title, wrong }: { readonly title: string; readonly wrong: string }) =>
  wrong === '' ? (
    <p className={styles.small}>{texts.floor.loading}</p>
  ) : (
    <div className={styles.empty}>
      <h1>{title}</h1>
      <p role="alert">{wrong}</p>
      <div className={styles.buttons}>
        <Link href="/floor/me" className={styles.action}>
          {texts.floor.myLists}
        </Link>
        <Link href="/floor/board" className={styles.action}>
          {texts.floor.board}
        </Link>
      </div>
    </div>
  )
