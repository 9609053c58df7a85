import type { PersonShown, RoleName } from '@cardroom/room/protocol'
import { useState } from 'react'
import { chosenIn } from '../chosen-in.ts'
import { order } from '../line/table-line.ts'
import { texts } from '../words/texts.ts'
import styles from './people.module.css'
import { HideTalk } from './talk-hidden.tsx'

const ROLES: readonly RoleName[] = ['host', 'dealer', 'floor', 'player', 'spectator']

/** A person as the host sees them, with what the host may do. */
export const PersonRow = ({ one, own }: { readonly one: PersonShown; readonly own: boolean }) => {
  const { person, name, role, bot, muted, banned, seat } = one
  const [sure, setSure] = useState(false)
  return (
    <li aria-label={name}>
      <span className={styles.name}>
        {name}
        <small>
          {[
            seat === null ? '' : texts.people.seat(seat),
            bot ? texts.people.bot : '',
            banned ? texts.people.banned : '',
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
      </span>
      <span className={styles.does}>
        {!bot && (
          <select
            aria-label={texts.people.roleOf(name)}
            value={role}
            onChange={event => order({ type: 'role', person, role: chosenIn(ROLES, event.target.value) ?? role })}
          >
            {ROLES.map(it => (
              <option key={it} value={it}>
                {texts.people.roleNames[it]}
              </option>
            ))}
          </select>
        )}
        {!own && !bot && (
          <button type="button" aria-pressed={muted} onClick={() => order({ type: 'mute', person, muted: !muted })}>
            {muted ? texts.people.muted : texts.people.mute}
            <span className="visually-hidden"> {name}</span>
          </button>
        )}
        {!own && !bot && <HideTalk person={person} name={name} />}
        {!own && seat !== null && (
          <button type="button" onClick={() => order({ type: 'kick', person })}>
            {texts.people.kick}
            <span className="visually-hidden"> {name}</span>
          </button>
        )}
        {!own && !bot && (
          <button
            type="button"
            className={banned || sure ? '' : styles.danger}
            onBlur={() => setSure(false)}
            onClick={() => {
              // a ban costs the seat and the table: it is asked twice
              if (banned || sure) order({ type: 'ban', person, banned: !banned })
              setSure(!banned && !sure)
            }}
          >
            {banned ? texts.people.unban : sure ? texts.people.reallyBan : texts.people.ban}
            <span className="visually-hidden"> {name}</span>
          </button>
        )}
      </span>
    </li>
  )
}
