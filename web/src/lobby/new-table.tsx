import type { Games, HouseSent, TableWanted } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { chosenIn } from '../chosen-in.ts'
import { heldIn } from '../held-in.ts'
import { later } from '../panel/later.tsx'
import { GameSelect } from './game-select.tsx'
import styles from './lobby.module.css'
import { MixFields, type MixWanted } from './mix-fields.tsx'
import { PlacardFields } from './placard-fields.tsx'
import { placardOf, USUAL_PLACARD } from './placard-of.ts'
import { ClockField, DoorField, policyWanted, USUAL_POLICY } from './policy-fields.tsx'
import { isKillable, sizeLabel, stakesHint } from './stakes-words.ts'

const HouseFields = later(
  async () => (await import('./house-fields.tsx')).HouseFields,
  <p className={styles.hint}>The books are opened…</p>,
)

const STRUCTURE_WORDS: Readonly<Record<string, string>> = {
  limit: 'Limit',
  spread: 'Spread limit',
  'half-pot': 'Half-pot limit',
  'pot-limit': 'Pot-limit',
  'no-limit': 'No-limit',
}

const OWN_MIX = 'own-mix'

/** A table as one likes it: what is played, for how much, by which book and with whom; the rest is folded away. */
export const NewTable = ({
  games,
  onOpen,
  wrong,
  busy,
}: {
  readonly games: Games
  readonly onOpen: (wanted: TableWanted) => Promise<void>
  readonly wrong: string
  readonly busy: boolean
}) => {
  const [game, setGame] = useState('holdem')
  const [own, setOwn] = useState<MixWanted>({ forms: ['holdem', 'omaha-8'], turn: 'orbit' })
  const [wanted, setStructure] = useState('')
  const [size, setSize] = useState(10)
  const [book, setBook] = useState<Games['books'][number]['id'] | 'house'>('rrp')
  const [house, setHouse] = useState<HouseSent | null>(null)
  const [cards, setCards] = useState<'software' | 'real'>('software')
  const [chairs, setChairs] = useState(6)
  const [bots, setBots] = useState(3)
  const [name, setName] = useState('')
  const [policy, setPolicy] = useState(USUAL_POLICY)
  const [placard, setPlacard] = useState(USUAL_PLACARD)
  const form = games.forms.find(({ id }) => id === game)
  const mix = games.mixes.find(({ id }) => id === game)
  const parts = game === OWN_MIX ? games.forms.filter(({ id }) => own.forms.includes(id)) : []
  const most = Math.min(10, form?.seats ?? mix?.seats ?? 10, ...parts.map(({ seats }) => seats))
  const seats = Math.min(chairs, most)
  const structures = form?.structures ?? []
  const structure = chosenIn(structures, wanted) ?? structures[0]
  const killable =
    form === undefined
      ? mix !== undefined || parts.some(part => isKillable(part, part.structures[0]))
      : isKillable(form, structure)
  const pot = form === undefined || form.opening !== 'nothing'
  const hint = stakesHint(form, structure, size)
  const open = (event: FormEvent): void => {
    event.preventDefault()
    void onOpen({
      ...(game === OWN_MIX ? { mix: own } : { form: game }),
      size,
      ...(book === 'house' ? house !== null && { house } : { book }),
      chairs: seats,
      ...(cards === 'real' ? { cards } : { bots: Math.min(bots, seats - 1), sit: true }),
      ...placardOf(placard, { pot, killable }, size),
      ...policyWanted(policy),
      ...(structure !== undefined && { structure }),
      ...(name.trim() !== '' && { name: name.trim() }),
    })
  }
  return (
    <details className={styles.make}>
      <summary>A table as you like it</summary>
      <form onSubmit={open} className={styles.fields} aria-label="A table as you like it">
        <GameSelect label="What is played" games={games} value={game} onChoose={setGame} ownMix={OWN_MIX} />
        {structures.length > 0 && (
          <label>
            Betting
            <select value={structure} onChange={event => setStructure(event.target.value)}>
              {structures.map(one => (
                <option key={one} value={one}>
                  {heldIn(STRUCTURE_WORDS, one) ?? one}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          <span>
            {sizeLabel(form, structure)}
            {hint !== '' && <small> {hint}</small>}
          </span>
          <input
            type="number"
            inputMode="numeric"
            required
            min={2}
            max={1_000_000}
            value={size === 0 ? '' : size}
            onChange={event => setSize(Number(event.target.value))}
          />
        </label>
        <label>
          Rulebook
          <select
            value={book}
            onChange={event =>
              setBook(chosenIn([...games.books.map(({ id }) => id), 'house'], event.target.value) ?? 'rrp')
            }
          >
            {games.books.map(({ id, name: title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
            <option value="house">House rules…</option>
          </select>
        </label>
        <Count label="Chairs" least={2} most={most} value={seats} onChange={setChairs} />
        {cards === 'software' && (
          <Count label="Bots" least={0} most={seats - 1} value={Math.min(bots, seats - 1)} onChange={setBots} />
        )}
        <DoorField chosen={policy} onChoose={setPolicy} />
        {game === OWN_MIX && <MixFields games={games} mix={own} onMix={setOwn} />}
        {book === 'house' && <HouseFields onHouse={setHouse} />}
        {mix !== undefined && <p className={styles.hint}>One orbit each of {mix.parts.join(', ')}.</p>}
        <details className={styles.more}>
          <summary>More: name, real cards, clock, antes, kills, buy-ins</summary>
          <div className={styles.rest}>
            <label>
              Name of the table
              <input
                maxLength={60}
                placeholder={form?.name ?? mix?.name ?? 'Our mix'}
                value={name}
                onChange={event => setName(event.target.value)}
              />
            </label>
            <label>
              Cards and chips
              <select value={cards} onChange={event => setCards(event.target.value === 'real' ? 'real' : 'software')}>
                <option value="software">Dealt here</option>
                <option value="real">Real ones: this phone helps the dealer</option>
              </select>
            </label>
            <ClockField chosen={policy} onChoose={setPolicy} />
            <PlacardFields
              chosen={placard}
              onChoose={setPlacard}
              killable={killable}
              pot={pot}
              blinds={form === undefined || form.opening === 'blinds'}
              real={cards === 'real'}
            />
          </div>
        </details>
        {wrong !== '' && (
          <p role="alert" className={styles.wrong}>
            {wrong}
          </p>
        )}
        <button type="submit" className="strong" aria-busy={busy} disabled={book === 'house' && house === null}>
          {busy ? 'The table is set…' : 'Open the table'}
        </button>
      </form>
    </details>
  )
}

const Count = ({
  label,
  least,
  most,
  value,
  onChange,
}: {
  readonly label: string
  readonly least: number
  readonly most: number
  readonly value: number
  readonly onChange: (value: number) => void
}) => (
  <label>
    {label}
    <input
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      value={value}
      onChange={event => onChange(Number(event.target.value))}
    />
  </label>
)
