import type { PeopleFound } from '@cardroom/room/protocol'
import { useState } from 'react'
import { useAnswer } from '../line/use-answer.ts'
import { texts } from '../words/texts.ts'
import styles from './office.module.css'
import { Sure } from './sure.tsx'
import type { OpenOffice } from './use-office.ts'

type Person = PeopleFound['people'][number]
type Doing = 'ban' | 'lift-ban' | 'reset-password' | 'forget'

/** The people of the room by letters of their names, and what can be done with each. */
export const OfficePeople = ({ office }: { readonly office: OpenOffice }) => {
  const [find, setFind] = useState('')
  const words = texts.office
  const answer = useAnswer('POST /api/office/people', [{ body: { find } }], `${find} ${office.done}`)
  const found = answer?.ok === true ? answer.data : null
  return (
    <section className={styles.part} aria-labelledby="office-people">
      <h2 id="office-people">{words.people}</h2>
      <label className={styles.field}>
        {words.find}
        <input type="search" maxLength={40} value={find} onChange={event => setFind(event.target.value)} />
      </label>
      {found !== null && (
        <p className={styles.dim} role="status">
          {found.all === 0 ? words.noPeople : words.found(found.people.length, found.all)}
        </p>
      )}
      <ul className={styles.rows}>
        {found?.people.map(person => (
          <PersonRow key={person.person} person={person} office={office} />
        ))}
      </ul>
    </section>
  )
}

const PersonRow = ({ person, office: { act } }: { readonly person: Person; readonly office: OpenOffice }) => {
  const [doing, setDoing] = useState<Doing | null>(null)
  const [password, setPassword] = useState<string | null>(null)
  const words = texts.office
  const { name, account, banned, devices, seen } = person
  const acts: readonly (readonly [Doing, string])[] = [
    banned ? ['lift-ban', words.liftBan] : ['ban', words.ban],
    ...(account ? [['reset-password', words.reset] as const] : []),
    ['forget', words.forget],
  ]
  const go = async (what: Doing, why: string): Promise<void> => {
    setDoing(null)
    const done = await act({ do: what, person: person.person }, why)
    setPassword(done?.password ?? null)
  }
  const about = [account ? words.account : words.guest, words.devices(devices), ...(seen ? [words.time(seen)] : [])]
  return (
    <li>
      <span>
        {name}
        {banned && <strong className={styles.banned}>{words.banned}</strong>}
        <small>{about.join(' · ')}</small>
      </span>
      <div className={styles.acts}>
        {acts.map(([what, label]) => (
          <button key={what} type="button" onClick={() => setDoing(what)}>
            {label}
            <span className="visually-hidden"> {name}</span>
          </button>
        ))}
      </div>
      {doing !== null && (
        <Sure words={words.sure[doing](name)} onYes={why => void go(doing, why)} onNo={() => setDoing(null)} />
      )}
      {password !== null && (
        <p role="status">
          {words.newPassword(name)}
          <code>{password}</code>
        </p>
      )}
    </li>
  )
}
