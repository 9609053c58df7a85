import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { chosenIn } from '../../chosen-in.ts'
import { ask } from '../../line/api.ts'
import { eventTexts as words } from '../../words/event-texts.ts'
import { pathOf } from '../look/event-frame.tsx'
import look from '../look/look.module.css'
import { NameField, useOwnName } from '../player/own-name.tsx'
import styles from './list.module.css'
import { type Pace, sitAndGo } from './sit-and-go.ts'

/** The fields that bots fill. */
const SIZES = [9, 18, 27, 45, 90] as const

const PACES: readonly Pace[] = ['human', 'instant']

/** How long it should last at the pace of people, in minutes. */
const LENGTH = 50

/** A sit-and-go that starts at once: you and bots. */
export const PlayNow = () => {
  const own = useOwnName()
  const [players, setPlayers] = useState(45)
  const [pace, setPace] = useState<Pace>('human')
  const [wrong, setWrong] = useState('')
  const [busy, setBusy] = useState(false)
  const [, go] = useLocation()
  const play = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setWrong(await start())
    setBusy(false)
  }
  const start = async (): Promise<string> => {
    const unnamed = await own.come()
    if (unnamed !== '') return unnamed
    const structure = await ask('POST /api/events/structure', { body: { players, minutes: LENGTH } })
    if (!structure.ok) return structure.words
    const made = await ask('POST /api/events', { body: sitAndGo(players, pace, structure.data) })
    if (!made.ok) return made.words
    go(pathOf(made.data.id, 'player'))
    return ''
  }
  return (
    <form className={`${look.felt} ${styles.now}`} onSubmit={event => void play(event)}>
      <div>
        <h2>{words.playNow(players)}</h2>
        <p className={`${look.small} ${look.dim}`}>{words.playNowAbout}</p>
      </div>
      <NameField own={own} />
      <label className={look.field}>
        {words.fieldSize}
        <select value={players} onChange={({ target }) => setPlayers(Number(target.value))}>
          {SIZES.map(size => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <label className={look.field}>
        {words.pace}
        <select value={pace} onChange={({ target }) => setPace(chosenIn(PACES, target.value) ?? pace)}>
          {PACES.map(it => (
            <option key={it} value={it}>
              {words.paces[it]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={`${look.button} ${look.primary} ${look.big}`} disabled={busy}>
        {words.playNowButton}
      </button>
      {wrong !== '' && <p role="alert">{wrong}</p>}
    </form>
  )
}
