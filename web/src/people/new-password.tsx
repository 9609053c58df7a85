import { type FormEvent, useState } from 'react'
import { ask } from '../line/api.ts'
import type { Me } from './account.tsx'
import styles from './people.module.css'

/** A guest keeps his name with a password, or one with an account takes another. */
export const NewPassword = ({ me, onDone }: { readonly me: Me; readonly onDone: () => void }) => {
  const [name, setName] = useState(me.name)
  const [before, setBefore] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState('')
  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const answer = await ask<object>('/api/account', { name, password, ...(me.account && { before }) })
    if (answer.ok) onDone()
    else setWrong(answer.words)
  }
  return (
    <form onSubmit={keep} className={styles.account}>
      <label>
        Name, which nobody else has then
        <input
          required
          maxLength={40}
          autoComplete="username"
          value={name}
          onChange={event => setName(event.target.value)}
        />
      </label>
      {me.account && (
        <label>
          The password that you have
          <input
            required
            type="password"
            maxLength={200}
            autoComplete="current-password"
            value={before}
            onChange={event => setBefore(event.target.value)}
          />
        </label>
      )}
      <label>
        {me.account ? 'The new password' : 'Password'}, of eight signs or more
        <input
          required
          type="password"
          minLength={8}
          maxLength={200}
          autoComplete="new-password"
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
      </label>
      <p>With name and password you log in on any device. Other devices are logged out now.</p>
      {wrong !== '' && <p role="alert">{wrong}</p>}
      <button type="submit" className="strong">
        Keep it
      </button>
    </form>
  )
}
