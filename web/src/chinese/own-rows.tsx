import type { Frame } from '@cardroom/room/protocol'
import type { CSSProperties } from 'react'
import { PlayingCard } from '../cards/playing-card.tsx'
import type { OwnRows as Place } from '../stage/stage.ts'
import { texts } from '../words/texts.ts'
import { sortedCards } from './card-order.ts'
import { freeIn } from './laying.ts'
import styles from './own-rows.module.css'
import { RowList } from './row-list.tsx'
import { useCardDrag } from './use-card-drag.tsx'
import type { LayingNow } from './use-laying.ts'

/** Your own rows on the felt, and the cards to put in them: by tapping a card and a row, by dragging, or by keys. */
export const OwnRows = ({
  frame,
  place,
  laying,
}: {
  readonly frame: Frame
  readonly place: Place
  readonly laying: LayingNow | null
}) => {
  const { own, common } = frame
  const rowsOf = common.deal?.rowsOf ?? []
  const look = {
    '--card-l': `${place.card.toFixed(1)}px`,
    '--tray-card': `${place.tray.card.toFixed(1)}px`,
    '--tray': `${place.tray.width.toFixed(1)}px`,
    '--shift': `${(-place.shift).toFixed(1)}px`,
  } as CSSProperties
  return (
    <section
      aria-label={texts.felt.yourHand}
      className={`${styles.own} ${place.under ? styles.under : ''}`}
      style={look}
      data-hands={own.hands.length}
    >
      {laying === null ? (
        own.hands.map(({ hand, rows, down }) => (
          <div key={hand} className={styles.hand}>
            <RowList rowsOf={rowsOf} laid={rows} />
            {down.length > 0 && (
              <div className={styles.tray}>
                {sortedCards(down, 'rank').map(card => (
                  <PlayingCard key={card} card={card} size="l" />
                ))}
              </div>
            )}
          </div>
        ))
      ) : (
        <LayCards now={laying} />
      )}
    </section>
  )
}

const LayCards = ({ now }: { readonly now: LayingNow }) => {
  const { asked, laying, hand, left, lay, pick } = now
  const drag = useCardDrag(lay)
  return (
    <div className={styles.hand}>
      <RowList
        rowsOf={asked.rowsOf}
        laid={asked.laid}
        fresh={laying.rows}
        picked={laying.picked}
        onTake={pick}
        onLay={row => laying.picked !== null && lay(laying.picked, row)}
        isFree={row => left > 0 && freeIn(asked, laying, row) > 0}
        drag={drag}
      />
      <div className={styles.tray}>
        {hand.map((card, i) => (
          <PlayingCard
            key={card}
            card={card}
            size="l"
            chosen={laying.picked === card}
            note={i < 10 ? texts.felt.rows.cardKey((i + 1) % 10) : undefined}
            onChoose={() => pick(card)}
            onPointerDown={event => drag.start(event, card)}
          />
        ))}
      </div>
      {drag.ghost}
    </div>
  )
}
