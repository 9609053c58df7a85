import { useState } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import type { EventAt } from '../use-event.ts'

/** A person with a director's code becomes one. */
export const BecomeDirector = ({ at: { send, busy } }: { readonly at: EventAt }) => {
  const [code, setCode] = useState('')
  return (
    <details>
      <summary>
        <h2 className={look.inline}>{words.becomeDirector}</h2>
      </summary>
      <form
        className={look.stack}
        onSubmit={event => {
          event.preventDefault()
          void send({ type: 'BecomeDirector', code: code.trim() })
        }}
      >
        <label className={look.field}>
          {words.code}
          <input value={code} maxLength={40} required onChange={({ target }) => setCode(target.value)} />
        </label>
        <button type="submit" className={look.button} disabled={busy || code.trim() === ''}>
          {words.becomeButton}
        </button>
      </form>
    </details>
  )
}
