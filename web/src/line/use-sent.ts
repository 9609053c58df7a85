import { type FormEvent, useState } from 'react'
import { ask } from './api.ts'

/** A form that is sent to the room: what it does when it is submitted, and what the room found wrong with it. */
export type Sent = { readonly submit: (event: FormEvent) => Promise<void>; readonly wrong: string }

/** Sends a form to the room, goes on when it is taken, and tells what is wrong when it is not. */
export const useSent = (path: string, body: () => object, onDone: () => void): Sent => {
  const [wrong, setWrong] = useState('')
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const answer = await ask<object>(path, body())
    setWrong(answer.ok ? '' : answer.words)
    if (answer.ok) onDone()
  }
  return { submit, wrong }
}
