import type { Frame, PeopleShown } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../line/api.ts'
import { order, useTable } from '../line/table-line.ts'
import { Panel } from '../panel/panel.tsx'
import { InviteForm } from './invite-form.tsx'
import styles from './people.module.css'
import { PersonRow } from './person-row.tsx'
import { TalkHidden } from './talk-hidden.tsx'

/** Who is at the table. The host invites, gives roles, mutes, sends away and bans; everybody hides whose talk he likes. */
export const PeoplePanel = ({ frame, onClose }: { readonly frame: Frame; readonly onClose: () => void }) => {
  const { common, own, seq } = frame
  const { refused } = useTable()
  const host = own.role === 'host'
  const [shown, setShown] = useState<PeopleShown | null>(null)
  const [wrong, setWrong] = useState('')
  const path = `/api/tables/${common.table}/people`
  useEffect(() => {
    if (!host) return
    // the table has moved on to this number: the list may be another
    const timer = setTimeout(
      () => {
        void ask<PeopleShown>(path).then(answer => {
          if (answer.ok) setShown(answer.data)
          setWrong(answer.ok ? '' : answer.words)
        })
      },
      seq === 0 ? 0 : 150,
    )
    return () => clearTimeout(timer)
  }, [path, host, seq])
  return (
    <Panel title="People" onClose={onClose}>
      {(wrong !== '' || refused !== null) && <p role="alert">{wrong !== '' ? wrong : refused?.words}</p>}
      {host && shown !== null && (
        <>
          <label className={styles.door}>
            <input
              type="checkbox"
              checked={!shown.open}
              onChange={event => order({ type: 'door', open: !event.target.checked })}
            />
            <span>
              By invitation only
              <small>The lobby does not list the table, and nobody looks on without an invitation.</small>
            </span>
          </label>
          <InviteForm table={common.table} invitations={shown.invitations} />
        </>
      )}
      <h3>At the table</h3>
      {host && shown !== null ? (
        <ul className={styles.people}>
          {shown.people.map(one => (
            <PersonRow key={one.person} one={one} own={own.seat !== null && one.seat === own.seat} />
          ))}
        </ul>
      ) : (
        <TalkHidden frame={frame} />
      )}
    </Panel>
  )
}
