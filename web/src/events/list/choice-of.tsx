import { namesIn } from '../../names-in.ts'
import look from '../look/look.module.css'

type Option<Value> = { readonly id: Value; readonly name: string }

/** One of a few things, by their names. */
export const ChoiceOf = <const Value extends string>({
  text,
  value,
  options,
  onChoose,
}: {
  readonly text: string
  readonly value: NoInfer<Value>
  readonly options: readonly Option<Value>[]
  readonly onChoose: (chosen: Value) => void
}) => (
  <label className={look.field}>
    {text}
    <select value={value} onChange={({ target }) => onChoose(options[target.selectedIndex]?.id ?? value)}>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

/** What can be chosen, as a catalogue of words has it. */
export const optionsIn = <Value extends string>(words: Readonly<Record<Value, string>>): readonly Option<Value>[] =>
  namesIn(words).map(id => ({ id, name: words[id] }))
