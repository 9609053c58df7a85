import { Link } from 'wouter'
import { useAnswer } from '../line/use-answer.ts'
import { texts } from '../words/texts.ts'
import styles from './bank.module.css'
import { SettleUp } from './settle-up.tsx'

/** The night is over at this table: who pays whom, and where the results are. */
export const NightOver = ({ id, seq }: { readonly id: string; readonly seq: number }) => {
  const answer = useAnswer('GET /api/tables/:id/bank', [{ params: { id } }], seq)
  return (
    <section aria-label={texts.bank.nightOver} className={styles.over}>
      <h2>{texts.bank.nightOver}</h2>
      {answer === null ? (
        <p className={styles.note}>{texts.bank.settling}</p>
      ) : answer.ok ? (
        <SettleUp bank={answer.data} />
      ) : (
        <p className={styles.note}>{answer.words}</p>
      )}
      <p className={styles.row}>
        <Link href={`/t/${id}/night`}>{texts.bank.results}</Link>
        <Link href={`/t/${id}/bank`}>{texts.bank.title}</Link>
        <Link href="/">{texts.bank.toLobby}</Link>
      </p>
    </section>
  )
}
