import type { Card, Frame } from '@cardroom/room/protocol'
import { cardWords } from '../cards/card-words.ts'
import type { Asked } from '../chinese/laying.ts'
import type { LayingNow } from '../chinese/use-laying.ts'
import { Dock } from '../felt/dock/dock.tsx'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'

/** What is still to be set, and the buttons: sort, take back, fill, set. */
export const RowsDock = ({ frame, now }: { readonly frame: Frame; readonly now: LayingNow }) => {
  const { asked, laying, left, hand, by, wrong } = now
  const laid = laying.rows.flat().length
  return (
    <Dock
      prompt={
        <p>
          <span role="status">{wrong === '' ? words(asked, laying.picked, left, hand) : wrong}</span>{' '}
          <WhyButton rules={frame.own.why} about={texts.felt.thisIsAsked} answer={texts.felt.answers.rows} />
        </p>
      }
    >
      {laid > 0 ? (
        <button type="button" aria-keyshortcuts="z" onClick={now.reset}>
          {texts.felt.rows.takeAllBack}
        </button>
      ) : (
        <button type="button" onClick={now.sort}>
          {by === 'rank' ? texts.felt.rows.sortBySuit : texts.felt.rows.sortByRank}
        </button>
      )}
      {left > 1 && (
        <button type="button" onClick={() => void now.fill()}>
          {texts.felt.rows.fill}
        </button>
      )}
      <button type="button" className="strong" aria-keyshortcuts="l" disabled={!now.isReady} onClick={now.send}>
        {asked.discard > 0 ? texts.felt.rows.setAndDiscard(asked.discard) : texts.felt.rows.set}
      </button>
    </Dock>
  )
}

const words = (asked: Asked, picked: Card | null, left: number, hand: readonly Card[]): string => {
  if (picked !== null) return texts.felt.rows.intoWhich(cardWords(picked), keysOf(asked))
  if (left > 0) return texts.felt.rows.left(left, asked.discard)
  return hand.length === 0 ? texts.felt.rows.ready : texts.felt.rows.discarded(hand.map(cardWords))
}

/** The keys of the rows are the first letters of their English names, whatever they are called here. */
const keysOf = ({ rowsOf }: Asked): string =>
  `(${rowsOf.map(({ name }) => texts.felt.rows.key(name.slice(0, 1).toUpperCase(), texts.streets.row(name))).join(', ')})`
