import type { Games } from '@cardroom/room/protocol'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import type { NewEvent } from './new-event.ts'

/** The choices of a new event. */
export const EventFields = ({
  wished,
  games,
  onChange,
}: {
  readonly wished: NewEvent
  readonly games: Games
  readonly onChange: (some: Partial<NewEvent>) => void
}) => {
  const number = (field: NumberField, text: string, least: number, most: number, step = 1) => (
    <NumberIn field={field} text={text} bounds={{ min: least, max: most, step }} wished={wished} onChange={onChange} />
  )
  const select = (field: ChoiceField, text: string, options: Options) => (
    <ChoiceOf field={field} text={text} options={options} wished={wished} onChange={onChange} />
  )
  return (
    <>
      <label className={look.field}>
        {words.name}
        <input
          value={wished.name}
          required
          maxLength={80}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </label>
      {select('run', words.where, Object.entries(words.runs))}
      {select('start', words.startWhen, Object.entries(words.startWhens))}
      {wished.start === 'time' && (
        <label className={look.field}>
          {words.startTime}
          <input
            type="datetime-local"
            required
            value={wished.time}
            onChange={({ target }) => onChange({ time: target.value })}
          />
        </label>
      )}
      <div className={look.fields}>
        {number('players', words.expected, 2, 500)}
        {number('hours', words.length, 0.5, 24, 0.5)}
        {number('seats', words.seatsAt, 2, 10)}
        {number('smallest', words.smallest, 1, 1000)}
        {number('price', words.buyInPrice, 0, 1_000_000)}
        {number('fee', words.fee, 0, 1_000_000)}
        {number('rebuysUntil', words.rebuysUntil, 2, 200)}
      </div>
      {select(
        'form',
        words.game,
        games.forms.map(({ id, name }) => [id, name] as const),
      )}
      {select(
        'book',
        words.rulebook,
        games.books.map(({ id, name }) => [id, name] as const),
      )}
    </>
  )
}

type NumberField = 'players' | 'hours' | 'smallest' | 'seats' | 'price' | 'fee' | 'rebuysUntil'
type ChoiceField = 'run' | 'start' | 'form' | 'book'
type Options = readonly (readonly [value: string, name: string])[]
type Field = {
  readonly text: string
  readonly wished: NewEvent
  readonly onChange: (some: Partial<NewEvent>) => void
}

const NumberIn = ({
  field,
  text,
  bounds,
  wished,
  onChange,
}: Field & {
  readonly field: NumberField
  readonly bounds: { readonly min: number; readonly max: number; readonly step: number }
}) => (
  <label className={look.field}>
    {text}
    <input
      type="number"
      {...bounds}
      required={field !== 'rebuysUntil'}
      placeholder={field === 'rebuysUntil' ? words.rebuysNone : ''}
      value={wished[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  </label>
)

const ChoiceOf = ({
  field,
  text,
  options,
  wished,
  onChange,
}: Field & { readonly field: ChoiceField; readonly options: Options }) => (
  <label className={look.field}>
    {text}
    <select value={wished[field]} onChange={({ target }) => onChange({ [field]: target.value })}>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  </label>
)
