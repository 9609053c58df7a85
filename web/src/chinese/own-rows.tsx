import type { Card, Frame } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { cardWords } from '../cards/card-words.ts'
import { PlayingCard } from '../cards/playing-card.tsx'
import { ask } from '../line/api.ts'
import { order } from '../line/table-line.ts'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import { sortedCards } from './card-order.ts'
import {
  type Asked,
  askedOf,
  filledWith,
  freeIn,
  inHand,
  type Laying,
  layInto,
  leftToLay,
  nothingLaid,
  pick,
  placeAct,
  rowsFilled,
} from './laying.ts'
import styles from './own-rows.module.css'
import { RowList } from './row-list.tsx'
import { useCardDrag } from './use-card-drag.tsx'

/** Your own rows, and the cards to put in them: by tapping a card and a row, by dragging, or by keys. */
export const OwnRows = ({ frame }: { readonly frame: Frame }) => {
  const { own, common } = frame
  const rowsOf = common.deal?.rowsOf ?? []
  const asked = askedOf(own, rowsOf)
  if (asked !== null)
    return (
      <LayCards
        key={`${common.deal?.number} ${asked.hand} ${asked.cards.join()}`}
        table={common.table}
        asked={asked}
        why={own.why}
      />
    )
  return (
    <section aria-label={texts.felt.yourHand} className={styles.own}>
      {own.hands.map(({ hand, rows, down }) => (
        <div key={hand} className={styles.hands}>
          <RowList rowsOf={rowsOf} laid={rows} />
          {down.length > 0 && (
            <div className={styles.hand}>
              {sortedCards(down, 'rank').map(card => (
                <PlayingCard key={card} card={card} size="l" />
              ))}
            </div>
          )}
        </div>
      ))}
    </section>
  )
}

type ToLay = { readonly table: string; readonly asked: Asked; readonly why: Frame['own']['why'] }

const LayCards = ({ table, asked, why }: ToLay) => {
  const [laying, setLaying] = useState<Laying>(() => nothingLaid(asked))
  const [by, setBy] = useState<'rank' | 'suit'>('rank')
  const hand = sortedCards(inHand(asked, laying), by)
  const act = placeAct(asked, laying)
  const left = leftToLay(asked, laying)
  const lay = (card: Card, row: number): void => setLaying(now => layInto(asked, now, card, row))
  const drag = useCardDrag(lay)
  const send = (): void => {
    if (act !== null) order({ type: 'act', act })
  }
  const [wrong, setWrong] = useState('')
  const fill = async (): Promise<void> => {
    const answer = await rowsFilled(asked, laying, rows =>
      ask('POST /api/tables/:id/fill', { params: { id: table }, body: { rows: rows } }),
    )
    setWrong(answer.ok ? '' : answer.words)
    // whoever has moved a card meanwhile goes on with that
    if (answer.ok) setLaying(now => (now.rows === laying.rows ? filledWith(asked, now, answer.data.rows) : now))
  }
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.metaKey || event.ctrlKey || event.altKey) return
      const digit = '1234567890'.indexOf(event.key)
      const card = digit < 0 ? undefined : hand[digit]
      const row = asked.rowsOf.findIndex(({ name }) => name.startsWith(event.key))
      if (card !== undefined) setLaying(pick(laying, card))
      else if (row >= 0 && laying.picked !== null) lay(laying.picked, row)
      else if (event.key === 'l') send()
      else if (event.key === 'z') setLaying(nothingLaid(asked))
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  })
  return (
    <section aria-label={texts.felt.yourHand} className={styles.own}>
      <RowList
        rowsOf={asked.rowsOf}
        laid={asked.laid}
        fresh={laying.rows}
        picked={laying.picked}
        onTake={card => setLaying(now => pick(now, card))}
        onLay={row => laying.picked !== null && lay(laying.picked, row)}
        isFree={row => left > 0 && freeIn(asked, laying, row) > 0}
        drag={drag}
      />
      <div className={styles.side}>
        <div className={styles.hand}>
          {hand.map((card, i) => (
            <PlayingCard
              key={card}
              card={card}
              size="l"
              chosen={laying.picked === card}
              note={i < 10 ? texts.felt.rows.cardKey((i + 1) % 10) : undefined}
              onChoose={() => setLaying(now => pick(now, card))}
              onPointerDown={event => drag.start(event, card)}
            />
          ))}
        </div>
        <p className={styles.say}>
          <span role="status">{wrong === '' ? words(asked, laying, left, hand) : wrong}</span>{' '}
          <WhyButton rules={why} about={texts.felt.thisIsAsked} />
        </p>
        <div className={styles.buttons}>
          <button type="button" className="quiet" onClick={() => setBy(by === 'rank' ? 'suit' : 'rank')}>
            {by === 'rank' ? texts.felt.rows.sortBySuit : texts.felt.rows.sortByRank}
          </button>
          {laying.rows.flat().length > 0 && (
            <button type="button" className="quiet" aria-keyshortcuts="z" onClick={() => setLaying(nothingLaid(asked))}>
              {texts.felt.rows.takeAllBack}
            </button>
          )}
          {left > 1 && (
            <button type="button" className="quiet" onClick={() => void fill()}>
              {texts.felt.rows.fill}
            </button>
          )}
          <button type="button" className="strong" aria-keyshortcuts="l" disabled={act === null} onClick={send}>
            {asked.discard > 0 ? texts.felt.rows.setAndDiscard(asked.discard) : texts.felt.rows.set}
          </button>
        </div>
      </div>
      {drag.ghost}
    </section>
  )
}

const words = (asked: Asked, { picked }: Laying, left: number, hand: readonly Card[]): string => {
  if (picked !== null) return texts.felt.rows.intoWhich(cardWords(picked), keysOf(asked))
  if (left > 0) return texts.felt.rows.left(left, asked.discard)
  return hand.length === 0 ? texts.felt.rows.ready : texts.felt.rows.discarded(hand.map(cardWords))
}

const keysOf = ({ rowsOf }: Asked): string => `(${rowsOf.map(({ name }) => texts.felt.rows.key(name)).join(', ')})`
