import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { useTable, watchTable } from '../line/table-line.ts'
import { WhyPanel } from '../why/why-panel.tsx'
import styles from './bank.module.css'

/** A page about a table beside the felt: the way back to it, and to the other pages. */
export const TableSubpage = ({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}) => {
  const { frame } = useTable()
  useEffect(() => watchTable(id), [id])
  const table = frame?.common.name ?? ''
  useEffect(() => {
    document.title = table === '' ? title : `${title} · ${table}`
    return () => {
      document.title = 'Cardroom'
    }
  }, [title, table])
  return (
    <main className={styles.page}>
      <nav aria-label="This table" className={styles.nav}>
        <Link href={`/t/${id}`}>To the table</Link>
        <Link href={`/t/${id}/bank`} aria-current={title === 'Bank' ? 'page' : undefined}>
          Bank
        </Link>
        <Link href={`/t/${id}/deals`} aria-current={title === 'Deals' ? 'page' : undefined}>
          Deals
        </Link>
        <Link href={`/t/${id}/night`} aria-current={title === 'Night' ? 'page' : undefined}>
          Night
        </Link>
      </nav>
      <header>
        <h1>{title}</h1>
        <p className={styles.note}>{frame === null ? '' : `${table}, ${frame.common.game.stakes}`}</p>
      </header>
      {children}
      <WhyPanel />
    </main>
  )
}
