import type { Games, TableWanted } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { NameField } from '../people/name-field.tsx'
import { GameSelect } from './game-select.tsx'
import styles from './lobby.module.css'

/** What one is called who says no name. */
export const NEWCOMER = 'Newcomer'

/** One click, and a name and a form for those who like: a table with bots. */
export const PlayNow = ({
  name,
  known,
  onName,
  games,
  onPlay,
  wrong,
  busy,
}: {
  readonly name: string
  readonly known: string | null
  readonly onName: (name: string) => void
  readonly games: Games
  readonly onPlay: (wanted: TableWanted) => Promise<void>
  readonly wrong: string
  readonly busy: boolean
}) => {
  const [form, setForm] = useState('holdem')
  const play = (event: FormEvent): void => {
    event.preventDefault()
    void onPlay({ form, bots: 3, sit: true })
  }
  return (
    <form onSubmit={play} className={styles.start} aria-label="Play now">
      {known === null ? (
        <NameField words="Your name" value={name} onName={onName} autoComplete="nickname" placeholder={NEWCOMER} />
      ) : (
        <p className={styles.welcome}>
          Welcome back, <strong>{known}</strong>.
        </p>
      )}
      <GameSelect label="Form" games={games} value={form} onChoose={setForm} />
      <button type="submit" aria-busy={busy} className={`strong ${styles.deal}`}>
        {busy ? 'The table is set…' : 'Deal me in now'}
      </button>
      <p className={styles.hint}>A table of your own with three bots. Friends come by its link.</p>
      {wrong !== '' && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </form>
  )
}
