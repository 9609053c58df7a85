import { type FormEvent, useState } from 'react'
import { RoomFrame } from '../frame/room-frame.tsx'
import { ask, enterOffice } from '../line/api.ts'
import { texts } from '../words/texts.ts'
import { Audit } from './audit.tsx'
import { Dealing } from './dealing.tsx'
import styles from './office.module.css'
import { OfficeNodes } from './office-nodes.tsx'
import { OfficePeople } from './office-people.tsx'
import { OfficeQuotas } from './office-quotas.tsx'
import { OfficeTables } from './office-tables.tsx'
import { useOffice } from './use-office.ts'

/** The office, where operators look after the room under their names. */
export const OfficePage = () => {
  const [by, setBy] = useState<string | null>(null)
  const words = texts.office
  return (
    <RoomFrame title={words.title}>
      <h1>{words.title}</h1>
      <p className={styles.dim}>{words.about}</p>
      {by === null ? <Enter onEnter={setBy} /> : <Inside by={by} />}
    </RoomFrame>
  )
}

const Enter = ({ onEnter }: { readonly onEnter: (by: string) => void }) => {
  const [token, setToken] = useState('')
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState('')
  const words = texts.office
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    enterOffice(token)
    const answer = await ask('GET /api/office')
    if (answer.ok) return onEnter(name)
    enterOffice('')
    setWrong(answer.words)
  }
  return (
    <form className={styles.enter} onSubmit={event => void enter(event)}>
      <label>
        {words.name}
        <input required maxLength={40} value={name} onChange={event => setName(event.target.value)} />
      </label>
      <label>
        {words.token}
        <input
          required
          type="password"
          autoComplete="off"
          value={token}
          onChange={event => setToken(event.target.value)}
        />
        <small>{words.tokenIs}</small>
      </label>
      {wrong !== '' && <p role="alert">{wrong}</p>}
      <button type="submit">{words.enter}</button>
    </form>
  )
}

const Inside = ({ by }: { readonly by: string }) => {
  const office = useOffice(by)
  return (
    <div className={styles.parts}>
      <Dealing office={office} />
      <OfficeNodes office={office} />
      <OfficeTables office={office} />
      <OfficePeople office={office} />
      <OfficeQuotas office={office} />
      <Audit acts={office.done} />
    </div>
  )
}
