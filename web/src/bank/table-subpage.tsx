import { type ReactNode, useEffect } from 'react'
import { BackLink } from '../frame/back-link.tsx'
import { RoomFrame } from '../frame/room-frame.tsx'
import { Subnav } from '../frame/subnav.tsx'
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
  const pages = [
    { href: `/t/${id}/bank`, words: texts.bank.title },
    { href: `/t/${id}/deals`, words: texts.deals.title },
    { href: `/t/${id}/night`, words: texts.night.title },
  ]
  const here = pages.find(({ words }) => words === title)?.href ?? null
  return (
    <RoomFrame
      title={table === '' ? title : `${title} · ${table}`}
      under={<Subnav label={texts.table.thisTable} pages={pages} here={here} />}
    >
      <div className={styles.page}>
        <BackLink href={`/t/${id}`} words={texts.table.toTable} />
        <header>
          <h1>{title}</h1>
          <p className={styles.note}>{frame === null ? '' : `${table}, ${frame.common.game.stakes}`}</p>
        </header>
        {children}
        <WhyPanel />
      </div>
    </RoomFrame>
  )
}
