import type { Frame } from '@cardroom/room/protocol'
import { PlayingCard } from '../felt/playing-card.tsx'
import { Pots } from '../felt/pots.tsx'
import styles from './live.module.css'

/** The street, the boards as far as they are told, and the pots. */
export const LiveBoards = ({ frame: { common } }: { readonly frame: Frame }) => {
  const { deal } = common
  if (deal === null) return null
  const boards = deal.boards.filter(board => board.length > 0)
  return (
    <div className={styles.pots}>
      <p className={styles.street}>{deal.phase === 'ended' ? 'The deal is over' : deal.street}</p>
      {boards.map((board, i) => (
        <div key={i} className={styles.board}>
          {board.map((card, at) => (
            <PlayingCard key={at} card={card} size="s" />
          ))}
        </div>
      ))}
      {deal.phase !== 'ended' && <Pots deal={deal} seats={common.seats} />}
    </div>
  )
}
