import { useState } from 'react'
import { ask } from '../line/api.ts'
import { useSent } from '../line/use-sent.ts'
import { texts } from '../words/texts.ts'
import { NameField } from './name-field.tsx'
import styles from './people.module.css'

/** Changes your name. */
export const NewName = ({ name: now, onDone }: { readonly name: string; readonly onDone: () => void }) => {
  const [name, setName] = useState(now)
  const { submit, wrong } = useSent(() => ask('POST /api/name', { body: { name } }), onDone)
  return (
    <form onSubmit={submit} className={styles.account}>
      <NameField words={texts.people.yourName} value={name} onName={setName} autoComplete="nickname" />
      <p>{texts.people.nameHint}</p>
      {wrong !== '' && <p role="alert">{wrong}</p>}
      <button type="submit" className="strong">
        {texts.people.save}
      </button>
    </form>
  )
}
