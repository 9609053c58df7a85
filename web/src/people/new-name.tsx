import { useState } from 'react'
import { ask } from '../line/api.ts'
import { useSent } from '../line/use-sent.ts'
import { NameField } from './name-field.tsx'
import styles from './people.module.css'

/** Somebody takes another name. */
export const NewName = ({ name: now, onDone }: { readonly name: string; readonly onDone: () => void }) => {
  const [name, setName] = useState(now)
  const { submit, wrong } = useSent(() => ask('POST /api/name', { body: { name } }), onDone)
  return (
    <form onSubmit={submit} className={styles.account}>
      <NameField words="Your name" value={name} onName={setName} autoComplete="nickname" />
      <p>At your tables it is shown as soon as you come back to them.</p>
      {wrong !== '' && <p role="alert">{wrong}</p>}
      <button type="submit" className="strong">
        Be called that
      </button>
    </form>
  )
}
