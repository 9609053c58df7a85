import type { Frame } from '@cardroom/room/protocol'
import { Awards } from '../felt/awards.tsx'
import { Ruling } from '../felt/ruling.tsx'
import { DealerDock } from './dealer-dock.tsx'
import styles from './live.module.css'
import { LiveBetting } from './live-betting.tsx'
import { LiveDraw } from './live-draw.tsx'
import { Showdown } from './showdown.tsx'
import { tell } from './tell.ts'

/** What the helper taps now: the act of who is due, the cards that are due, who takes what, or the next deal. */
export const Dock = ({
  frame,
  helps,
  onSeats,
}: {
  readonly frame: Frame
  readonly helps: boolean
  readonly onSeats: () => void
}) => {
  const { common } = frame
  const { deal, live } = common
  const name = (seat: number): string => common.seats[seat - 1]?.name || `Seat ${seat}`
  const legal = live?.legal ?? null
  if (deal !== null && deal.phase === 'ended' && deal.ruling === null) {
    return (
      <>
        <Awards deal={deal} seats={common.seats} />
        {helps && <NextDeal frame={frame} onSeats={onSeats} />}
      </>
    )
  }
  if (!helps) return <p className={styles.prompt}>{watching(frame, name)}</p>
  if (deal?.ruling != null) return <Ruling frame={frame} />
  if (legal === null) return <NextDeal frame={frame} onSeats={onSeats} />
  const key = `${deal?.number} ${deal?.street} ${deal?.price}`
  switch (legal.due) {
    case 'betting':
      return <LiveBetting key={`${key} ${legal.seat}`} frame={frame} legal={legal} name={name} />
    case 'draw':
    case 'turn-up':
      return <LiveDraw legal={legal} name={name} />
    case 'show':
      return <Showdown key={key} frame={frame} name={name} />
    case 'dealer':
      return <DealerDock key={key} frame={frame} legal={legal} />
    default:
      return <p className={styles.prompt}>The helper waits.</p>
  }
}

const NextDeal = ({ frame: { common }, onSeats }: { readonly frame: Frame; readonly onSeats: () => void }) => {
  const ready = common.seats.filter(({ person, chips, away }) => person !== null && chips > 0 && !away).length
  if (ready < 2) {
    return (
      <>
        <p className={styles.prompt}>Who sits at your table?</p>
        <button type="button" className={`strong ${styles.big}`} onClick={onSeats}>
          Somebody sits down
        </button>
      </>
    )
  }
  return (
    <button type="button" className={`strong ${styles.big}`} onClick={() => tell({ type: 'deal' })}>
      {common.deals === 0 ? 'Begin the first deal' : 'Next deal'}
    </button>
  )
}

const watching = ({ common }: Frame, name: (seat: number) => string): string => {
  const { deal } = common
  if (deal === null || deal.phase === 'ended') return 'The dealer begins the next deal.'
  if (deal.phase === 'showdown') return 'The hands are shown and read.'
  return deal.turn === null ? 'The dealer is at work.' : `${name(deal.turn)} is to act.`
}
