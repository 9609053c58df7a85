import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { useTable, watchTable } from '../line/table-line.ts'
import { WhyPanel } from '../why/why-panel.tsx'
import { texts } from '../words/texts.ts'
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
      document.title = texts.table.cardroom
    }
  }, [title, table])
  return (
    <main className={styles.page}>
      <nav aria-label={texts.table.thisTable} className={styles.nav}>
        <Link href={`/t/${id}`}>{texts.table.toTable}</Link>
        <Link href={`/t/${id}/bank`} aria-current={title === texts.bank.title ? 'page' : undefined}>
          {texts.bank.title}
        </Link>
        <Link href={`/t/${id}/deals`} aria-current={title === texts.deals.title ? 'page' : undefined}>
          {texts.deals.title}
        </Link>
        <Link href={`/t/${id}/night`} aria-current={title === texts.night.title ? 'page' : undefined}>
          {texts.night.title}
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
