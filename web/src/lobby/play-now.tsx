import type { Games, TableWanted } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { NameField } from '../people/name-field.tsx'
import { texts } from '../words/texts.ts'
import { GameSelect } from './game-select.tsx'
import styles from './lobby.module.css'

/** The name of those who enter none. */
export const NEWCOMER = texts.lobby.newcomer

/** One click, with a name and a game if you like: a table with bots. */
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
    <form onSubmit={play} className={styles.start} aria-label={texts.lobby.playNow}>
      {known === null ? (
        <NameField
          words={texts.lobby.yourName}
          value={name}
          onName={onName}
          autoComplete="nickname"
          placeholder={NEWCOMER}
        />
      ) : (
        <p className={styles.welcome}>
          {texts.lobby.welcome}
          <strong>{known}</strong>.
        </p>
      )}
      <GameSelect label={texts.lobby.game} games={games} value={form} onChoose={setForm} />
      <button type="submit" aria-busy={busy} className={`strong ${styles.deal}`}>
        {busy ? texts.lobby.settingUp : texts.lobby.playNow}
      </button>
      <p className={styles.hint}>{texts.lobby.playNowHint}</p>
      {wrong !== '' && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </form>
  )
}
