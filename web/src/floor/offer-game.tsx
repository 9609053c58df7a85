import type { FormListed, StaffOrder } from '@cardroom/room/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { chosenIn } from '../chosen-in.ts'
import { ask } from '../line/api.ts'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'

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
    does({
      type: 'OfferGame',
      game: name,
      kind: {
        forms: [form.id],
        limit: { structure: betting, small: Number(small), big: Number(big) },
        kill,
        seats: Number(seats),
        // places go by the cards where no blinds are posted
        order: form.opening === 'bring-in' ? 'stud' : 'button',
      },
    })
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
          <label className={styles.field}>
            <span>{words.game}</span>
            <select value={chosen} onChange={event => choose(event.target.value)}>
              {forms.map(({ id, name: title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            <span>{words.structure}</span>
            <select
              value={betting}
              onChange={event => setStructure(chosenIn(structures, event.target.value) ?? betting)}
            >
              {structures.map(it => (
                <option key={it} value={it}>
                  {words.structures[it]}
                </option>
              ))}
            </select>
          </label>
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
