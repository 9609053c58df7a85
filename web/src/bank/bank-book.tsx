import { bankFile } from '../line/files.ts'
import { useTable } from '../line/table-line.ts'
import { useAnswer } from '../line/use-answer.ts'
import { texts } from '../words/texts.ts'
import { Balances } from './balances.tsx'
import styles from './bank.module.css'
import { CorrectionForm } from './correction-form.tsx'
import { Entries } from './entries.tsx'
import { SettleUp } from './settle-up.tsx'

/** The whole bank of a table, as it stands now. */
export const BankBook = ({ id }: { readonly id: string }) => {
  const { frame } = useTable()
  const answer = useAnswer('GET /api/tables/:id/bank', [{ params: { id } }], frame?.seq ?? 0)
  if (answer === null) return <p className={styles.note}>{texts.bank.loading}</p>
  if (!answer.ok) return <p role="alert">{answer.words}</p>
  const bank = answer.data
  return (
    <div className={styles.book}>
      <section aria-labelledby="bank-balances">
        <h2 id="bank-balances">{texts.bank.balances}</h2>
        <Balances bank={bank} />
      </section>
      <section aria-labelledby="bank-settle">
        <h2 id="bank-settle">{texts.bank.settleUp}</h2>
        <SettleUp bank={bank} />
      </section>
      {(bank.mayCorrect || bank.mayPay !== null) && (
        <section aria-labelledby="bank-correct">
          <h2 id="bank-correct">{bank.mayCorrect ? texts.bank.adjust : texts.bank.payFromPocket}</h2>
          <CorrectionForm bank={bank} />
        </section>
      )}
      <section aria-labelledby="bank-entries">
        <h2 id="bank-entries">{texts.bank.entries}</h2>
        <Entries bank={bank} />
        <p>
          <a href={bankFile(id)} download>
            {texts.bank.csv}
          </a>
        </p>
      </section>
    </div>
  )
}
