import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { ask } from '../line/api.ts'
import { order, useTable, watchTable } from '../line/table-line.ts'
import { Actions } from './actions.tsx'
import { Felt } from './felt.tsx'
import { News } from './news.tsx'
import { OwnHand } from './own-hand.tsx'
import styles from './table-page.module.css'

/** A table: the felt, one's own hand, what one may do, and what has happened. */
export const TablePage = ({ id }: { readonly id: string }) => {
  const { frame, news, online, refused } = useTable()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [named, setNamed] = useState<boolean | null>(null)
  useEffect(() => {
    void ask<{ readonly guest: object | null }>('/api/me').then(answer =>
      setNamed(answer.ok && answer.data.guest !== null),
    )
  }, [])
  useEffect(() => (named === null ? undefined : watchTable(id)), [id, named])
  const due = frame?.own.legal?.due
  useEffect(() => {
    if (due !== 'draw' && due !== 'discard') setChosen([])
  }, [due])
  if (frame === null)
    return <main className={styles.loading}>{online ? 'The table is being set…' : 'Looking for the table…'}</main>
  const { common } = frame
  const choose = (card: string): void =>
    setChosen(now => (now.includes(card) ? now.filter(it => it !== card) : [...now, card]))
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <Link href="/">Lobby</Link>
        <h1>{common.name}</h1>
        <span>
          {common.game.formName}, {common.game.stakes} · {common.game.book}
        </span>
        {!online && <strong role="status">The line is down. It comes back by itself.</strong>}
      </header>
      <div className={styles.body}>
        <div className={styles.play}>
          <Felt frame={frame} onSit={seat => order({ type: 'sit', seat, chips: 1000 })} />
          <OwnHand frame={frame} chosen={chosen} onChoose={choose} />
          <div className={styles.actions}>
            {refused !== null && (
              <p role="alert" className={styles.refused}>
                {refused.words} {refused.rules.length > 0 && <small>{refused.rules.join(', ')}</small>}
              </p>
            )}
            <Actions frame={frame} chosen={chosen} />
          </div>
        </div>
        <News lines={news} isHost={frame.own.role === 'host'} frame={frame} />
      </div>
    </main>
  )
}
