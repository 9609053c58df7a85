import { fits, type Kind } from '@cardroom/engine/kinds'
import { useState } from 'react'
import frame from '../rules/rules.module.css'
import { bookWords } from '../words/book-words.ts'
import { kindWords } from '../words/house-words.ts'
import { ruleTexts } from '../words/rule-texts.ts'
import styles from './house-book.module.css'
import { sampleOf } from './sample-of.ts'

const words = ruleTexts.houseBook

type Field = {
  readonly label: string
  readonly kind: Kind
  readonly value: unknown
  readonly onValue: (value: unknown) => void
}

/** The value of a point, by what it takes: a choice, a number, boxes, its parts one by one, or JSON where nothing else does. */
export const KindField = (field: Field) => {
  const { kind, value } = field
  switch (kind.kind) {
    case 'flag':
      return <Choice {...field} values={[true, false]} />
    case 'one-of':
      return <Choice {...field} values={kind.names} />
    case 'whole':
    case 'number':
    case 'part':
      return <NumberField {...field} />
    case 'some-of':
      return <Boxes {...field} names={kind.names} />
    case 'none-or':
      return <Maybe {...field} of={kind.of} />
    case 'may':
      return <KindField {...field} kind={kind.of} />
    case 'fields':
      return <Parts {...field} fields={kind.fields} value={value as Readonly<Record<string, unknown>>} />
    case 'words':
    case 'text':
    case 'known':
    case 'list':
    case 'tagged':
    case 'by-name':
    case 'object':
    case 'either':
      return <Json {...field} />
  }
}

const Choice = ({
  label,
  value,
  onValue,
  values,
}: Field & { readonly values: readonly (string | number | boolean)[] }) => (
  <label className={styles.field}>
    <span>{label}</span>
    <select
      value={values.indexOf(value as string | number | boolean)}
      onChange={({ target }) => onValue(values[Number(target.value)])}
    >
      {values.map((it, i) => (
        <option key={String(it)} value={i}>
          {it === true ? words.yes : it === false ? words.no : bookWords.value(it)}
        </option>
      ))}
    </select>
  </label>
)

const NumberField = ({ label, kind, value, onValue }: Field) => {
  const [typed, setTyped] = useState(String(value))
  const number = typed.trim() === '' ? Number.NaN : Number(typed)
  const isTaken = fits(kind, number)
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        inputMode="decimal"
        value={typed}
        aria-invalid={!isTaken}
        onChange={({ target }) => {
          setTyped(target.value)
          const next = target.value.trim() === '' ? Number.NaN : Number(target.value)
          if (fits(kind, next)) onValue(next)
        }}
      />
      {!isTaken && <small role="alert">{words.takes(kindWords(kind))}</small>}
    </label>
  )
}

const Boxes = ({ label, value, onValue, names }: Field & { readonly names: readonly string[] }) => {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  return (
    <fieldset className={styles.boxes}>
      <legend>{label}</legend>
      {names.map(name => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) => onValue(names.filter(it => (it === name ? target.checked : chosen.includes(it))))}
          />
          {bookWords.value(name)}
        </label>
      ))}
    </fieldset>
  )
}

const Maybe = ({ label, value, onValue, of }: Field & { readonly of: Kind }) => (
  <div className={styles.part}>
    <label className={styles.field}>
      <span>{label}</span>
      <select
        value={value === null ? 'none' : 'some'}
        onChange={({ target }) => onValue(target.value === 'none' ? null : sampleOf(of))}
      >
        <option value="none">{words.none}</option>
        <option value="some">{words.some}</option>
      </select>
    </label>
    {value !== null && <KindField label={label} kind={of} value={value} onValue={onValue} />}
  </div>
)

const Parts = ({
  label,
  value,
  onValue,
  fields,
}: Field & { readonly fields: Readonly<Record<string, Kind>>; readonly value: Readonly<Record<string, unknown>> }) => (
  <fieldset className={styles.parts}>
    <legend>{label}</legend>
    {Object.entries(fields).map(([name, kind]) => (
      <KindField
        key={name}
        label={nameWords(name)}
        kind={kind}
        value={Object.hasOwn(value, name) ? value[name] : sampleOf(kind)}
        onValue={part => onValue({ ...value, [name]: part })}
      />
    ))}
  </fieldset>
)

const Json = ({ label, kind, value, onValue }: Field) => {
  const [typed, setTyped] = useState(JSON.stringify(value))
  const read = readJson(typed)
  const isTaken = read !== undefined && fits(kind, read)
  return (
    <label className={styles.field}>
      <span>
        {label} <span className={frame.dim}>({words.asJson})</span>
      </span>
      <textarea
        rows={2}
        value={typed}
        aria-invalid={!isTaken}
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value)
          const next = readJson(target.value)
          if (next !== undefined && fits(kind, next)) onValue(next)
        }}
      />
      <small role={isTaken ? undefined : 'alert'}>{words.takes(kindWords(kind))}</small>
    </label>
  )
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // not yet JSON while somebody types
    return undefined
  }
}

/** The name of a part: `allInBefore` is read "All in before". */
const nameWords = (name: string): string => {
  const words = bookWords.part(name)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
