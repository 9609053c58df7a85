import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { ask } from '../line/api.ts'
import { order, useTable, watchTable } from '../line/table-line.ts'
import { useAvatar } from '../own/wear-avatar.ts'
import { later } from '../panel/later.tsx'
import { useInvitation } from '../people/use-invitation.ts'
import { texts } from '../words/texts.ts'
import { GuestName } from './guest-name.tsx'
import styles from './table.module.css'
import { TableRoom } from './table-room.tsx'

const LivePage = later(
  async () => (await import('../live/live-page.tsx')).LivePage,
  <main className={styles.loading} />,
)

/** A table by its link: found and watched, or why it can't be shown. */
export const TablePage = ({ id }: { readonly id: string }) => {
  const { frame, online, wrong } = useTable()
  const [named, setNamed] = useState<boolean | null>(null)
  useEffect(() => {
    void ask('GET /api/me').then(answer => setNamed(answer.ok && answer.data.guest !== null))
  }, [])
  useAvatar(frame)
  const { invited, ready, wrong: uninvited } = useInvitation(id, named)
  useEffect(() => (named === null || !ready ? undefined : watchTable(id)), [id, named, ready])
  const [wish, setWish] = useState<{ readonly seat: number; readonly chips: number } | null>(null)
  useEffect(() => {
    // somebody who has just said their name is at the table by a line of their own; the order waits for it
    if (wish === null || named !== true) return
    order({ type: 'sit', ...wish })
    setWish(null)
  }, [wish, named])
  if (frame !== null)
    return frame.common.live === null ? (
      <TableRoom
        frame={frame}
        named={named !== false}
        invited={invited}
        onSit={(seat, chips) => {
          setWish({ seat, chips })
          setNamed(true)
        }}
      />
    ) : (
      <LivePage frame={frame} />
    )
  return (
    <main className={styles.loading}>
      {invited && named === false ? (
        <>
          <h1>{texts.felt.invited}</h1>
          <GuestName onNamed={() => setNamed(true)} />
        </>
      ) : wrong === '' ? (
        <p>{online ? texts.felt.settingUp : texts.felt.looking}</p>
      ) : (
        <NoTable words={uninvited === '' ? wrong : uninvited} />
      )}
    </main>
  )
}

const NoTable = ({ words }: { readonly words: string }) => (
  <>
    <h1>{texts.felt.notShown}</h1>
    <p>{words}</p>
    <Link href="/">{texts.table.toLobby}</Link>
  </>
)
