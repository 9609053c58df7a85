import { Link } from 'wouter'
import { texts } from '../words/texts.ts'
import styles from './panel.module.css'

/** What is said where there is nothing to be shown, and why; the way goes back to the lobby. */
export const NoPage = ({ title, words = '' }: { readonly title: string; readonly words?: string }) => (
  <main className={styles.nothing}>
    <h1>{title}</h1>
    {words !== '' && <p role="alert">{words}</p>}
    <Link href="/">{texts.table.toLobby}</Link>
  </main>
)
