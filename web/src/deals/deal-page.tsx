import type { PastDeal } from '@cardroom/room/protocol'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { CheckDeckPanel } from '../fair/check-deck-panel.tsx'
import { Awards } from '../felt/awards.tsx'
import { Felt } from '../felt/felt.tsx'
import { BackIcon } from '../felt/icons.tsx'
import { useMotion } from '../felt/motion/use-motion.ts'
import { useScene } from '../felt/showdown/use-scene.ts'
import head from '../felt/table-head.module.css'
import page from '../felt/table-page.module.css'
import { useAnswer } from '../line/use-answer.ts'
import { WhyPanel } from '../why/why-panel.tsx'
import { texts } from '../words/texts.ts'
import { DealFiles } from './deal-files.tsx'
import { DealLines } from './deal-lines.tsx'
import styles from './replay.module.css'
import { ReplayControls } from './replay-controls.tsx'
import { stepFrame, streetMarks } from './step-frame.ts'
import { useReplay } from './use-replay.ts'

/** A deal that is over, to be stepped through on the felt. */
export const DealPage = ({ id, number }: { readonly id: string; readonly number: string }) => {
  const answer = useAnswer('GET /api/tables/:id/deals/:number', [{ params: { id, number } }], '')
  useEffect(() => {
    document.title = texts.deals.hand(number)
    return () => {
      document.title = texts.table.cardroom
    }
  }, [number])
  if (answer?.ok === true && String(answer.data.number) === number) return <Deal key={number} past={answer.data} />
  return (
    <main className={page.loading}>
      {answer === null || answer.ok ? (
        <p>{texts.deals.loading}</p>
      ) : (
        <>
          <h1>{texts.deals.notShown}</h1>
          <p>{answer.words}</p>
          <Link href={`/t/${id}`}>{texts.deals.toTable}</Link>
        </>
      )}
    </main>
  )
}

/** When a hand was dealt: to the minute, which fits beside the title on a phone. */
const WHEN = { dateStyle: 'short', timeStyle: 'short' } as const

const Deal = ({ past }: { readonly past: PastDeal }) => {
  const { table, number, count, game, seats, steps } = past
  const replay = useReplay(steps.length)
  const [open, setOpen] = useState<'files' | 'deck' | null>(null)
  const frame = useMemo(() => stepFrame(past, replay.at), [past, replay.at])
  const play = useRef<HTMLDivElement>(null)
  useMotion(play, frame)
  const scene = useScene(frame)
  const { deal } = steps[replay.at]!
  // real cards were under no seal
  const sealed = past.files.some(({ format, refused }) => format === 'json' && refused === null)
  const nameOf = (seat: number): string => seats[seat - 1]?.name || texts.table.seat(seat)
  return (
    <main className={page.page} data-step={replay.at}>
      <header className={head.head}>
        <Link href={`/t/${table}`} className={head.back} aria-label={texts.deals.table}>
          <BackIcon />
        </Link>
        <div className={head.title}>
          <h1>
            {texts.deals.hand(number)} · {game.formName}
          </h1>
          <p>
            {game.stakes} ·{' '}
            <time dateTime={new Date(past.at).toISOString()}>
              {new Date(past.at).toLocaleString(document.documentElement.lang, WHEN)}
            </time>
          </p>
        </div>
        <nav aria-label={texts.deals.title} className={styles.deals}>
          {number > 1 && (
            <Link href={`/t/${table}/deal/${number - 1}`} aria-label={texts.deals.hand(number - 1)}>
              ←
            </Link>
          )}
          <Link href={`/t/${table}/deals`}>{texts.deals.all}</Link>
          {number < count && (
            <Link href={`/t/${table}/deal/${number + 1}`} aria-label={texts.deals.hand(number + 1)}>
              →
            </Link>
          )}
        </nav>
      </header>
      <div className={page.body}>
        <div ref={play} className={`${page.play} ${styles.play}`}>
          <Felt frame={frame} news={[]} scene={scene} />
          <div className={styles.awards}>
            {deal.awards.length + deal.scores.length > 0 && <Awards deal={deal} seats={seats} own={past.seat} />}
          </div>
          <div className={styles.below}>
            <ReplayControls replay={replay} steps={steps.length} marks={streetMarks(past)} />
            <div className={styles.doing}>
              <button type="button" className="quiet" aria-haspopup="dialog" onClick={() => setOpen('files')}>
                {texts.deals.links}
              </button>
              {sealed && (
                <button type="button" className="quiet" aria-haspopup="dialog" onClick={() => setOpen('deck')}>
                  {texts.deals.checkDeck}
                </button>
              )}
            </div>
          </div>
        </div>
        <DealLines past={past} at={replay.at} onGo={replay.go} />
      </div>
      {open === 'files' && <DealFiles past={past} onClose={() => setOpen(null)} />}
      {open === 'deck' && <CheckDeckPanel table={table} deal={number} nameOf={nameOf} onClose={() => setOpen(null)} />}
      <WhyPanel />
    </main>
  )
}
