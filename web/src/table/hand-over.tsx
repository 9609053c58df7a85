import type { Card, Frame } from '@cardroom/room/protocol'
import { cardWords } from '../cards/card-words.ts'
import { AfterDeal } from '../deals/after-deal.tsx'
import { Awards } from '../felt/awards.tsx'
import { Dock } from '../felt/dock/dock.tsx'
import type { SceneNow } from '../felt/showdown/use-scene.ts'
import { order } from '../line/table-line.ts'
import { Said } from '../said/said.tsx'
import { texts } from '../words/texts.ts'

/** The hand is over: who has won what, each with its rule, and what can be done with it; after the scene, not before it. */
export const HandOver = ({ frame, scene }: { readonly frame: Frame; readonly scene: SceneNow }) => {
  const { common, own } = frame
  if (common.deal === null || !scene.moment.isOver) return <Dock prompt={<p>{texts.felt.showdown}</p>} />
  return (
    <Dock slim prompt={<Awards deal={common.deal} seats={common.seats} own={own.seat} />}>
      <ShowCards cards={own.toShow} />
      {own.mayHunt && (
        <button type="button" onClick={() => order({ type: 'hunt' })}>
          {texts.options.hunt}
        </button>
      )}
      <AfterDeal frame={frame} />
      {common.paused && own.role === 'host' && (
        <button type="button" onClick={() => order({ type: 'pause', paused: false })}>
          {texts.felt.states.resume}
        </button>
      )}
    </Dock>
  )
}

/** A player who has won without a showdown may show one card, all of them, or none. */
const ShowCards = ({ cards }: { readonly cards: readonly Card[] }) => (
  <>
    {cards.map(card => (
      <button
        key={card}
        type="button"
        aria-label={texts.felt.showCard(cardWords(card))}
        onClick={() => order({ type: 'show-cards', cards: [card] })}
      >
        {texts.felt.show} <Said say={[{ card }]} />
      </button>
    ))}
    {cards.length > 1 && (
      <button type="button" onClick={() => order({ type: 'show-cards', cards })}>
        {texts.felt.showAll(cards.length)}
      </button>
    )}
  </>
)
