import { type FormEvent, useState } from 'react'
import { ask } from '../line/api.ts'
import { LogIn } from '../people/log-in.tsx'
import styles from './table-page.module.css'

/** One who came by a link says his name and can then sit down. */
export const GuestName = ({ onNamed }: { readonly onNamed: () => void }) => {
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState('')
  const [account, setAccount] = useState(false)
  const come = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const came = await ask<object>('/api/guest', { name })
    if (came.ok) onNamed()
    else setWrong(came.words)
  }
  if (account)
    return (
      <div className={styles.guest}>
        <LogIn onDone={onNamed} />
      </div>
    )
  return (
    <form onSubmit={come} className={styles.guest}>
      <label>
        Your name{' '}
        <input
          required
          maxLength={40}
          value={name}
          onChange={event => setName(event.target.value)}
          autoComplete="nickname"
        />
      </label>
      <button type="submit" className="strong">
        Come in
      </button>
      <button type="button" className="quiet" onClick={() => setAccount(true)}>
        I have an account
      </button>
      {wrong !== '' && <p role="alert">{wrong}</p>}
    </form>
  )
}
