import type { DealTold } from '@cardroom/room/protocol'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { OwnRows } from '../chinese/own-rows.tsx'
import { CheckDeckPanel } from '../fair/check-deck-panel.tsx'
import { Awards } from '../felt/awards.tsx'
import { Felt } from '../felt/felt.tsx'
import { useMotion } from '../felt/motion/use-motion.ts'
import { OwnHand } from '../felt/own-hand.tsx'
import head from '../felt/table-head.module.css'
import { BackMark } from '../felt/table-head.tsx'
import page from '../felt/table-page.module.css'
import { useShown } from '../line/use-shown.ts'
import { WhyPanel } from '../why/why-panel.tsx'
import { DealFiles } from './deal-files.tsx'
import { DealLines } from './deal-lines.tsx'
import styles from './replay.module.css'
import { ReplayControls } from './replay-controls.tsx'
import { stepFrame, streetMarks } from './step-frame.ts'
import { useReplay } from './use-replay.ts'

/** A deal that is over, to be stepped through on the felt. */
export const DealPage = ({ id, number }: { readonly id: string; readonly number: string }) => {
  const answer = useShown('GET /api/tables/:id/deals/:number', [{ params: { id, number } }], '')
  useEffect(() => {
    document.title = `Deal ${number}`
    return () => {
      document.title = 'Cardroom'
    }
  }, [number])
  if (answer?.ok === true && String(answer.data.number) === number) return <Deal key={number} told={answer.data} />
  return (
    <main className={page.loading}>
      {answer === null || answer.ok ? (
        <p>The deal is looked up…</p>
      ) : (
        <>
          <h1>This deal cannot be shown</h1>
          <p>{answer.words}</p>
          <Link href={`/t/${id}`}>To the table</Link>
        </>
      )}
    </main>
  )
}

const Deal = ({ told }: { readonly told: DealTold }) => {
  const { table, number, count, game, seats, steps } = told
  const replay = useReplay(steps.length)
  const [open, setOpen] = useState<'files' | 'deck' | null>(null)
  const frame = useMemo(() => stepFrame(told, replay.at), [told, replay.at])
  const play = useRef<HTMLDivElement>(null)
  useMotion(play, frame)
  const { deal } = steps[replay.at]!
  const chinese = deal.rowsOf.length > 0
  // real cards were under no seal
  const sealed = told.files.some(({ format, refused }) => format === 'json' && refused === null)
  const nameOf = (seat: number): string => seats[seat - 1]?.name || `Seat ${seat}`
  return (
    <main className={page.page} data-step={replay.at}>
      <header className={head.head}>
        <Link href={`/t/${table}`} className={head.back}>
          <BackMark />
          <span>Table</span>
        </Link>
        <div className={head.title}>
          <h1>
            Deal {number} · {game.formName}
          </h1>
          <p>
            {game.stakes} · <time dateTime={new Date(told.at).toISOString()}>{new Date(told.at).toLocaleString()}</time>
          </p>
        </div>
        <nav aria-label="Deals" className={styles.deals}>
          {number > 1 && (
            <Link href={`/t/${table}/deal/${number - 1}`} aria-label={`Deal ${number - 1}`}>
              ←
            </Link>
          )}
          <Link href={`/t/${table}/deals`}>All deals</Link>
          {number < count && (
            <Link href={`/t/${table}/deal/${number + 1}`} aria-label={`Deal ${number + 1}`}>
              →
            </Link>
          )}
        </nav>
      </header>
      <div className={page.body}>
        <div ref={play} className={page.play}>
          <Felt frame={frame} onSit={() => {}} />
          {told.seat !== null &&
            (chinese ? <OwnRows frame={frame} /> : <OwnHand frame={frame} chosen={[]} onChoose={() => {}} />)}
          <div className={styles.awards}>
            {deal.awards.length + deal.scores.length > 0 && <Awards deal={deal} seats={seats} />}
          </div>
          <div className={styles.below}>
            <ReplayControls replay={replay} steps={steps.length} marks={streetMarks(told)} />
            <div className={styles.doing}>
              <button type="button" className="quiet" aria-haspopup="dialog" onClick={() => setOpen('files')}>
                Link and downloads
              </button>
              {sealed && (
                <button type="button" className="quiet" aria-haspopup="dialog" onClick={() => setOpen('deck')}>
                  Check the deck
                </button>
              )}
            </div>
          </div>
        </div>
        <DealLines told={told} at={replay.at} onGo={replay.go} />
      </div>
      {open === 'files' && <DealFiles told={told} onClose={() => setOpen(null)} />}
      {open === 'deck' && <CheckDeckPanel table={table} deal={number} nameOf={nameOf} onClose={() => setOpen(null)} />}
      <WhyPanel />
    </main>
  )
}
