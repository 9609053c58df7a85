import type { StaffOrder, StaffView } from '@cardroom/room/protocol'
import { useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'

/** Who is not seated with whom, the name, and the card that counts on lists. */
export const KeepApart = ({
  view: { people, apart },
  player,
  does,
}: {
  readonly view: StaffView
  readonly player: string
  readonly does: (order: StaffOrder) => void
}) => {
  const words = texts.floorScreens.apart
  const person = people.find(it => it.player === player)
  const [tier, setTier] = useState(person?.tier ?? '')
  const [name, setName] = useState(person?.name ?? '')
  const others = apart.filter(pair => pair.includes(player)).map(([a, b]) => (a === player ? b : a))
  const nameOf = (id: string): string => people.find(it => it.player === id)?.name ?? texts.floor.somebody
  return (
    <details>
      <summary className={styles.fold}>{words.title}</summary>
      <div className={styles.form}>
        <div className={styles.buttons}>
          {others.map(other => (
            <button key={other} type="button" onClick={() => does({ type: 'LetTogether', players: [player, other] })}>
              {words.together(nameOf(other))}
            </button>
          ))}
          <select
            aria-label={words.from}
            value=""
            onChange={event => does({ type: 'KeepApart', players: [player, event.target.value] })}
          >
            <option value="" disabled>
              {words.from}
            </option>
            {people
              .filter(it => it.player !== player && !others.includes(it.player))
              .map(it => (
                <option key={it.player} value={it.player}>
                  {it.name}
                </option>
              ))}
          </select>
        </div>
        <div className={styles.inline}>
          <label className={styles.field}>
            <span>{texts.floor.person.rename}</span>
            <input maxLength={30} value={name} onChange={event => setName(event.target.value)} />
          </label>
          <button
            type="button"
            disabled={name.trim() === ''}
            onClick={() => does({ type: 'Rename', player, name: name.trim() })}
          >
            {texts.floorScreens.habits.save}
          </button>
        </div>
        <div className={styles.inline}>
          <label className={styles.field}>
            <span>{words.tier}</span>
            <input maxLength={20} value={tier} onChange={event => setTier(event.target.value)} />
          </label>
          <button
            type="button"
            onClick={() => does({ type: 'SetTier', player, tier: tier.trim() === '' ? null : tier.trim() })}
          >
            {words.setTier}
          </button>
        </div>
      </div>
    </details>
  )
}
