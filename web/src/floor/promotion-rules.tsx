import { HIGH_HANDS } from '@cardroom/engine/floor'
import type { PromotionShown } from '@cardroom/room/protocol'
import { chipsWords } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { chosenIn } from '../chosen-in.ts'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import type { Podium } from './podium-line.ts'

/** What a promotion goes by, and whom it pays as things stand; staff set the rules, and splash a pot. */
export const PromotionRules = ({ podium, of }: { readonly podium: Podium; readonly of: PromotionShown }) => {
  const words = texts.floorScreens
  const { view, send } = podium
  const { id, kind, rules, splash, eligible } = of
  if (kind === 'other') return null
  return (
    <div className={styles.form}>
      <p className={styles.small}>
        {rules === null
          ? words.staffDecide
          : words.promotionAsks(
              kind === 'high-hand' ? words.highHands[rules.least] : null,
              rules.dealtIn,
              chipsWords(rules.pot),
            )}
        {splash !== null && ` ${words.splashedAt(splash)}`}
      </p>
      {eligible !== null && (
        <p>
          {words.earnedBy(
            eligible.players.map(({ name }) => name).join(', '),
            eligible.hand,
            eligible.deal,
            eligible.table,
          )}
        </p>
      )}
      <SetRules podium={podium} of={of} />
      {kind === 'splash' && rules !== null && (
        <select
          aria-label={words.splashPot(id)}
          value=""
          onChange={event => void send({ type: 'SplashPot', promotion: id, table: event.target.value })}
        >
          <option value="" disabled>
            {words.splashPot(id)}
          </option>
          {view.tables.map(table => (
            <option key={table.id} value={table.id}>
              {`${table.id} · ${table.game}`}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

const SetRules = ({
  podium: { send },
  of: { id, kind, rules },
}: {
  readonly podium: Podium
  readonly of: PromotionShown
}) => {
  const words = texts.floorScreens
  const [least, setLeast] = useState(rules?.least ?? 'full-house')
  const [dealtIn, setDealtIn] = useState(String(rules?.dealtIn ?? 4))
  const [pot, setPot] = useState(String(rules?.pot ?? 0))
  const set = (event: FormEvent): void => {
    event.preventDefault()
    void send({ type: 'SetPromotionRules', promotion: id, least, dealtIn: Number(dealtIn), pot: Number(pot) })
  }
  return (
    <form className={styles.inline} onSubmit={set}>
      {kind === 'high-hand' && (
        <label className={styles.field}>
          <span>{words.leastHand}</span>
          <select value={least} onChange={event => setLeast(chosenIn(HIGH_HANDS, event.target.value) ?? least)}>
            {HIGH_HANDS.map(it => (
              <option key={it} value={it}>
                {words.highHands[it]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.field}>
        <span>{words.leastDealtIn}</span>
        <input
          type="number"
          min={2}
          max={12}
          required
          value={dealtIn}
          onChange={event => setDealtIn(event.target.value)}
        />
      </label>
      <label className={styles.field}>
        <span>{words.leastPot}</span>
        <input type="number" min={0} required value={pot} onChange={event => setPot(event.target.value)} />
      </label>
      <button type="submit">{words.payByDeals}</button>
    </form>
  )
}
