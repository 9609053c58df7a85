import { useEffect } from 'react'
import { heldIn } from '../held-in.ts'
import { typedKey } from '../settings/typed-key.ts'

/** Keys that do what a button does: letters and digits, where nobody is typing. */
export const useKeys = (keys: Readonly<Record<string, (() => void) | false>>): void => {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const key = typedKey(event)
      const does = key === null ? undefined : heldIn(keys, key)
      if (does === undefined || does === false || event.repeat) return
      event.preventDefault()
      does()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  })
}
