import type { FormListed, StaffOrder } from '@cardroom/room/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { chosenIn } from '../chosen-in.ts'
import { ask } from '../line/api.ts'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import { HouseTakes, houseTakes, type Taken } from './house-takes.tsx'

/** Puts a game on the board: form, betting, stakes and how many sit at a table; the name follows unless you type one. */
export const OfferGame = ({
  does,
  isOpen,
}: {
  readonly does: (order: StaffOrder) => void
  readonly isOpen: boolean
}) => {
  const words = texts.floorScreens
  const [forms, setForms] = useState<readonly FormListed[]>([])
  const [chosen, setChosen] = useState('holdem')
  const [structure, setStructure] = useState<FormListed['structures'][number]>('no-limit')
  const [small, setSmall] = useState('2')
  const [big, setBig] = useState('5')
  const [seats, setSeats] = useState('9')
  const [kill, setKill] = useState(false)
  const [taken, setTaken] = useState<Taken>({ way: 'none', amount: '' })
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    void ask('GET /api/forms').then(answer => answer.ok && setForms(answer.data.forms))
  }, [])
  const form = forms.find(({ id }) => id === chosen)
  const structures = form?.structures ?? []
  const betting = structures.includes(structure) ? structure : (structures[0] ?? structure)
  const name = typed ?? [`${small}-${big}`, words.short[betting], form?.name ?? ''].filter(it => it !== '').join(' ')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (form === undefined) return
    const limit = { structure: betting, small: Number(small), big: Number(big) }
    // places go by the cards where no blinds are posted
    const order = form.opening === 'bring-in' ? 'stud' : 'button'
    const collection = houseTakes(taken)
    const usual = { forms: [form.id], limit, kill, seats: Number(seats), order } as const
    does({ type: 'OfferGame', game: name, kind: collection === null ? usual : { ...usual, collection } })
  }
  const choose = (id: string): void => {
    setChosen(id)
    const most = forms.find(it => it.id === id)?.seats ?? 9
    setSeats(`${Math.min(9, most)}`)
  }
  return (
    <details open={isOpen}>
      <summary className={styles.fold}>{words.offerTitle}</summary>
      <form className={styles.form} aria-label={words.offerTitle} onSubmit={submit}>
        <div className={styles.fields}>
          <Choice
            words={words.game}
            value={chosen}
            options={forms.map(({ id, name: title }) => [id, title] as const)}
            onChoose={choose}
          />
          <Choice
            words={words.structure}
            value={betting}
            options={structures.map(it => [it, words.structures[it]] as const)}
            onChoose={it => setStructure(chosenIn(structures, it) ?? betting)}
          />
          <Amount words={words.small} value={small} onValue={setSmall} />
          <Amount words={words.big} value={big} onValue={setBig} />
          <Amount words={words.seatsEach} value={seats} onValue={setSeats} />
          <label className={styles.field}>
            <span>{words.boardName}</span>
            <input required maxLength={40} value={name} onChange={event => setTyped(event.target.value)} />
          </label>
        </div>
        <label className={styles.check}>
          <input type="checkbox" checked={kill} onChange={event => setKill(event.target.checked)} />
          {words.kill}
        </label>
        <HouseTakes taken={taken} onChange={setTaken} />
        <button type="submit" disabled={form === undefined}>
          {words.offerDo}
        </button>
      </form>
    </details>
  )
}

const Amount = ({
  words,
  value,
  onValue,
}: {
  readonly words: string
  readonly value: string
  readonly onValue: (value: string) => void
}) => (
  <label className={styles.field}>
    <span>{words}</span>
    <input type="number" min={1} required value={value} onChange={event => onValue(event.target.value)} />
  </label>
)

const Choice = ({
  words,
  value,
  options,
  onChoose,
}: {
  readonly words: string
  readonly value: string
  readonly options: readonly (readonly [id: string, name: string])[]
  readonly onChoose: (id: string) => void
}) => (
  <label className={styles.field}>
    <span>{words}</span>
    <select value={value} onChange={event => onChoose(event.target.value)}>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
)
