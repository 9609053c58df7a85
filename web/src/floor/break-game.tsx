import { type Card, isCard } from '@cardroom/engine/cards'
import type { FloorTableShown, StaffOrder } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'

/** Breaks a game: every player has drawn a card, typed as `Ah` or `10s`, and seats elsewhere go by the draw. */
export const BreakGame = ({
  table: { id, chairs },
  does,
}: {
  readonly table: FloorTableShown
  readonly does: (order: StaffOrder) => void
}) => {
  const words = texts.floor.tablePanel
  const [drawn, setDrawn] = useState<ReadonlyMap<string, string>>(new Map())
  const players = chairs.flatMap(({ is, player, name }) =>
    is === 'taken' && player !== null ? [{ player, name }] : [],
  )
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const cards = players.flatMap(({ player }) => {
      const card = cardTyped(drawn.get(player) ?? '')
      return card === null ? [] : [{ player, card }]
    })
    does({ type: 'BreakGame', table: id, cards })
  }
  if (players.length === 0) return null
  return (
    <details>
      <summary className={styles.fold}>{words.breakUp}</summary>
      <form className={styles.form} onSubmit={submit}>
        <p className={styles.small}>{words.breakIs}</p>
        <div className={styles.fields}>
          {players.map(({ player, name }) => (
            <label key={player} className={styles.field}>
              <span>{words.card(name ?? texts.floor.somebody)}</span>
              <input
                required
                maxLength={3}
                value={drawn.get(player) ?? ''}
                onChange={({ target }) => setDrawn(new Map(drawn).set(player, target.value))}
              />
            </label>
          ))}
        </div>
        <button type="submit">{words.breakDo}</button>
      </form>
    </details>
  )
}

/** A card as people type it: `10h`, `ah` or `AH`; null for anything else. */
export const cardTyped = (typed: string): Card | null => {
  const text = typed.trim().replace(/^10/, 'T')
  const card = `${text.slice(0, 1).toUpperCase()}${text.slice(1).toLowerCase()}`
  return isCard(card) ? card : null
}
