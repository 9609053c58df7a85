import type { Games, HouseSent, TableWanted } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { chosenIn } from '../chosen-in.ts'
import { later } from '../panel/later.tsx'
import { texts } from '../words/texts.ts'
import { GameSelect } from './game-select.tsx'
import styles from './lobby.module.css'
import { MixFields, type MixWanted } from './mix-fields.tsx'
import { PlacardFields } from './placard-fields.tsx'
import { placardOf, USUAL_PLACARD } from './placard-of.ts'
import { ClockField, DoorField, policyWanted, USUAL_POLICY } from './policy-fields.tsx'
import { isKillable, sizeLabel, stakesHint } from './stakes-words.ts'

const HouseFields = later(
  async () => (await import('./house-fields.tsx')).HouseFields,
  <p className={styles.hint}>{texts.lobby.loadingBooks}</p>,
)

const OWN_MIX = 'own-mix'

/** Creates a table: the game, the stakes, the rulebook and the players; the rest is folded away. */
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
      <summary>{texts.lobby.create}</summary>
      <form onSubmit={open} className={styles.fields} aria-label={texts.lobby.create}>
        <GameSelect label={texts.lobby.game} games={games} value={game} onChoose={setGame} ownMix={OWN_MIX} />
        {structures.length > 0 && (
          <label>
            {texts.lobby.betting}
            <select value={structure} onChange={event => setStructure(event.target.value)}>
              {structures.map(one => (
                <option key={one} value={one}>
                  {texts.lobby.structures[one]}
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
          {texts.lobby.rulebook}
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
            <option value="house">{texts.lobby.houseRules}</option>
          </select>
        </label>
        <Count label={texts.lobby.seats} least={2} most={most} value={seats} onChange={setChairs} />
        {cards === 'software' && (
          <Count
            label={texts.lobby.bots}
            least={0}
            most={seats - 1}
            value={Math.min(bots, seats - 1)}
            onChange={setBots}
          />
        )}
        <DoorField chosen={policy} onChoose={setPolicy} />
        {game === OWN_MIX && <MixFields games={games} mix={own} onMix={setOwn} />}
        {book === 'house' && <HouseFields onHouse={setHouse} />}
        {mix !== undefined && <p className={styles.hint}>{texts.lobby.orbitEach(mix.parts)}</p>}
        <details className={styles.more}>
          <summary>{texts.lobby.more}</summary>
          <div className={styles.rest}>
            <label>
              {texts.lobby.tableName}
              <input
                maxLength={60}
                placeholder={form?.name ?? mix?.name ?? texts.lobby.ourMix}
                value={name}
                onChange={event => setName(event.target.value)}
              />
            </label>
            <label>
              {texts.lobby.cardsAndChips}
              <select value={cards} onChange={event => setCards(event.target.value === 'real' ? 'real' : 'software')}>
                <option value="software">{texts.lobby.dealtHere}</option>
                <option value="real">{texts.lobby.realCards}</option>
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
          {busy ? texts.lobby.settingUp : texts.lobby.open}
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
