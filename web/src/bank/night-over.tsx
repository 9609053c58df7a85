import { Link } from 'wouter'
import { useShown } from '../line/use-shown.ts'
import styles from './bank.module.css'
import { SettleUp } from './settle-up.tsx'

/** The night is over at this table: who pays whom, and where the results are. */
export const NightOver = ({ id, seq }: { readonly id: string; readonly seq: number }) => {
  const answer = useShown('GET /api/tables/:id/bank', [{ params: { id } }], seq)
  return (
    <section aria-label="The night is over" className={styles.over}>
      <h2>The night is over</h2>
      {answer === null ? (
        <p className={styles.note}>The bank settles…</p>
      ) : answer.ok ? (
        <SettleUp bank={answer.data} />
      ) : (
        <p className={styles.note}>{answer.words}</p>
      )}
      <p className={styles.row}>
        <Link href={`/t/${id}/night`}>The night’s results</Link>
        <Link href={`/t/${id}/bank`}>The bank</Link>
        <Link href="/">To the lobby</Link>
      </p>
    </section>
  )
}
