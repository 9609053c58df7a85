import type { Card, Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { CardPicker } from '../cards/card-picker.tsx'
import { PlayingCard } from '../cards/playing-card.tsx'
import { heldIn } from '../held-in.ts'
import { texts } from '../words/texts.ts'
import { knownCards } from './known-cards.ts'
import styles from './live.module.css'
import { tell } from './tell.ts'

/** What is told, by `board-0` and `seat-3`. */
type Told = Readonly<Record<string, readonly Card[]>>

/** The cards of the boards and of those who show; players left blank have mucked. */
export const TellHands = ({
  frame: { common },
  name,
}: {
  readonly frame: Frame
  readonly name: (seat: number) => string
}) => {
  const [told, setTold] = useState<Told>({})
  const [asked, setAsked] = useState<string | null>(null)
  const deal = common.deal!
  const lines = [
    ...deal.boards.map((board, i) => ({
      key: `board-${i}`,
      words: deal.boards.length > 1 ? texts.live.boardNumber(i + 1) : texts.live.oneBoard,
      cards: board,
    })),
    ...deal.players
      .filter(({ folded }) => !folded)
      .map(({ seat, down, up }) => ({ key: `seat-${seat}`, words: name(seat), cards: [...down, ...up] })),
  ]
  const line = lines.find(({ key }) => key === asked)
  const unknown = (cards: readonly Card[]): number => cards.filter(card => card === '??').length
  if (line !== undefined) {
    return (
      <CardPicker
        key={line.key}
        title={line.words}
        count={unknown(line.cards)}
        taken={[...knownCards(common), ...Object.values(told).flat()]}
        joker={common.live?.deck === 'joker' || common.live?.deck === 'mexican'}
        onDone={cards => {
          setTold({ ...told, [line.key]: cards })
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      />
    )
  }
  const boardsTold = deal.boards.every((board, i) => unknown(board) === 0 || heldIn(told, `board-${i}`) !== undefined)
  const hands = deal.players.filter(({ seat }) => heldIn(told, `seat-${seat}`) !== undefined)
  return (
    <>
      <ul className={styles.hands}>
        {lines.map(({ key, words, cards }) => {
          const fresh = [...(heldIn(told, key) ?? [])]
          return (
            <li key={key}>
              <span className={styles.name}>{words}</span>
              <span className={styles.held}>
                {cards.map((card, i) => (
                  <PlayingCard key={i} card={card === '??' ? (fresh.shift() ?? '??') : card} size="xs" />
                ))}
              </span>
              {unknown(cards) > 0 && (
                <button
                  type="button"
                  onClick={() => (heldIn(told, key) === undefined ? setAsked(key) : setTold(without(told, key)))}
                >
                  {heldIn(told, key) === undefined ? texts.live.enter : texts.live.clear}
                  <span className="visually-hidden">{texts.live.cardsFor(words)}</span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.hint}>{texts.live.blankMucked}</p>
      <button
        type="button"
        className={`strong ${styles.big}`}
        disabled={!boardsTold || hands.length === 0}
        onClick={() =>
          tell({
            type: 'tell',
            boards: deal.boards.map((board, i) => filled(board, heldIn(told, `board-${i}`) ?? [])),
            hands: hands.map(({ seat }) => ({ seat, cards: heldIn(told, `seat-${seat}`) ?? [] })),
          })
        }
      >
        {texts.live.readHands}
      </button>
    </>
  )
}

const filled = (board: readonly Card[], fresh: readonly Card[]): readonly Card[] => {
  const left = [...fresh]
  return board.map(card => (card === '??' ? (left.shift() ?? card) : card))
}

const without = (told: Told, key: string): Told => Object.fromEntries(Object.entries(told).filter(([it]) => it !== key))
