import { type FormEvent, useState } from 'react'
import type { Answer } from './api.ts'

/** A form that is sent to the room: what it does when it is submitted, and what the room found wrong with it. */
export type FormSent = { readonly submit: (event: FormEvent) => Promise<void>; readonly wrong: string }

/** Sends a form to the room, goes on when it is accepted, and shows what is wrong when it isn't. */
export const useSent = (send: () => Promise<Answer<unknown>>, onDone: () => void): FormSent => {
  const [wrong, setWrong] = useState('')
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const answer = await send()
    setWrong(answer.ok ? '' : answer.words)
    if (answer.ok) onDone()
  }
  return { submit, wrong }
}
