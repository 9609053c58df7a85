import type { Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Announcer } from '../felt/announcer.tsx'
import { News } from '../felt/news.tsx'
import { Refusal } from '../felt/refusal.tsx'
import { TableHead } from '../felt/table-head.tsx'
import page from '../felt/table-page.module.css'
import { useTable } from '../line/table-line.ts'
import { WhyPanel } from '../why/why-panel.tsx'
import { Dock } from './dock.tsx'
import styles from './live.module.css'
import { LiveBoards } from './live-boards.tsx'
import { LiveSeats } from './live-seats.tsx'
import { SeatSheet } from './seat-sheet.tsx'
import { tell } from './tell.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** A table of real cards and chips: the phone in the dealer's hand, and the same for those who watch. */
export const LivePage = ({ frame }: { readonly frame: Frame }) => {
  const { news, online, refused } = useTable()
  const [sheet, setSheet] = useState<number | null>(null)
  const { common, own } = frame
  const helps = own.role === 'host' || own.role === 'dealer'
  const takeBack = common.live?.takeBack ?? null
  useWakeLock()
  return (
    <main className={page.page} data-deals={common.deals} data-live>
      <TableHead frame={frame} online={online} />
      <Announcer frame={frame} news={news} />
      <div className={page.body}>
        <div className={styles.helper}>
          <div className={styles.middle}>
            <LiveBoards frame={frame} />
            <LiveSeats frame={frame} onOpen={helps ? setSheet : null} />
          </div>
          <section className={styles.dock} aria-label="What comes next">
            <Refusal refused={refused} className={styles.refused} />
            <Dock frame={frame} helps={helps} onSeats={() => setSheet(firstFree(frame))} />
            {helps && (
              <button
                type="button"
                className={`quiet ${styles.back}`}
                disabled={takeBack === null}
                onClick={() => tell({ type: 'take-back' })}
              >
                {takeBack === null ? 'Nothing to take back' : `Take back: ${takeBack}`}
              </button>
            )}
          </section>
        </div>
        <News lines={news} />
      </div>
      {sheet !== null && <SeatSheet frame={frame} seat={sheet} onClose={() => setSheet(null)} />}
      <WhyPanel />
    </main>
  )
}

const firstFree = ({ common }: Frame): number | null => common.seats.find(({ person }) => person === null)?.seat ?? null
