import type { Drill } from '@cardroom/engine/drills'
import { chipsWords } from '@cardroom/room/protocol'
import { useEffect, useRef } from 'react'
import { PlayingCard } from '../cards/playing-card.tsx'
import frame from '../rules/rules.module.css'
import { SmallTable } from '../rules/small-table.tsx'
import { WithCards } from '../rules/with-cards.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import { Reasons } from './reasons.tsx'
import styles from './train.module.css'

const words = ruleTexts.train

/** How high the bar is that stays at the top of the page. */
const BAR = 64

/** A question with its table and answers; once answered, what was right and why. */
export const DrillCard = ({
  drill,
  number,
  chosen,
  onAnswer,
  onNext,
}: {
  readonly drill: Drill
  readonly number: number
  readonly chosen: number | null
  readonly onAnswer: (option: number) => void
  readonly onNext: () => void
}) => {
  const { table, about, asks, options, right } = drill
  const card = useRef<HTMLElement>(null)
  // a reader of the reason at the bottom goes on with the next question at its top
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the question changes
  useEffect(() => {
    if (card.current !== null && card.current.getBoundingClientRect().top < BAR) card.current.scrollIntoView()
  }, [drill.key])
  return (
    <article ref={card} className={styles.drill} aria-label={words.number(number)}>
      <p className={frame.dim}>
        {words.number(number)} · {words.areas[drill.area]}
      </p>
      {isEmpty(table) || (
        <SmallTable
          seats={table.seats}
          players={table.players.map(({ bet = 0, ...it }) => ({ ...it, bet: bet > 0 ? chipsWords(bet) : '' }))}
          boards={table.boards}
          middle={table.pot > 0 ? words.pot(chipsWords(table.pot)) : ''}
          label={words.table}
        />
      )}
      <Laid players={table.players} />
      <p className={styles.about}>
        <WithCards text={drill.drawn?.about ?? [about]} />
      </p>
      <h2>{asks}</h2>
      <ul className={styles.answers}>
        {options.map((option, i) => {
          const state = chosen === null ? '' : right.includes(i) ? styles.right : i === chosen ? styles.wrong : ''
          return (
            <li key={option}>
              <button
                type="button"
                className={`${styles.answer} ${state}`}
                aria-disabled={chosen !== null}
                onClick={() => onAnswer(i)}
              >
                <span>{option}</span>
                {chosen === null ? <kbd>{i + 1}</kbd> : <Mark i={i} chosen={chosen} right={right} />}
              </button>
            </li>
          )
        })}
      </ul>
      {chosen === null ? (
        <p className={`${frame.small} ${frame.dim} ${styles.keys}`}>{words.keys}</p>
      ) : (
        <Marked drill={drill} good={right.includes(chosen)} onNext={onNext} />
      )}
    </article>
  )
}

/** Is all that there is in the rows before the players? */
const isEmpty = ({ players, boards }: Drill['table']): boolean =>
  players.some(({ rows = [] }) => rows.length > 0) && boards.every(board => board.length === 0)

/** Hands that lie in rows, the front on top. */
const Laid = ({ players }: Pick<Drill['table'], 'players'>) => {
  const laid = players.flatMap(({ seat, rows = [] }) => (rows.length > 0 ? [{ seat, rows }] : []))
  if (laid.length === 0) return null
  return (
    <div className={styles.laid}>
      {laid.map(({ seat, rows }) => (
        <section key={seat} aria-label={words.seat(seat)}>
          <h3>{words.seat(seat)}</h3>
          {rows.map(row => (
            <p key={row.join()}>
              {row.map(card => (
                <PlayingCard key={card} card={card} size="s" />
              ))}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}

const Mark = ({
  i,
  chosen,
  right,
}: {
  readonly i: number
  readonly chosen: number
  readonly right: readonly number[]
}) => {
  if (right.includes(i)) return <b>✓ {i !== chosen && right.includes(chosen) ? words.also : words.answer}</b>
  return i === chosen ? <b>✕ {words.yours}</b> : null
}

const Marked = ({
  drill,
  good,
  onNext,
}: {
  readonly drill: Drill
  readonly good: boolean
  readonly onNext: () => void
}) => {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus(), [])
  return (
    <section className={frame.panel}>
      <p role="status">
        <b>{good ? words.right : words.wrong}.</b> <WithCards text={drill.drawn?.why ?? [drill.why]} />
      </p>
      <button ref={next} type="button" className={`${frame.button} ${frame.primary} ${styles.next}`} onClick={onNext}>
        {words.next}
      </button>
      <Reasons drill={drill} />
    </section>
  )
}
