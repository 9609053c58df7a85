import type { Card } from '@cardroom/room/protocol'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { askedOf } from '../chinese/laying.ts'
import { OwnRows } from '../chinese/own-rows.tsx'
import { ClockAnnouncer } from '../clock/clock-announcer.tsx'
import { eventIn } from '../events/table-path.ts'
import { Announcer } from '../felt/announcer.tsx'
import { Felt } from '../felt/felt.tsx'
import { useMotion } from '../felt/motion/use-motion.ts'
import { News } from '../felt/news.tsx'
import { Refusal } from '../felt/refusal.tsx'
import styles from '../felt/table-page.module.css'
import { ask } from '../line/api.ts'
import { order, useTable, watchTable } from '../line/table-line.ts'
import { TableHead } from '../menu/table-head.tsx'
import { NextAsked } from '../next/next-asked.tsx'
import { later } from '../panel/later.tsx'
import { useInvitation } from '../people/use-invitation.ts'
import { TableSounds } from '../sound/table-sounds.tsx'
import { WhyPanel } from '../why/why-panel.tsx'
import { texts } from '../words/texts.ts'
import { Actions } from './actions.tsx'
import { GuestName } from './guest-name.tsx'

const NightOver = later(async () => (await import('../bank/night-over.tsx')).NightOver)
const AtTable = later(async () => (await import('../events/at-table.tsx')).AtTable)
const LivePage = later(
  async () => (await import('../live/live-page.tsx')).LivePage,
  <main className={styles.loading} />,
)

/** A table: the felt, your hand, what you may do, and what has happened. */
export const TablePage = ({ id }: { readonly id: string }) => {
  const { frame, news, online, refused, wrong } = useTable()
  const [chosen, setChosen] = useState<readonly Card[]>([])
  const [named, setNamed] = useState<boolean | null>(null)
  const play = useRef<HTMLDivElement>(null)
  const event = eventIn(useSearch())
  useMotion(play, frame)
  useEffect(() => {
    void ask('GET /api/me').then(answer => setNamed(answer.ok && answer.data.guest !== null))
  }, [])
  const { invited, ready, wrong: uninvited } = useInvitation(id, named)
  useEffect(() => (named === null || !ready ? undefined : watchTable(id)), [id, named, ready])
  const due = frame?.own.legal?.due
  useEffect(() => {
    if (due !== 'draw' && due !== 'discard') setChosen([])
  }, [due])
  const title = frame === null ? '' : `${due === undefined ? '' : texts.felt.yourTurnMark}${frame.common.name}`
  useEffect(() => {
    if (title !== '') document.title = title
    return () => {
      document.title = texts.table.cardroom
    }
  }, [title])
  if (frame === null) {
    return (
      <main className={styles.loading}>
        {invited && named === false ? (
          <>
            <h1>{texts.felt.invited}</h1>
            <GuestName onNamed={() => setNamed(true)} />
          </>
        ) : wrong === '' ? (
          <Looking online={online} />
        ) : (
          <NoTable words={uninvited === '' ? wrong : uninvited} />
        )}
      </main>
    )
  }
  const { common, own } = frame
  if (common.live !== null) return <LivePage frame={frame} />
  const chinese = (common.deal?.rowsOf.length ?? 0) > 0
  const laying = chinese && due === 'rows' && askedOf(own, common.deal?.rowsOf ?? []) !== null
  const choose = (card: Card): void =>
    setChosen(now => (now.includes(card) ? now.filter(it => it !== card) : [...now, card]))
  return (
    <main className={styles.page} data-deals={common.deals}>
      <TableHead frame={frame} online={online} />
      {event !== null && <AtTable event={event} table={id} />}
      <Announcer frame={frame} news={news} />
      <ClockAnnouncer frame={frame} />
      <TableSounds frame={frame} news={news} />
      <div className={styles.body}>
        <div ref={play} className={styles.play}>
          <Felt
            frame={frame}
            news={news}
            onSit={seat => order({ type: 'sit', seat, chips: common.game.buyIn })}
            chosen={chosen}
            onChoose={choose}
          />
          <div className={chinese ? styles.beside : styles.under}>
            {own.hands.length > 0 && chinese && <OwnRows frame={frame} />}
            <div className={`${styles.actions} ${chinese ? styles.low : ''}`} data-laying={laying || undefined}>
              <Refusal refused={refused} className={styles.refused} />
              <NextAsked frame={frame} />
              {named === false ? (
                <GuestName onNamed={() => setNamed(true)} />
              ) : common.ended ? (
                <NightOver id={id} seq={frame.seq} />
              ) : (
                <div className={styles.steady}>
                  <Actions frame={frame} chosen={chosen} onChoose={choose} />
                </div>
              )}
            </div>
          </div>
        </div>
        <News frame={frame} lines={news} />
      </div>
      <WhyPanel />
    </main>
  )
}

const Looking = ({ online }: { readonly online: boolean }) => (
  <p>{online ? texts.felt.settingUp : texts.felt.looking}</p>
)

const NoTable = ({ words }: { readonly words: string }) => (
  <>
    <h1>{texts.felt.notShown}</h1>
    <p>{words}</p>
    <Link href="/">{texts.table.toLobby}</Link>
  </>
)
