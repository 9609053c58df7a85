import { useEffect } from 'react'
import { create } from 'zustand'
import { ask } from '../../line/api.ts'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'

/** Who you are to the room, and the name you are about to take. */
export type OwnName = {
  /** The room knows you already; null until it has answered. */
  readonly known: boolean | null
  readonly name: string
  readonly setName: (name: string) => void
  /** Takes the name if you have none yet; answers what is wrong, or nothing. */
  readonly come: () => Promise<string>
}

/** A page may ask in several places: what is typed in one of them counts in all. */
const useTyped = create<{ readonly known: boolean | null; readonly name: string }>(() => ({ known: null, name: '' }))
const setKnown = (known: boolean): void => useTyped.setState({ known })
const setName = (name: string): void => useTyped.setState({ name })

/** Your name in the room, asked once. */
export const useOwnName = (): OwnName => {
  const { known, name } = useTyped()
  useEffect(() => {
    void ask('GET /api/me').then(answer => setKnown(answer.ok && answer.data.guest !== null))
  }, [])
  const come = async (): Promise<string> => {
    if (known === true) return ''
    const came = await ask('POST /api/guest', { body: { name } })
    if (!came.ok) return came.words
    setKnown(true)
    return ''
  }
  return { known, name, setName, come }
}

/** Asks a visitor without a name for one. */
export const NameField = ({ own: { known, name, setName } }: { readonly own: OwnName }) =>
  known !== false ? null : (
    <label className={look.field}>
      {words.yourName}
      <input
        value={name}
        required
        maxLength={30}
        autoComplete="nickname"
        onChange={({ target }) => setName(target.value)}
      />
    </label>
  )
