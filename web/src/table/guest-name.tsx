import { useState } from 'react'
import { ask } from '../line/api.ts'
import { useSent } from '../line/use-sent.ts'
import { LogIn } from '../people/log-in.tsx'
import { NameField } from '../people/name-field.tsx'
import { texts } from '../words/texts.ts'
import styles from './guest-name.module.css'

/** A guest who came by a link enters a name and can then sit down. */
export const GuestName = ({ onNamed }: { readonly onNamed: () => void }) => {
  const [name, setName] = useState('')
  const [account, setAccount] = useState(false)
  const { submit, wrong } = useSent(() => ask('POST /api/guest', { body: { name } }), onNamed)
  if (account)
    return (
      <div className={styles.guest}>
        <LogIn onDone={onNamed} />
      </div>
    )
  return (
    <form onSubmit={submit} className={styles.guest}>
      <NameField words={texts.felt.yourName} value={name} onName={setName} autoComplete="nickname" />
      <button type="submit" className="strong">
        {texts.felt.join}
      </button>
      <button type="button" className="quiet" onClick={() => setAccount(true)}>
        {texts.felt.haveAccount}
      </button>
      {wrong !== '' && <p role="alert">{wrong}</p>}
    </form>
  )
}
