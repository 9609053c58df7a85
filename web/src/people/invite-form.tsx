import type { InvitationShown, RoleName } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { chosenIn } from '../chosen-in.ts'
import { ask } from '../line/api.ts'
import { order } from '../line/table-line.ts'
import { later } from '../panel/later.tsx'
import { texts } from '../words/texts.ts'
import { CopyLink } from './copy-link.tsx'
import { linkWith } from './invitation-code.ts'
import styles from './people.module.css'

const QrCode = later(async () => (await import('./qr-code.tsx')).QrCode)

const ROLES: readonly RoleName[] = ['player', 'spectator', 'dealer', 'floor', 'host']
const USES = ['', '1', '5', '9'] as const
const MINUTES = ['', '60', '1440', '10080'] as const

/** The host makes links that let people in, and revokes them. Each link is shown once: the room keeps no copy. */
export const InviteForm = ({
  table,
  invitations,
}: {
  readonly table: string
  readonly invitations: readonly InvitationShown[]
}) => {
  const [role, setRole] = useState<RoleName>('player')
  const [uses, setUses] = useState<(typeof USES)[number]>('')
  const [minutes, setMinutes] = useState<(typeof MINUTES)[number]>('1440')
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
      <h3>{texts.people.invite}</h3>
      <form onSubmit={make} className={styles.invite}>
        <Choice
          label={texts.people.whatFor}
          options={ROLES}
          words={texts.people.roles}
          value={role}
          onChoose={setRole}
        />
        <Choice label={texts.people.forWhom} options={USES} words={texts.people.uses} value={uses} onChoose={setUses} />
        <Choice
          label={texts.people.howLong}
          options={MINUTES}
          words={texts.people.minutes}
          value={minutes}
          onChoose={setMinutes}
        />
        <button type="submit" className="strong">
          {texts.people.makeInvitation}
        </button>
      </form>
      {wrong !== '' && <p role="alert">{wrong}</p>}
      {link !== '' && (
        <div className={styles.link}>
          <label>
            {texts.people.link}
            <input readOnly value={link} onFocus={event => event.target.select()} />
          </label>
          <CopyLink key={link} link={link} words={texts.people.copyLink} />
          <div className={styles.code}>
            <QrCode link={link} />
          </div>
        </div>
      )}
      {invitations.length > 0 && (
        <ul className={styles.invitations} aria-label={texts.people.invitations}>
          {invitations.map(invitation => (
            <li key={invitation.id}>
              <span>{inWords(invitation)}</span>
              <button type="button" onClick={() => order({ type: 'revoke', invitation: invitation.id })}>
                {texts.people.revoke}
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
  words,
  value,
  onChoose,
}: {
  readonly label: string
  readonly options: readonly T[]
  readonly words: Readonly<Record<T, string>>
  readonly value: T
  readonly onChoose: (value: T) => void
}) => (
  <label>
    {label}
    <select value={value} onChange={event => onChoose(chosenIn(options, event.target.value) ?? value)}>
      {options.map(id => (
        <option key={id} value={id}>
          {words[id]}
        </option>
      ))}
    </select>
  </label>
)

const inWords = ({ role, left, until, used }: InvitationShown): string => {
  const end =
    until === null
      ? ''
      : new Date(until).toLocaleString(document.documentElement.lang, { dateStyle: 'short', timeStyle: 'short' })
  return texts.people.invitation(
    texts.people.roles[role],
    left === null ? '' : texts.people.left(left),
    end === '' ? '' : texts.people.until(end),
    used,
  )
}
