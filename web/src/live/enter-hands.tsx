import type { Card, Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { CardPicker } from '../cards/card-picker.tsx'
import { PlayingCard } from '../cards/playing-card.tsx'
import { heldIn } from '../held-in.ts'
import { texts } from '../words/texts.ts'
import { enter } from './enter.ts'
import { knownCards } from './known-cards.ts'
import styles from './live.module.css'

/** What was entered, by `board-0` and `seat-3`. */
type Entered = Readonly<Record<string, readonly Card[]>>

/** The cards of the boards and of those who show; players left blank have mucked. */
export const EnterHands = ({
  frame: { common },
  name,
}: {
  readonly frame: Frame
  readonly name: (seat: number) => string
}) => {
  const [entered, setEntered] = useState<Entered>({})
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
  if (line !== undefined) {
    return (
      <CardPicker
        key={line.key}
        title={line.words}
        count={unknown(line.cards)}
        taken={[...knownCards(common), ...Object.values(entered).flat()]}
        joker={common.live?.deck === 'joker' || common.live?.deck === 'mexican'}
        onDone={cards => {
          setEntered({ ...entered, [line.key]: cards })
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      />
    )
  }
  const boardsEntered = deal.boards.every(
    (board, i) => unknown(board) === 0 || heldIn(entered, `board-${i}`) !== undefined,
  )
  const hands = deal.players.filter(({ seat }) => heldIn(entered, `seat-${seat}`) !== undefined)
  return (
    <>
      <ul className={styles.hands}>
        {lines.map(it => (
          <Line
            key={it.key}
            words={it.words}
            cards={it.cards}
            entered={heldIn(entered, it.key)}
            onEnter={() => setAsked(it.key)}
            onClear={() => setEntered(without(entered, it.key))}
          />
        ))}
      </ul>
      <p className={styles.hint}>{texts.live.blankMucked}</p>
      <button
        type="button"
        className={`strong ${styles.big}`}
        disabled={!boardsEntered || hands.length === 0}
        onClick={() =>
          enter({
            type: 'tell',
            boards: deal.boards.map((board, i) => filled(board, heldIn(entered, `board-${i}`) ?? [])),
            hands: hands.map(({ seat }) => ({ seat, cards: heldIn(entered, `seat-${seat}`) ?? [] })),
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

const without = (entered: Entered, key: string): Entered =>
  Object.fromEntries(Object.entries(entered).filter(([it]) => it !== key))

const unknown = (cards: readonly Card[]): number => cards.filter(card => card === '??').length

/** The cards of a board or of a player, with what was entered in the place of those nobody knows. */
const Line = ({
  words,
  cards,
  entered,
  onEnter,
  onClear,
}: {
  readonly words: string
  readonly cards: readonly Card[]
  readonly entered: readonly Card[] | undefined
  readonly onEnter: () => void
  readonly onClear: () => void
}) => {
  const fresh = [...(entered ?? [])]
  return (
    <li>
      <span className={styles.name}>{words}</span>
      <span className={styles.held}>
        {cards.map((card, i) => (
          <PlayingCard key={i} card={card === '??' ? (fresh.shift() ?? '??') : card} size="xs" />
        ))}
      </span>
      {unknown(cards) > 0 && (
        <button type="button" onClick={() => (entered === undefined ? onEnter() : onClear())}>
          {entered === undefined ? texts.live.enter : texts.live.clear}
          <span className="visually-hidden">{texts.live.cardsFor(words)}</span>
        </button>
      )}
    </li>
  )
}
