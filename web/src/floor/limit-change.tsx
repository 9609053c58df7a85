import type { FloorTableShown, StaffOrder, StaffView } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'

/** Another limit at a table: somebody proposes it, others may object, management agrees, and it is settled. */
export const LimitChange = ({
  table: { id, game, proposal, chairs },
  games,
  does,
}: {
  readonly table: FloorTableShown
  readonly games: StaffView['games']
  readonly does: (order: StaffOrder) => void
}) => {
  const words = texts.floorScreens.limits
  const now = games.find(it => it.id === game)?.kind.limit
  const [small, setSmall] = useState('')
  const [big, setBig] = useState('')
  if (now === undefined) return null
  const propose = (event: FormEvent): void => {
    event.preventDefault()
    does({ type: 'ProposeLimit', table: id, limit: { ...now, small: Number(small), big: Number(big) } })
  }
  const players = chairs.flatMap(({ is, player, name }) =>
    is === 'taken' && player !== null && proposal?.objectors.includes(player) === false ? [{ player, name }] : [],
  )
  return (
    <details open={proposal !== null}>
      <summary className={styles.fold}>{words.title}</summary>
      {proposal === null ? (
        <form className={styles.inline} onSubmit={propose}>
          <label className={styles.field}>
            <span>{texts.floorScreens.small}</span>
            <input type="number" min={1} required value={small} onChange={event => setSmall(event.target.value)} />
          </label>
          <label className={styles.field}>
            <span>{texts.floorScreens.big}</span>
            <input type="number" min={1} required value={big} onChange={event => setBig(event.target.value)} />
          </label>
          <button type="submit">{words.propose}</button>
        </form>
      ) : (
        <div className={styles.form}>
          <p>
            {words.proposed(proposal.limit.small, proposal.limit.big, proposal.objectors.length, proposal.approved)}
          </p>
          <div className={styles.buttons}>
            <select
              aria-label={words.objects}
              value=""
              onChange={event => does({ type: 'ObjectToLimit', player: event.target.value })}
            >
              <option value="" disabled>
                {words.objects}
              </option>
              {players.map(({ player, name }) => (
                <option key={player} value={player}>
                  {name}
                </option>
              ))}
            </select>
            {!proposal.approved && (
              <button type="button" onClick={() => does({ type: 'ApproveLimit', table: id })}>
                {words.approve}
              </button>
            )}
            <button type="button" className={styles.primary} onClick={() => does({ type: 'SettleLimit', table: id })}>
              {words.settle}
            </button>
          </div>
        </div>
      )}
    </details>
  )
}
