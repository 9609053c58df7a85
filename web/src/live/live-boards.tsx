import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { PlayingCard } from '../cards/playing-card.tsx'
import { Pots } from '../felt/pots.tsx'
import { texts } from '../words/texts.ts'
import styles from './live.module.css'

/** The street, the boards as far as they are known, and the pots with those who play for them. */
export const LiveBoards = ({ frame: { common } }: { readonly frame: Frame }) => {
  const { deal } = common
  if (deal === null) return null
  const boards = deal.boards.filter(board => board.length > 0)
  return (
    <div className={styles.pots}>
      <p className={styles.street}>{deal.phase === 'ended' ? texts.live.handOver : deal.street}</p>
      {boards.map((board, i) => (
        <div key={i} className={styles.board}>
          {board.map((card, at) => (
            <PlayingCard key={at} card={card} size="s" />
          ))}
        </div>
      ))}
      {deal.phase !== 'ended' &&
        (deal.pots.length > 1 ? (
          <SidePots deal={deal} seats={common.seats} />
        ) : (
          <Pots deal={deal} seats={common.seats} />
        ))}
    </div>
  )
}

/** Each pot on its line: how much it holds, and for whom. */
const SidePots = ({
  deal,
  seats,
}: { readonly deal: NonNullable<Frame['common']['deal']> } & Pick<Frame['common'], 'seats'>) => {
  const left = deal.players.filter(({ folded }) => !folded).length
  return (
    <ul className={styles.sidePots} aria-label={texts.live.pots}>
      {deal.pots.map(({ amount, seats: who }, i) => (
        <li key={i}>
          <span>{texts.live.potName(i, deal.pots.length)}</span> <strong>{chipsWords(amount)}</strong>{' '}
          <span className={styles.for}>
            {who.length === left ? texts.live.everybody : who.map(seat => seats[seat - 1]?.name).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
