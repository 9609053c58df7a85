import { useState } from 'react'
import { ask } from '../line/api.ts'
import { useSent } from '../line/use-sent.ts'
import { texts } from '../words/texts.ts'
import { NameField } from './name-field.tsx'
import { PasswordField } from './password-field.tsx'
import styles from './people.module.css'

/** Name and password of an account. */
export const LogIn = ({ onDone }: { readonly onDone: () => void }) => {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { submit, wrong } = useSent(() => ask('POST /api/login', { body: { name, password } }), onDone)
  return (
    <form onSubmit={submit} className={styles.account}>
      <NameField words={texts.people.username} value={name} onName={setName} autoComplete="username" />
      <PasswordField words={texts.people.password} value={password} onPassword={setPassword} />
      {wrong !== '' && <p role="alert">{wrong}</p>}
      <button type="submit" className="strong">
        {texts.people.logIn}
      </button>
    </form>
  )
}
