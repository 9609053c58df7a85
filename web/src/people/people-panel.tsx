import type { Frame } from '@cardroom/room/protocol'
import { order, useTable } from '../line/table-line.ts'
import { useAnswer } from '../line/use-answer.ts'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import { InviteForm } from './invite-form.tsx'
import styles from './people.module.css'
import { PersonRow } from './person-row.tsx'
import { TalkHidden } from './talk-hidden.tsx'

/** Who is at the table. The host invites, gives roles, mutes, kicks and bans; everybody hides whose chat they like. */
export const PeoplePanel = ({ frame, onClose }: { readonly frame: Frame; readonly onClose: () => void }) => {
  const { refused } = useTable()
  return (
    <Panel title={texts.people.title} onClose={onClose}>
      {refused !== null && <p role="alert">{refused.words}</p>}
      {frame.own.role === 'host' ? (
        <HostsPeople frame={frame} />
      ) : (
        <>
          <h3>{texts.people.atTable}</h3>
          <TalkHidden frame={frame} />
        </>
      )}
    </Panel>
  )
}

/** What the host sees and does: the door, the invitations, and everybody by name. */
const HostsPeople = ({ frame: { common, own, seq } }: { readonly frame: Frame }) => {
  const answer = useAnswer('GET /api/tables/:id/people', [{ params: { id: common.table } }], seq)
  if (answer === null) return <p>{texts.people.loading}</p>
  if (!answer.ok) return <p role="alert">{answer.words}</p>
  const { open, invitations, people } = answer.data
  return (
    <>
      <label className={styles.door}>
        <input
          type="checkbox"
          checked={!open}
          onChange={event => order({ type: 'door', open: !event.target.checked })}
        />
        <span>
          {texts.people.invitedOnly}
          <small>{texts.people.invitedOnlyHint}</small>
        </span>
      </label>
      <InviteForm table={common.table} invitations={invitations} />
      <h3>{texts.people.atTable}</h3>
      <ul className={styles.people}>
        {people.map(one => (
          <PersonRow key={one.person} one={one} own={own.seat !== null && one.seat === own.seat} />
        ))}
      </ul>
    </>
  )
}
