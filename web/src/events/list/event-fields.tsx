import type { Games } from '@cardroom/room/protocol'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { ChipsIn } from './chips-in.tsx'
import { ChoiceOf, optionsIn } from './choice-of.tsx'
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
  const chips = (field: 'price' | 'fee', text: string) => (
    <ChipsIn text={text} most={1_000_000} typed={wished[field]} onTyped={typed => onChange({ [field]: typed })} />
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
      <ChoiceOf
        text={words.where}
        value={wished.run}
        options={optionsIn(words.runs)}
        onChoose={run => onChange({ run })}
      />
      <ChoiceOf
        text={words.startWhen}
        value={wished.start}
        options={optionsIn(words.startWhens)}
        onChoose={start => onChange({ start })}
      />
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
        {chips('price', words.buyInPrice)}
        {chips('fee', words.fee)}
        {number('rebuysUntil', words.rebuysUntil, 2, 200)}
      </div>
      <ChoiceOf text={words.game} value={wished.form} options={games.forms} onChoose={form => onChange({ form })} />
      <ChoiceOf text={words.rulebook} value={wished.book} options={games.books} onChoose={book => onChange({ book })} />
    </>
  )
}

type NumberField = 'players' | 'hours' | 'smallest' | 'seats' | 'rebuysUntil'

const NumberIn = ({
  field,
  text,
  bounds,
  wished,
  onChange,
}: {
  readonly field: NumberField
  readonly text: string
  readonly wished: NewEvent
  readonly onChange: (some: Partial<NewEvent>) => void
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
