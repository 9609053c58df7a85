import { type ReactNode, useEffect } from 'react'
import { BackLink } from '../frame/back-link.tsx'
import { RoomFrame } from '../frame/room-frame.tsx'
import { Subnav } from '../frame/subnav.tsx'
import { useTable, watchTable } from '../line/table-line.ts'
import { texts } from '../words/texts.ts'

/** The frame of a page about a table: the way back to it, and to the other pages. */
export const TableFrame = ({
  id,
  title,
  className,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly className: string | undefined
  readonly children: ReactNode
}) => {
  const { frame } = useTable()
  useEffect(() => watchTable(id), [id])
  const table = frame?.common.name ?? ''
  const pages = [
    { href: `/t/${id}/bank`, words: texts.bank.title },
    { href: `/t/${id}/deals`, words: texts.deals.title },
    { href: `/t/${id}/night`, words: texts.night.title },
    { href: `/t/${id}/rules`, words: texts.house.title },
  ]
  const here = pages.find(({ words }) => words === title)?.href ?? null
  return (
    <RoomFrame
      title={table === '' ? title : `${title} · ${table}`}
      under={<Subnav label={texts.table.thisTable} pages={pages} here={here} />}
    >
      <div className={className}>
        <BackLink href={`/t/${id}`} words={texts.table.toTable} />
        {children}
      </div>
    </RoomFrame>
  )
}
