import type { OfficeShown } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './office.module.css'
import type { OpenOffice } from './use-office.ts'

/** What one person, or one address, may have at a time; a change holds at once, on every node. */
export const OfficeQuotas = ({ office: { shown, act } }: { readonly office: OpenOffice }) => {
  const words = texts.office
  return (
    <section className={styles.part} aria-labelledby="office-quotas">
      <h2 id="office-quotas">{words.quotas}</h2>
      <p className={styles.dim}>{words.quotasAre}</p>
      <ul className={styles.rows}>
        {shown?.quotas.map(quota => (
          <Quota key={`${quota.quota} ${quota.most}`} quota={quota} act={act} />
        ))}
      </ul>
    </section>
  )
}

const Quota = ({
  quota: { quota, most, usual },
  act,
}: Pick<OpenOffice, 'act'> & { readonly quota: OfficeShown['quotas'][number] }) => {
  const [wanted, setWanted] = useState(`${most}`)
  const words = texts.office
  const set = (event: FormEvent): void => {
    event.preventDefault()
    void act({ do: 'set-quota', quota, most: Number(wanted) })
  }
  return (
    <li>
      <form className={styles.quota} onSubmit={set}>
        <label className={styles.field}>
          {words.quota[quota]}
          <input
            type="number"
            min={1}
            max={100_000}
            required
            value={wanted}
            onChange={event => setWanted(event.target.value)}
          />
        </label>
        <button type="submit" disabled={wanted === `${most}`}>
          {words.setQuota}
          <span className="visually-hidden">{words.closeOf(words.quota[quota])}</span>
        </button>
        {most !== usual && (
          <button type="button" onClick={() => void act({ do: 'set-quota', quota, most: null })}>
            {words.usualQuota(usual)}
          </button>
        )}
      </form>
    </li>
  )
}
