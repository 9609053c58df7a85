import type { OwnBook } from '@cardroom/room/protocol'
import { Link } from 'wouter'
import { NothingOfYours } from '../frame/nothing-of-yours.tsx'
import { OwnFrame } from '../frame/own-frame.tsx'
import { useAnswer } from '../line/use-answer.ts'
import { texts } from '../words/texts.ts'
import styles from './deals.module.css'

/** The tables where you have played, the latest first: each leads to its hands. */
export const HandsPage = () => {
  const answer = useAnswer('GET /api/me/book', [], 0)
  return (
    <OwnFrame title={texts.deals.histories} about={texts.deals.historiesAre}>
      {answer === null ? (
        <p>{texts.deals.loadingAll}</p>
      ) : answer.ok && answer.data.tables.length > 0 ? (
        <Tables tables={answer.data.tables} />
      ) : answer.ok || answer.nameless ? (
        <NothingOfYours words={texts.deals.noneOfYours} />
      ) : (
        <p role="alert">{answer.words}</p>
      )}
    </OwnFrame>
  )
}

const Tables = ({ tables }: { readonly tables: OwnBook['tables'] }) => (
  <ol className={`${styles.deals} ${styles.tables}`}>
    {tables.map(({ table, name, at, ended }) => (
      <li key={table}>
        <Link href={`/t/${table}/deals`}>
          <strong>{name}</strong>
          <span>{ended ? '' : texts.bank.stillOpen}</span>
          <time dateTime={new Date(at).toISOString()}>
            {new Date(at).toLocaleDateString(document.documentElement.lang)}
          </time>
        </Link>
      </li>
    ))}
  </ol>
)
