import type { TableCard } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { BackLink } from '../frame/back-link.tsx'
import { NothingOfYours } from '../frame/nothing-of-yours.tsx'
import { RoomFrame } from '../frame/room-frame.tsx'
import { useAnswer } from '../line/use-answer.ts'
import { texts } from '../words/texts.ts'
import styles from './side.module.css'
import { TableFrames } from './table-frames.tsx'

/** As many tables as fit in one window. */
const MOST = 4

/** Two to four of your tables in one window. Each is a page of its own, so that nothing one does disturbs the others. */
export const SidePage = () => {
  const chosen = new URLSearchParams(useSearch())
    .getAll('t')
    .filter(id => /^[A-Za-z0-9_-]{1,64}$/.test(id))
    .slice(0, MOST)
  const answer = useAnswer('GET /api/me/tables', [], 0)
  useEffect(() => {
    document.title = texts.side.title
    return () => {
      document.title = texts.table.cardroom
    }
  }, [])
  const tables = answer?.ok === true ? answer.data.tables : []
  if (chosen.length > 0) return <TableFrames ids={chosen} nameOf={id => tables.find(it => it.id === id)?.name ?? ''} />
  return (
    <RoomFrame title={texts.side.title}>
      <BackLink href="/" words={texts.frame.play} />
      <h1 className={styles.title}>{texts.side.title}</h1>
      {answer === null ? (
        <p>{texts.side.loading}</p>
      ) : !answer.ok && !answer.nameless ? (
        <p role="alert">{answer.words}</p>
      ) : tables.length < 2 ? (
        <NothingOfYours words={texts.side.none} />
      ) : (
        <Choose tables={tables} />
      )}
    </RoomFrame>
  )
}

const Choose = ({ tables }: { readonly tables: readonly TableCard[] }) => {
  const [ids, setIds] = useState<readonly string[]>(tables.slice(0, MOST).map(({ id }) => id))
  const [, go] = useLocation()
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        go(['/tables', ids.map(id => `t=${id}`).join('&')].join('?'))
      }}
    >
      <p>{texts.side.about}</p>
      <ul className={styles.list}>
        {tables.map(({ id, name }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={ids.includes(id)}
                disabled={!ids.includes(id) && ids.length === MOST}
                onChange={event => setIds(event.target.checked ? [...ids, id] : ids.filter(it => it !== id))}
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
      <button type="submit" className="strong" disabled={ids.length < 2}>
        {texts.side.show(ids.length)}
      </button>
    </form>
  )
}
