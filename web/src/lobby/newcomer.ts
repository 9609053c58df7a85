import { create } from 'zustand'
import { texts } from '../words/texts.ts'

/** The name that somebody enters before they have one here; kept while they look around. */
export const useNewcomer = create<{ readonly name: string }>(() => ({ name: '' }))

/** The name to come in with: what was entered, or the usual one of newcomers; null for people who have one. */
export const nameFor = (known: string | null): string | null => {
  if (known !== null) return null
  const name = useNewcomer.getState().name.trim()
  return name === '' ? texts.lobby.newcomer : name
}
