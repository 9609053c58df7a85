import type { Me } from '@cardroom/room/protocol'
import { useState } from 'react'
import { ask } from '../line/api.ts'
import { useSent } from '../line/use-sent.ts'
import { NameField } from './name-field.tsx'
import { PasswordField } from './password-field.tsx'
import styles from './people.module.css'

/** A guest keeps his name with a password, or one with an account takes another. */
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
      <NameField words="Name, which nobody else has then" value={name} onName={setName} autoComplete="username" />
      {me.account && <PasswordField words="The password that you have" value={before} onPassword={setBefore} />}
      <PasswordField
        words={`${me.account ? 'The new password' : 'Password'}, of eight signs or more`}
        value={password}
        onPassword={setPassword}
        isNew
      />
      <p>With name and password you log in on any device. Other devices are logged out now.</p>
      {wrong !== '' && <p role="alert">{wrong}</p>}
      <button type="submit" className="strong">
        Keep it
      </button>
    </form>
  )
}
