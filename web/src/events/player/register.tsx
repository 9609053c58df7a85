import { chipsWords } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import type { EventAt } from '../use-event.ts'
import { NameField, useOwnName } from './own-name.tsx'

/** Registers you, under the name that the room knows or that you enter here. */
export const Register = ({ at: { view, send, busy } }: { readonly at: EventAt }) => {
  const own = useOwnName()
  const [wrong, setWrong] = useState('')
  const { price, fee } = view.plan.buyIn
  const cost = price + fee + (view.plan.bounty?.worth ?? 0)
  const register = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const came = await own.come()
    setWrong(came)
    if (came === '') await send({ type: 'Register' })
  }
  return (
    <form className={`${look.felt} ${look.stack}`} onSubmit={event => void register(event)}>
      <h2>{words.registering}</h2>
      <NameField own={own} />
      <button type="submit" className={`${look.button} ${look.primary} ${look.big}`} disabled={busy}>
        {cost === 0 ? words.register : words.registerFor(chipsWords(cost))}
      </button>
      {wrong !== '' && <p role="alert">{wrong}</p>}
    </form>
  )
}
