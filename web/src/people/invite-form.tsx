import type { InvitationShown, RoleName } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { ask } from '../line/api.ts'
import { order } from '../line/table-line.ts'
import { later } from '../panel/later.tsx'
import { CopyLink } from './copy-link.tsx'
import { linkWith } from './invitation-code.ts'
import styles from './people.module.css'

const QrCode = later(async () => (await import('../menu/qr-code.tsx')).QrCode)

const ROLES: readonly (readonly [RoleName, string])[] = [
  ['player', 'to play'],
  ['spectator', 'to look on'],
  ['dealer', 'as dealer'],
  ['floor', 'as floor'],
  ['host', 'as another host'],
]
const USES: readonly (readonly [string, string])[] = [
  ['', 'any number of people'],
  ['1', 'one person'],
  ['5', 'five people'],
  ['9', 'nine people'],
]
const MINUTES: readonly (readonly [string, string])[] = [
  ['', 'until it is taken back'],
  ['60', 'for an hour'],
  ['1440', 'for a day'],
  ['10080', 'for a week'],
]

/** The host makes links by which people come, and takes them back. Each link is shown once: the room keeps no copy. */
export const InviteForm = ({
  table,
  invitations,
}: {
  readonly table: string
  readonly invitations: readonly InvitationShown[]
}) => {
  const [role, setRole] = useState<RoleName>('player')
  const [uses, setUses] = useState('')
  const [minutes, setMinutes] = useState('1440')
  const [link, setLink] = useState('')
  const [wrong, setWrong] = useState('')
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const answer = await ask('POST /api/tables/:id/invitations', {
      params: { id: table },
      body: {
        role,
        ...(uses !== '' && { uses: Number(uses) }),
        ...(minutes !== '' && { minutes: Number(minutes) }),
      },
    })
    setLink(answer.ok ? linkWith(answer.data.code) : '')
    setWrong(answer.ok ? '' : answer.words)
  }
  return (
    <>
      <h3>Invite</h3>
      <form onSubmit={make} className={styles.invite}>
        <Choice label="What for" options={ROLES} value={role} onChoose={setRole} />
        <Choice label="For whom" options={USES} value={uses} onChoose={setUses} />
        <Choice label="How long" options={MINUTES} value={minutes} onChoose={setMinutes} />
        <button type="submit" className="strong">
          Make an invitation
        </button>
      </form>
      {wrong !== '' && <p role="alert">{wrong}</p>}
      {link !== '' && (
        <div className={styles.link}>
          <label>
            The link
            <input readOnly value={link} onFocus={event => event.target.select()} />
          </label>
          <CopyLink key={link} link={link} words="Copy the link" />
          <div className={styles.code}>
            <QrCode link={link} />
          </div>
        </div>
      )}
      {invitations.length > 0 && (
        <ul className={styles.invitations} aria-label="Invitations">
          {invitations.map(invitation => (
            <li key={invitation.id}>
              <span>{inWords(invitation)}</span>
              <button type="button" onClick={() => order({ type: 'revoke', invitation: invitation.id })}>
                Take back
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const Choice = <T extends string>({
  label,
  options,
  value,
  onChoose,
}: {
  readonly label: string
  readonly options: readonly (readonly [T, string])[]
  readonly value: T
  readonly onChoose: (value: T) => void
}) => (
  <label>
    {label}
    <select value={value} onChange={event => onChoose(options.find(([id]) => id === event.target.value)?.[0] ?? value)}>
      {options.map(([id, words]) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </select>
  </label>
)

const inWords = ({ role, left, until, used }: InvitationShown): string => {
  const what = ROLES.find(([id]) => id === role)?.[1] ?? role
  const many = left === null ? '' : `, ${left} left`
  const end =
    until === null ? '' : `, until ${new Date(until).toLocaleString([], { dateStyle: 'short', timeStyle: 'short' })}`
  return `Invitation ${what}${many}${end}; ${used} came by it`
}
