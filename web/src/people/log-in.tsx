import { type FormEvent, useState } from 'react'
import { ask } from '../line/api.ts'
import styles from './people.module.css'

/** Name and password of an account. */
export const LogIn = ({ onDone }: { readonly onDone: () => void }) => {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState('')
  const logIn = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const answer = await ask<object>('/api/login', { name, password })
    if (answer.ok) onDone()
    else setWrong(answer.words)
  }
  return (
    <form onSubmit={logIn} className={styles.account}>
      <label>
        Name
        <input
          required
          maxLength={40}
          autoComplete="username"
          value={name}
          onChange={event => setName(event.target.value)}
        />
      </label>
      <label>
        Password
        <input
          required
          type="password"
          maxLength={200}
          autoComplete="current-password"
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
      </label>
      {wrong !== '' && <p role="alert">{wrong}</p>}
      <button type="submit" className="strong">
        Log in
      </button>
    </form>
  )
}
