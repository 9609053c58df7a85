import type { PersonShown, RoleName } from '@cardroom/room/protocol'
import { useState } from 'react'
import { chosenIn } from '../chosen-in.ts'
import { order } from '../line/table-line.ts'
import styles from './people.module.css'
import { HideTalk } from './talk-hidden.tsx'

const ROLES: readonly RoleName[] = ['host', 'dealer', 'floor', 'player', 'spectator']

/** A person as the host sees him, with what the host may do about him. */
export const PersonRow = ({ one, own }: { readonly one: PersonShown; readonly own: boolean }) => {
  const { person, name, role, bot, muted, banned, seat } = one
  const [sure, setSure] = useState(false)
  return (
    <li aria-label={name}>
      <span className={styles.name}>
        {name}
        <small>
          {[seat === null ? '' : `seat ${seat}`, bot ? 'bot' : '', banned ? 'banned' : ''].filter(Boolean).join(', ')}
        </small>
      </span>
      <span className={styles.does}>
        {!bot && (
          <select
            aria-label={`Role of ${name}`}
            value={role}
            onChange={event => order({ type: 'role', person, role: chosenIn(ROLES, event.target.value) ?? role })}
          >
            {ROLES.map(it => (
              <option key={it} value={it}>
                {it}
              </option>
            ))}
          </select>
        )}
        {!own && !bot && (
          <button type="button" aria-pressed={muted} onClick={() => order({ type: 'mute', person, muted: !muted })}>
            {muted ? 'Muted' : 'Mute'}
            <span className="visually-hidden"> {name}</span>
          </button>
        )}
        {!own && !bot && <HideTalk person={person} name={name} />}
        {!own && seat !== null && (
          <button type="button" onClick={() => order({ type: 'kick', person })}>
            Send away<span className="visually-hidden"> {name}</span>
          </button>
        )}
        {!own && !bot && (
          <button
            type="button"
            className={banned || sure ? '' : styles.danger}
            onBlur={() => setSure(false)}
            onClick={() => {
              // who is banned loses his seat and the table: it is asked twice
              if (banned || sure) order({ type: 'ban', person, banned: !banned })
              setSure(!banned && !sure)
            }}
          >
            {banned ? 'Let back' : sure ? 'Really ban?' : 'Ban'}
            <span className="visually-hidden"> {name}</span>
          </button>
        )}
      </span>
    </li>
  )
}
