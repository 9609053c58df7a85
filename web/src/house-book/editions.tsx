import type { House } from '@cardroom/engine/rulebooks'
import type { KeptHouseShown } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { ask } from '../line/api.ts'
import frame from '../rules/rules.module.css'
import { ruleTexts } from '../words/rule-texts.ts'
import { draftIn, isSound } from './draft.ts'
import styles from './house-book.module.css'

const words = ruleTexts.houseBook

type Parts = { readonly draft: House; readonly onDraft: (draft: House) => void }

/** The signed editions of the room, and signing the next one. */
export const Editions = ({ draft, onDraft }: Parts) => {
  const [houses, setHouses] = useState<readonly KeptHouseShown[]>([])
  const load = async (): Promise<void> => {
    const answer = await ask('GET /api/houses')
    if (answer.ok) setHouses(answer.data.houses)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => void load(), [])
  return (
    <section className={frame.panel}>
      <h2>{words.editions}</h2>
      <Signing draft={draft} houses={houses} onSigned={load} />
      {houses.length === 0 && <p className={`${frame.dim} ${styles.none}`}>{words.noEditions}</p>}
      <ul className={styles.editions}>
        {houses.map(house => (
          <li key={house.id}>
            <b>{house.name}</b>
            <ol>
              {house.editions.toReversed().map(({ edition }) => (
                <li key={edition.number}>
                  <p>
                    {words.edition(edition.number)} · {words.signedBy(edition.on, edition.by)}
                  </p>
                  <Ways id={house.id} name={house.name} number={edition.number} onDraft={onDraft} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What can be done with an edition: read it, go on from it, play by it. */
const Ways = ({
  id,
  name,
  number,
  onDraft,
}: {
  readonly id: string
  readonly name: string
  readonly number: number
  readonly onDraft: (draft: House) => void
}) => {
  const edit = async (): Promise<void> => {
    const answer = await ask('GET /api/houses/:id/:number', { params: { id, number } })
    const found = answer.ok ? draftIn(answer.data.house) : null
    if (found !== null) onDraft(found)
  }
  return (
    <p className={styles.ways}>
      <Link href={`/house/${id}/${number}`} aria-label={words.readEdition(name, number)}>
        {words.read}
      </Link>
      <Link href={`/create?edition=${id}/${number}`}>{words.openTable}</Link>
      <button type="button" aria-label={words.editEdition(name, number)} onClick={() => void edit()}>
        {words.edit}
      </button>
    </p>
  )
}

/** Signs the draft as the next edition of its name; people without a name say one first. */
const Signing = ({
  draft,
  houses,
  onSigned,
}: {
  readonly draft: House
  readonly houses: readonly KeptHouseShown[]
  readonly onSigned: () => Promise<void>
}) => {
  const [me, setMe] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [said, setSaid] = useState('')
  const [wrong, setWrong] = useState('')
  useEffect(() => {
    void ask('GET /api/me').then(answer => answer.ok && setMe(answer.data.guest?.name ?? null))
  }, [])
  const kept = houses.find(it => it.name === draft.name.trim())
  const number = (kept?.editions.length ?? 0) + 1
  const sign = async (): Promise<void> => {
    setSaid('')
    if (me === null) {
      const guest = await ask('POST /api/guest', { body: { name: name.trim() } })
      if (!guest.ok) return setWrong(guest.words)
      setMe(guest.data.guest?.name ?? null)
    }
    const answer = await ask('POST /api/houses', { body: { ...draft, name: draft.name.trim() } })
    setWrong(answer.ok ? '' : answer.words)
    if (!answer.ok) return
    setSaid(words.signed(answer.data.editions.length))
    await onSigned()
  }
  const isReady = isSound(draft) && draft.name.trim() !== '' && (me !== null || name.trim() !== '')
  return (
    <div className={styles.signing}>
      <p className={`${frame.small} ${frame.dim}`}>{words.signedAs}</p>
      {me === null && (
        <label className={styles.field}>
          <span>{words.yourName}</span>
          <input value={name} maxLength={30} onChange={({ target }) => setName(target.value)} />
        </label>
      )}
      <button
        type="button"
        className={`${frame.button} ${frame.primary}`}
        disabled={!isReady}
        onClick={() => void sign()}
      >
        {words.sign(number)}
      </button>
      {wrong !== '' && <p role="alert">{wrong}</p>}
      {said !== '' && <p role="status">{said}</p>}
    </div>
  )
}
