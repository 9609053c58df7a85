import { type FormEvent, useState } from 'react'
import { ask } from '../line/api.ts'
import styles from './table-page.module.css'

/** One who came by a link says his name and can then sit down. */
export const GuestName = ({ onNamed }: { readonly onNamed: () => void }) => {
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState('')
  const come = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const came = await ask<object>('/api/guest', { name })
    if (came.ok) onNamed()
    else setWrong(came.words)
  }
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
      {wrong !== '' && <p role="alert">{wrong}</p>}
    </form>
  )
}
