import { chipsWords, netWords, type OwnBook } from '@cardroom/room/protocol'
import { Link } from 'wouter'
import { NothingOfYours } from '../frame/nothing-of-yours.tsx'
import { OwnFrame } from '../frame/own-frame.tsx'
import { useAnswer } from '../line/use-answer.ts'
import { texts } from '../words/texts.ts'
import styles from './bank.module.css'

/** What you have bought and won at all tables of the room. */
export const BookPage = () => {
  const answer = useAnswer('GET /api/me/book', [], 0)
  return (
    <OwnFrame title={texts.bank.yourBook} about={texts.bank.bookIs}>
      {answer === null ? (
        <p className={styles.note}>{texts.bank.loading}</p>
      ) : answer.ok ? (
        <Book book={answer.data} />
      ) : answer.nameless ? (
        <NothingOfYours words={texts.bank.noTables} />
      ) : (
        <p role="alert">{answer.words}</p>
      )}
    </OwnFrame>
  )
}

const Book = ({ book: { tables, net } }: { readonly book: OwnBook }) => {
  if (tables.length === 0) return <NothingOfYours words={texts.bank.noTables} />
  const corrected = tables.some(it => it.corrected !== 0)
  return (
    <div className={`${styles.book} ${styles.own}`}>
      <section aria-label={texts.bank.yourTables}>
        <table className={styles.balances}>
          <thead>
            <tr>
              <th scope="col">{texts.bank.table}</th>
              <th scope="col">{texts.bank.bought}</th>
              <th scope="col">{texts.bank.cashedOut}</th>
              <th scope="col">{texts.bank.onTable}</th>
              {corrected && <th scope="col">{texts.bank.corrected}</th>}
              <th scope="col">{texts.bank.net}</th>
            </tr>
          </thead>
          <tbody>
            {tables.map(it => (
              <tr key={it.table}>
                <th scope="row">
                  <Link href={`/t/${it.table}/night`}>{it.name}</Link>
                  <div className={styles.note}>
                    <span className={styles.date}>
                      {new Date(it.at).toLocaleDateString(document.documentElement.lang)}
                    </span>
                    {it.ended ? '' : texts.bank.stillOpen}
                  </div>
                </th>
                <td>{chipsWords(it.bought)}</td>
                <td>{chipsWords(it.cashedOut)}</td>
                <td>{chipsWords(it.onTable)}</td>
                {corrected && <td>{netWords(it.corrected)}</td>}
                <td className={it.net > 0 ? styles.gain : it.net < 0 ? styles.loss : ''}>{netWords(it.net)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={corrected ? 5 : 4}>
                {texts.bank.total}
              </th>
              <td data-together>{netWords(net)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  )
}
