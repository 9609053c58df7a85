import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import type { Podium } from './podium-line.ts'

/** How many known names are offered while a name is typed. */
const OFFERED = 6

/** Puts a name on a list: type it and tap the list, or tap somebody who is here already and then the list. */
export const AddName = ({
  podium: { view, send },
  onClose,
}: {
  readonly podium: Podium
  readonly onClose: () => void
}) => {
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const games = view.games.filter(({ closed }) => !closed)
  const typed = name.trim()
  const like = view.people.filter(it => it.name.toLowerCase().startsWith(typed.toLowerCase())).slice(0, OFFERED)
  const known = view.people.find(it => it.name.toLowerCase() === typed.toLowerCase())
  const add = async (game: string): Promise<void> => {
    if (typed === '') return field.current?.focus()
    const done = texts.floor.added(typed, game)
    const isAdded = await (known === undefined
      ? send({ type: 'AddName', name: typed, game, way: 'in-person' }, done)
      : send({ type: 'JoinList', player: known.player, game, way: 'in-person' }, done))
    // what the room says is on the podium
    if (isAdded) setName('')
    onClose()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (games.length === 1) void add(games[0]!.id)
  }
  return (
    <Panel title={texts.floor.addName} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.field}>
          <span>{texts.floor.addNameField}</span>
          <input
            ref={field}
            value={name}
            maxLength={30}
            autoComplete="off"
            onChange={event => setName(event.target.value)}
          />
          <small className={styles.small}>{texts.floor.addNameHint}</small>
        </label>
        {like.length > 0 && known === undefined && (
          <div>
            <p className={styles.label}>{texts.floor.knownNames}</p>
            <div className={styles.chips}>
              {like.map(it => (
                <button key={it.player} type="button" aria-pressed={false} onClick={() => setName(it.name)}>
                  {it.name}
                </button>
              ))}
            </div>
          </div>
        )}
        <div>
          <p className={styles.label}>{texts.floor.lists}</p>
          <div className={styles.chips}>
            {games.map(({ id, list }) => {
              const isOn = known?.lists.includes(id) === true
              return (
                <button
                  key={id}
                  type="button"
                  disabled={isOn}
                  aria-label={texts.floor.addTo(id)}
                  onClick={() => void add(id)}
                >
                  {texts.floor.listNow(id, list.length)}
                </button>
              )
            })}
          </div>
        </div>
      </form>
    </Panel>
  )
}
