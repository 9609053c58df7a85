import type { Games } from '@cardroom/room/protocol'
import type { FormEvent } from 'react'
import { chosenIn } from '../../chosen-in.ts'
import { Emblem, MixEmblem } from '../../learn/emblem.tsx'
import { later } from '../../panel/later.tsx'
import { texts } from '../../words/texts.ts'
import styles from './create.module.css'
import { GameSelect } from './game-select.tsx'
import { MixFields } from './mix-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import { DoorField } from './policy-fields.tsx'
import { StakesFields } from './stakes-fields.tsx'
import { OWN_MIX, type useNewTable } from './use-new-table.ts'

const HouseFields = later(
  async () => (await import('./house-fields.tsx')).HouseFields,
  <p className={styles.hint}>{texts.lobby.loadingBooks}</p>,
)

/** The state of the form. */
export type NewTable = ReturnType<typeof useNewTable>

/** Creates a table: the game, the stakes and the players; the rest is folded away. */
export const CreateForm = ({
  games,
  table,
  wrong,
  onOpen,
}: {
  readonly games: Games
  readonly table: NewTable
  readonly wrong: string
  readonly onOpen: () => void
}) => {
  const { chosen, set, mix } = table
  const open = (event: FormEvent): void => {
    event.preventDefault()
    onOpen()
  }
  return (
    <form id="create" onSubmit={open} className={styles.form} aria-label={texts.lobby.create}>
      <Step number={1} title={texts.lobby.game}>
        <Picks games={games} game={chosen.game} onChoose={game => set({ game })} />
        <GameSelect
          label={texts.lobby.game}
          games={games}
          value={chosen.game}
          onChoose={game => set({ game })}
          ownMix={OWN_MIX}
        />
        {chosen.game === OWN_MIX && <MixFields games={games} mix={chosen.mix} onMix={own => set({ mix: own })} />}
        {mix !== undefined && <p className={styles.hint}>{texts.lobby.orbitEach(mix.parts)}</p>}
      </Step>
      <Step number={2} title={texts.lobby.stakesStep}>
        <StakesFields table={table} />
        <BookField games={games} table={table} />
        {chosen.book === 'house' && <HouseFields onHouse={house => set({ house })} />}
      </Step>
      <Step number={3} title={texts.lobby.playersStep}>
        <PlayersFields table={table} />
      </Step>
      <MoreFields table={table} />
      {wrong !== '' && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </form>
  )
}

const Step = ({
  number,
  title,
  children,
}: {
  readonly number: number
  readonly title: string
  readonly children: React.ReactNode
}) => (
  <section className={styles.step} aria-labelledby={`step-${number}`}>
    <h2 id={`step-${number}`}>
      <i aria-hidden="true">{number}</i>
      {title}
    </h2>
    {children}
  </section>
)

/** The games that most tables play. */
const PICKED = ['holdem', 'omaha-8', OWN_MIX] as const

const Picks = ({
  games,
  game,
  onChoose,
}: {
  readonly games: Games
  readonly game: string
  readonly onChoose: (game: string) => void
}) => (
  <div className={styles.picks}>
    {PICKED.map(id => {
      const form = games.forms.find(it => it.id === id)
      return (
        <button key={id} type="button" aria-pressed={game === id} className={styles.pick} onClick={() => onChoose(id)}>
          {form === undefined ? (
            <MixEmblem className={styles.emblem} />
          ) : (
            <Emblem of={form.emblem} className={styles.emblem} />
          )}
          <span>
            <b>{form?.name ?? texts.lobby.ownMixTitle}</b>
            <small>{form?.line ?? texts.lobby.dealersChoiceIs}</small>
          </span>
        </button>
      )
    })}
  </div>
)

const BookField = ({ games, table: { chosen, set } }: { readonly games: Games; readonly table: NewTable }) => (
  <label>
    {texts.lobby.rulebook}
    <select
      value={chosen.book}
      onChange={event =>
        set({ book: chosenIn([...games.books.map(({ id }) => id), 'house'], event.target.value) ?? 'rrp' })
      }
    >
      {games.books.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value="house">{texts.lobby.houseRules}</option>
    </select>
  </label>
)

const PlayersFields = ({ table: { chosen, set, most, seats, bots } }: { readonly table: NewTable }) => (
  <div className={styles.fields}>
    <Count label={texts.lobby.seats} least={2} most={most} value={seats} onChange={chairs => set({ chairs })} />
    {chosen.cards === 'software' && (
      <Count
        label={texts.lobby.bots}
        least={0}
        most={seats - 1}
        value={bots}
        onChange={count => set({ bots: count })}
      />
    )}
    <DoorField chosen={chosen.policy} onChoose={policy => set({ policy })} />
  </div>
)

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
