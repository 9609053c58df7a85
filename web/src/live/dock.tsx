import type { Frame } from '@cardroom/room/protocol'
import { useRef } from 'react'
import { Awards } from '../felt/awards.tsx'
import { Ruling } from '../felt/ruling.tsx'
import { later } from '../panel/later.tsx'
import { DealerDock } from './dealer-dock.tsx'
import styles from './live.module.css'
import { LiveBetting } from './live-betting.tsx'
import { LiveDraw } from './live-draw.tsx'
import { NextDeal } from './next-deal.tsx'
import { Showdown } from './showdown.tsx'
import { useSettling } from './use-settling.ts'

const NightOver = later(async () => (await import('../bank/night-over.tsx')).NightOver)

/** What the helper taps now: the act of the player due, the cards that are due, who takes what, or the next deal. */
export const Dock = ({
  frame,
  helps,
  name,
  onSeats,
}: {
  readonly frame: Frame
  readonly helps: boolean
  readonly name: (seat: number) => string
  readonly onSeats: () => void
}) => {
  const { deal, live, table, ended } = frame.common
  const legal = live?.legal ?? null
  const buttons = useRef<HTMLDivElement>(null)
  useSettling(buttons, `${deal?.number} ${deal?.street} ${legal?.due} ${deal?.turn}`)
  const over = deal !== null && deal.phase === 'ended' && deal.ruling === null
  return (
    <div ref={buttons} className={styles.taps}>
      {over && <Awards deal={deal} seats={frame.common.seats} gross />}
      {ended ? (
        <NightOver id={table} seq={frame.seq} />
      ) : (
        helps && <Taps frame={frame} over={over} name={name} onSeats={onSeats} />
      )}
    </div>
  )
}

const Taps = ({
  frame,
  over,
  name,
  onSeats,
}: {
  readonly frame: Frame
  readonly over: boolean
  readonly name: (seat: number) => string
  readonly onSeats: () => void
}) => {
  const { deal, live } = frame.common
  const legal = live?.legal ?? null
  if (deal?.ruling != null) return <Ruling frame={frame} />
  if (over || legal === null) return <NextDeal frame={frame} onSeats={onSeats} />
  const key = `${deal?.number} ${deal?.street}`
  switch (legal.due) {
    case 'betting':
      return <LiveBetting frame={frame} legal={legal} name={name} />
    case 'draw':
    case 'turn-up':
      return <LiveDraw legal={legal} />
    case 'show':
      return <Showdown key={key} frame={frame} name={name} />
    case 'dealer':
      return <DealerDock key={`${key} ${live?.takeBack}`} frame={frame} legal={legal} />
    default:
      return null
  }
}
