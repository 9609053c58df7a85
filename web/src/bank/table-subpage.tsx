import type { ReactNode } from 'react'
import { useTable } from '../line/table-line.ts'
import { WhyPanel } from '../why/why-panel.tsx'
import styles from './bank.module.css'
import { TableFrame } from './table-frame.tsx'

/** A page about a table beside the felt, under its own title and the table's name. */
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
  return (
    <TableFrame id={id} title={title} className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.note}>{frame === null ? '' : `${frame.common.name}, ${frame.common.game.stakes}`}</p>
      </header>
      {children}
      <WhyPanel />
    </TableFrame>
  )
}
