import type { Frame, IncidentAsked } from '@cardroom/room/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { ask } from '../line/api.ts'
import { order } from '../line/table-line.ts'
import { texts } from '../words/texts.ts'
import { FactField } from './fact-field.tsx'
import { type Facts, factsToSend, missing } from './facts.ts'
import styles from './menu.module.css'

/** Reports an incident: its kind, then the facts that the books ask for. */
export const IncidentForm = ({ frame, onReported }: { readonly frame: Frame; readonly onReported: () => void }) => {
  const [kinds, setKinds] = useState<readonly IncidentAsked[]>([])
  const [type, setType] = useState('')
  const [facts, setFacts] = useState<Facts>({})
  const [wrong, setWrong] = useState('')
  const { family } = frame.common.game
  // where software deals, only what software can't prevent is offered
  const cards = frame.common.live === null ? 'software' : 'real'
  useEffect(() => {
    void ask('GET /api/incidents', { query: { cards } }).then(answer =>
      answer.ok
        ? setKinds(answer.data.incidents.filter(({ families }) => families.some(it => it === family)))
        : setWrong(answer.words),
    )
  }, [family, cards])
  const kind = kinds.find(it => it.type === type)
  const report = (event: FormEvent): void => {
    event.preventDefault()
    if (kind === undefined) return
    const left = missing(kind, facts)
    if (left.length > 0) return setWrong(texts.menu.missing(left))
    order({ type: 'report', incident: { type: kind.type, ...factsToSend(kind, facts) } })
    onReported()
  }
  return (
    <form onSubmit={report} className={styles.incident}>
      <label>
        {texts.menu.whatHappened}
        <select
          required
          value={type}
          onChange={event => {
            setType(event.target.value)
            setFacts({})
            setWrong('')
          }}
        >
          <option value="">{texts.menu.choose}</option>
          <Kinds kinds={kinds} />
        </select>
      </label>
      {kind !== undefined && <p className={styles.example}>{texts.menu.example(kind.example)}</p>}
      {kind?.facts.map(fact => (
        <FactField
          key={`${kind.type} ${fact.name}`}
          fact={fact}
          seats={frame.common.seats}
          value={facts[fact.name]}
          onTell={value => setFacts(now => ({ ...now, [fact.name]: value }))}
        />
      ))}
      {wrong !== '' && <p role="alert">{wrong}</p>}
      <button type="submit" className="strong" disabled={kind === undefined}>
        {texts.menu.reportIt}
      </button>
    </form>
  )
}

const Kinds = ({ kinds }: { readonly kinds: readonly IncidentAsked[] }) =>
  [...new Set(kinds.map(({ group }) => group))].map(group => (
    <optgroup key={group} label={group}>
      {kinds
        .filter(it => it.group === group)
        .map(it => (
          <option key={it.type} value={it.type}>
            {it.words.slice(0, 1).toUpperCase() + it.words.slice(1)}
          </option>
        ))}
    </optgroup>
  ))
