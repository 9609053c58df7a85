import type { FactAsked, SeatShown } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import { CardField } from './card-field.tsx'
import type { FactValue } from './facts.ts'
import styles from './menu.module.css'

/** A field for one fact of an incident: seats by name, cards as players write them, a tick for yes. */
export const FactField = ({
  fact: { words: question, kind, maybe, choices = [] },
  seats,
  value,
  onTell,
}: {
  readonly fact: FactAsked
  readonly seats: readonly SeatShown[]
  readonly value: FactValue | undefined
  readonly onTell: (value: FactValue | undefined) => void
}) => {
  const words = question.slice(0, 1).toUpperCase() + question.slice(1)
  const label = maybe ? texts.menu.ifKnown(words) : words
  const taken = seats.filter(({ person }) => person !== null)
  if (kind === 'flag') {
    return (
      <label className={styles.tick}>
        <input type="checkbox" checked={value === true} onChange={event => onTell(event.target.checked)} /> {words}
      </label>
    )
  }
  const field = { label, value, onTell }
  if (kind === 'seats') return <SeatsField {...field} taken={taken} />
  if (kind === 'seat') {
    const options = taken.map(({ seat, name }) => [seat, name] as const)
    return <OneOfField {...field} maybe={maybe} options={options} />
  }
  if (typeof kind === 'object') {
    const options = choices.map(choice => [choice.value, choice.words] as const)
    return <OneOfField {...field} maybe={maybe} options={options} />
  }
  if (kind === 'card') return <CardField label={label} value={String(value ?? '')} onTell={onTell} />
  return <TypedField {...field} kind={kind} />
}

type Field = {
  readonly label: string
  readonly value: FactValue | undefined
  readonly onTell: (value: FactValue | undefined) => void
}

const SeatsField = ({ label, value, onTell, taken }: Field & { readonly taken: readonly SeatShown[] }) => {
  const chosen = Array.isArray(value) ? value.filter(it => typeof it === 'number') : []
  return (
    <fieldset className={styles.seats}>
      <legend>{label}</legend>
      {taken.map(({ seat, name }) => (
        <label key={seat} className={styles.tick}>
          <input
            type="checkbox"
            checked={chosen.includes(seat)}
            onChange={event => onTell(event.target.checked ? [...chosen, seat] : chosen.filter(it => it !== seat))}
          />{' '}
          {name}
        </label>
      ))}
    </fieldset>
  )
}

const OneOfField = ({
  label,
  value,
  onTell,
  maybe,
  options,
}: Field & {
  readonly maybe: boolean
  readonly options: readonly (readonly [id: string | number, name: string])[]
}) => (
  <label>
    {label}
    <select
      value={value === undefined ? '' : String(value)}
      onChange={event => onTell(options.find(([id]) => String(id) === event.target.value)?.[0])}
    >
      <option value="">{maybe ? texts.menu.unknown : texts.menu.choose}</option>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

/** Chips, a count, or words. */
const TypedField = ({
  label,
  value,
  onTell,
  kind,
}: Field & { readonly kind: 'count' | 'chips' | 'cards' | 'text' }) => {
  const number = kind === 'count' || kind === 'chips'
  return (
    <label>
      {label}
      <input
        type={number ? 'number' : 'text'}
        min={number ? 0 : undefined}
        inputMode={number ? 'numeric' : undefined}
        placeholder={kind === 'cards' ? texts.menu.cardsLike : ''}
        value={value === undefined ? '' : String(value)}
        onChange={event => {
          const typed = event.target.value
          onTell(typed === '' ? undefined : number ? Number(typed) : typed)
        }}
      />
    </label>
  )
}
