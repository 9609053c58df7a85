import type { Me } from '@cardroom/room/protocol'
import { useState } from 'react'
import { ask } from '../line/api.ts'
import { useSent } from '../line/use-sent.ts'
import { texts } from '../words/texts.ts'
import { NameField } from './name-field.tsx'
import { PasswordField } from './password-field.tsx'
import styles from './people.module.css'

/** A guest creates an account, or a player with one changes the password. */
export const NewPassword = ({ me, onDone }: { readonly me: Me; readonly onDone: () => void }) => {
  const [name, setName] = useState(me.name)
  const [before, setBefore] = useState('')
  const [password, setPassword] = useState('')
  const { submit, wrong } = useSent(
    () => ask('POST /api/account', { body: { name, password, ...(me.account && { before }) } }),
    onDone,
  )
  return (
    <form onSubmit={submit} className={styles.account}>
      <NameField words={texts.people.username} value={name} onName={setName} autoComplete="username" />
      {me.account && <PasswordField words={texts.people.currentPassword} value={before} onPassword={setBefore} />}
      <PasswordField words={texts.people.newPassword(me.account)} value={password} onPassword={setPassword} isNew />
      <p>{texts.people.accountHint}</p>
      {wrong !== '' && <p role="alert">{wrong}</p>}
      <button type="submit" className="strong">
        {texts.people.save}
      </button>
    </form>
  )
}
