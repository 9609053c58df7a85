import { chipsWords, netWords, type OwnBook } from '@cardroom/room/protocol'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useShown } from '../line/use-shown.ts'
import styles from './bank.module.css'

/** What one has bought and won at all tables of the room. */
export const BookPage = () => {
  const answer = useShown('GET /api/me/book', [], 0)
  useEffect(() => {
    document.title = 'Your book'
    return () => {
      document.title = 'Cardroom'
    }
  }, [])
  return (
    <main className={styles.page}>
      <nav aria-label="The room" className={styles.nav}>
        <Link href="/">Lobby</Link>
      </nav>
      <header>
        <h1>Your book</h1>
        <p className={styles.note}>Over all tables at which you have had chips, the latest first.</p>
      </header>
      {answer === null ? (
        <p className={styles.note}>The book is being opened…</p>
      ) : answer.ok ? (
        <Book book={answer.data} />
      ) : (
        <p role="alert">{answer.words}</p>
      )}
    </main>
  )
}

const Book = ({ book: { tables, net } }: { readonly book: OwnBook }) => {
  if (tables.length === 0) return <p>You have not had chips at any table yet.</p>
  const corrected = tables.some(it => it.corrected !== 0)
  return (
    <div className={styles.book}>
      <section aria-label="Your tables">
        <table className={styles.balances}>
          <thead>
            <tr>
              <th scope="col">Table</th>
              <th scope="col">Bought</th>
              <th scope="col">Cashed out</th>
              <th scope="col">On the table</th>
              {corrected && <th scope="col">Corrected</th>}
              <th scope="col">Net</th>
            </tr>
          </thead>
          <tbody>
            {tables.map(it => (
              <tr key={it.table}>
                <th scope="row">
                  <Link href={`/t/${it.table}/night`}>{it.name}</Link>
                  <div className={styles.note}>
                    <span className={styles.date}>{new Date(it.at).toLocaleDateString()}</span>
                    {it.ended ? '' : ' still open'}
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
                Together
              </th>
              <td data-together>{netWords(net)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  )
}
