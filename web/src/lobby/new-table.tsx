import { type FormEvent, useState } from 'react'
import { GameSelect } from './game-select.tsx'
import type { Games } from './games.ts'
import styles from './lobby.module.css'
import { PolicyFields, policyWanted, USUAL_POLICY } from './policy-fields.tsx'

const STRUCTURE_WORDS: Readonly<Record<string, string>> = {
  limit: 'Limit',
  spread: 'Spread limit',
  'half-pot': 'Half-pot limit',
  'pot-limit': 'Pot-limit',
  'no-limit': 'No-limit',
}

/** A table as one likes it: form or mix, betting, stakes, book, chairs and bots. */
export const NewTable = ({
  games,
  onOpen,
}: {
  readonly games: Games
  readonly onOpen: (wanted: object) => Promise<void>
}) => {
  const [game, setGame] = useState('holdem')
  const [structure, setStructure] = useState('')
  const [size, setSize] = useState(10)
  const [book, setBook] = useState('rrp')
  const [chairs, setChairs] = useState(6)
  const [bots, setBots] = useState(3)
  const [name, setName] = useState('')
  const [policy, setPolicy] = useState(USUAL_POLICY)
  const form = games.forms.find(({ id }) => id === game)
  const mix = games.mixes.find(({ id }) => id === game)
  const most = Math.min(10, form?.seats ?? mix?.seats ?? 10)
  const seats = Math.min(chairs, most)
  const structures = form?.structures ?? []
  const open = (event: FormEvent): void => {
    event.preventDefault()
    void onOpen({
      form: game,
      size,
      book,
      chairs: seats,
      bots: Math.min(bots, seats - 1),
      sit: true,
      ...policyWanted(policy),
      ...(structures.includes(structure) && { structure }),
      ...(name.trim() !== '' && { name: name.trim() }),
    })
  }
  return (
    <details className={styles.make}>
      <summary>A table as you like it</summary>
      <form onSubmit={open} className={styles.fields} aria-label="A table as you like it">
        <GameSelect label="What is played" games={games} value={game} onChoose={setGame} />
        {structures.length > 0 && (
          <label>
            Betting
            <select
              value={structures.includes(structure) ? structure : structures[0]}
              onChange={event => setStructure(event.target.value)}
            >
              {structures.map(one => (
                <option key={one} value={one}>
                  {STRUCTURE_WORDS[one] ?? one}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {form !== undefined && structures.length === 0 ? 'Chips a point' : 'Big blind or lower limit'}
          <input
            type="number"
            min={2}
            max={1_000_000}
            value={size}
            onChange={event => setSize(Number(event.target.value))}
          />
        </label>
        <label>
          Rulebook
          <select value={book} onChange={event => setBook(event.target.value)}>
            {games.books.map(({ id, name: title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          Chairs
          <input
            type="number"
            min={2}
            max={most}
            value={seats}
            onChange={event => setChairs(Number(event.target.value))}
          />
        </label>
        <label>
          Bots
          <input
            type="number"
            min={0}
            max={seats - 1}
            value={Math.min(bots, seats - 1)}
            onChange={event => setBots(Number(event.target.value))}
          />
        </label>
        <PolicyFields chosen={policy} onChoose={setPolicy} />
        <label>
          Name of the table
          <input
            maxLength={60}
            placeholder={form?.name ?? mix?.name ?? ''}
            value={name}
            onChange={event => setName(event.target.value)}
          />
        </label>
        <button type="submit" className="strong">
          Open the table
        </button>
        {mix !== undefined && <p className={styles.hint}>One orbit each of {mix.parts.join(', ')}.</p>}
      </form>
    </details>
  )
}
