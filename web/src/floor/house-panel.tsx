import { chipsWords } from '@cardroom/room/protocol'
import { type FormEvent, useState } from 'react'
import { chosenIn } from '../chosen-in.ts'
import { useRoomTime } from '../clock/use-room-time.ts'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import type { Podium } from './podium-line.ts'
import { PromotionRules } from './promotion-rules.tsx'
import { minutesSince } from './time-words.ts'

/** The house: the dealers' line-up with their downs, and the promotions' money. */
export const HousePanel = ({ podium, onClose }: { readonly podium: Podium; readonly onClose: () => void }) => (
  <Panel title={texts.floorScreens.house} onClose={onClose}>
    <div className={styles.form}>
      {podium.said?.isWrong && (
        <p role="alert" className={styles.wrong}>
          {podium.said.words}
        </p>
      )}
      <Dealers podium={podium} />
      <Promotions podium={podium} />
    </div>
  </Panel>
)

const Dealers = ({ podium: { view, send } }: { readonly podium: Podium }) => {
  const words = texts.floorScreens
  const now = useRoomTime()
  const [name, setName] = useState('')
  const tables = view.tables.filter(({ closed }) => !closed)
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (await send({ type: 'AddDealer', dealer: name.trim(), forms: 'all' })) setName('')
  }
  return (
    <section className={styles.form}>
      <h3>{words.dealers}</h3>
      <ul className={styles.rows}>
        {view.dealers.map(({ name: dealer, table, since, downs }) => (
          <li key={dealer} className={styles.row}>
            <span className={styles.grow}>
              <b>{dealer}</b>{' '}
              <span className={styles.small}>
                {table === null ? words.onBreak : words.deals(table, minutesSince(since, now))} · {words.downs(downs)}
              </span>
            </span>
            <select
              aria-label={words.pushTo(dealer)}
              value=""
              onChange={event => void send({ type: 'PushDealer', dealer, table: event.target.value })}
            >
              <option value="" disabled>
                {words.noTable}
              </option>
              {tables
                .filter(({ id }) => id !== table)
                .map(({ id, game }) => (
                  <option key={id} value={id}>
                    {`${id} · ${game}`}
                  </option>
                ))}
            </select>
            {table !== null && (
              <button type="button" onClick={() => void send({ type: 'RelieveDealer', dealer })}>
                {words.relieve}
              </button>
            )}
          </li>
        ))}
      </ul>
      <form className={styles.inline} onSubmit={event => void add(event)}>
        <label className={styles.field}>
          <span>{words.dealer}</span>
          <input required maxLength={30} value={name} onChange={event => setName(event.target.value)} />
        </label>
        <button type="submit">{words.addDealer}</button>
      </form>
    </section>
  )
}

const KINDS = ['high-hand', 'splash', 'other'] as const

const Promotions = ({ podium }: { readonly podium: Podium }) => {
  const { view, send } = podium
  const words = texts.floorScreens
  const [id, setId] = useState('')
  const [kind, setKind] = useState<(typeof KINDS)[number]>('high-hand')
  const [chips, setChips] = useState('')
  const fund = (event: FormEvent): void => {
    event.preventDefault()
    void send({ type: 'FundPromotion', promotion: id.trim(), kind, chips: Number(chips) })
  }
  const known = view.promotions.find(it => it.id === id.trim())
  return (
    <section className={styles.form}>
      <h3>{words.promotions}</h3>
      <PromotionList podium={podium} onChoose={setId} />
      {known !== undefined && <PromotionRules key={known.id} podium={podium} of={known} />}
      <form className={styles.inline} onSubmit={fund}>
        <label className={styles.field}>
          <span>{words.promotion}</span>
          <input required maxLength={30} value={id} onChange={event => setId(event.target.value)} />
        </label>
        <label className={styles.field}>
          <span>{words.promotionKind}</span>
          <select value={kind} onChange={event => setKind(chosenIn(KINDS, event.target.value) ?? kind)}>
            {KINDS.map(it => (
              <option key={it} value={it}>
                {words.promotionKinds[it]}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>{words.chips}</span>
          <input type="number" min={1} required value={chips} onChange={event => setChips(event.target.value)} />
        </label>
        <button type="submit">{words.fund}</button>
        {known !== undefined && <AwardTo podium={podium} of={known} chips={chips} />}
      </form>
    </section>
  )
}

/** The promotions with what is in them; one is chosen to be paid out. */
const PromotionList = ({
  podium: { view },
  onChoose,
}: {
  readonly podium: Podium
  readonly onChoose: (promotion: string) => void
}) => {
  const words = texts.floorScreens
  return (
    <ul className={styles.rows}>
      {view.promotions.map(it => (
        <li key={it.id} className={styles.row}>
          <span className={styles.grow}>
            <b>{it.id}</b>{' '}
            <span className={styles.small}>
              {words.promotionKinds[it.kind]} · {words.funds(chipsWords(it.funds))}
            </span>
          </span>
          <button type="button" onClick={() => onChoose(it.id)}>
            {words.award}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The player who is paid: where the deals decide, only players who have earned it. */
const AwardTo = ({
  podium: { view, send },
  of: known,
  chips,
}: {
  readonly podium: Podium
  readonly of: Podium['view']['promotions'][number]
  readonly chips: string
}) => {
  const words = texts.floorScreens
  const [winner, setWinner] = useState('')
  const winners = known.rules === null ? view.people : (known.eligible?.players ?? [])
  return (
    <>
      <label className={styles.field}>
        <span>{words.winner}</span>
        <select value={winner} onChange={event => setWinner(event.target.value)}>
          <option value="" />
          {winners.map(({ player, name }) => (
            <option key={player} value={player}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        disabled={winner === '' || chips === ''}
        onClick={() => void send({ type: 'AwardPromotion', promotion: known.id, player: winner, chips: Number(chips) })}
      >
        {words.award}
      </button>
    </>
  )
}
