import type { Frame } from '@cardroom/room/protocol'
import type { CSSProperties } from 'react'
import styles from './felt.module.css'
import { PlayingCard } from './playing-card.tsx'
import { SeatOnFelt } from './seat-on-felt.tsx'
import { betSpot, spotOf } from './seat-places.ts'

/** The felt: boards and pot in the middle, the seats around it. */
export const Felt = ({ frame, onSit }: { readonly frame: Frame; readonly onSit: (seat: number) => void }) => {
  const { common, own } = frame
  const { deal, seats } = common
  return (
    <section className={styles.felt} aria-label="The table">
      <div className={styles.cloth}>
        <div className={styles.middle}>
          <p className={styles.street}>
            {deal === null
              ? common.deals === 0
                ? 'Waiting for players'
                : 'The next deal comes at once'
              : words(deal.phase, deal.street)}
          </p>
          {deal?.boards
            .filter(board => board.length > 0)
            .map((board, i) => (
              <section
                key={i}
                className={styles.board}
                aria-label={deal.boards.length > 1 ? `Board ${i + 1}` : 'Board'}
              >
                {board.map(card => (
                  <PlayingCard
                    key={card}
                    card={card}
                    size={deal.boards.length > 1 ? 's' : 'm'}
                    dim={deal.struck.includes(i)}
                  />
                ))}
              </section>
            ))}
          {deal !== null && deal.pot > 0 && <p className={styles.pot}>Pot {deal.pot.toLocaleString()}</p>}
          {deal?.awards.map((award, i) => (
            <p key={i} className={styles.award}>
              {award.to
                .map(({ seat, amount }) => `${seats[seat - 1]?.name ?? `Seat ${seat}`} takes ${amount}`)
                .join(', ')}
              {award.words === '' ? '' : ` with ${award.words}`}
            </p>
          ))}
        </div>
        {seats.map(shown => {
          const { wide, tall } = spotOf(shown.seat, seats.length, own.seat)
          const hands = deal?.players.filter(({ seat }) => seat === shown.seat) ?? []
          const bet = hands.reduce((sum, hand) => sum + hand.bet, 0)
          const [wideBet, tallBet] = [betSpot(wide), betSpot(tall)]
          const place = (w: typeof wide, t: typeof wide): CSSProperties =>
            ({ '--xw': `${w.x}%`, '--yw': `${w.y}%`, '--xt': `${t.x}%`, '--yt': `${t.y}%` }) as CSSProperties
          return (
            <div key={shown.seat}>
              <div className={styles.place} style={place(wide, tall)}>
                <SeatOnFelt shown={shown} hands={hands} frame={frame} onSit={onSit} />
              </div>
              {bet > 0 && (
                <div className={styles.bet} style={place(wideBet, tallBet)}>
                  <Chips />
                  {bet.toLocaleString()}
                </div>
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}

const words = (phase: string, street: string): string => {
  if (phase === 'shuffle') return 'The deck is sealed and shuffled'
  if (phase === 'showdown') return 'Showdown'
  if (phase === 'award' || phase === 'ended') return 'The pot is pushed'
  return street
}

const Chips = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <circle cx="12" cy="12" r="10" fill="#c0342c" />
    <circle cx="12" cy="12" r="10" fill="none" stroke="#fff" strokeWidth="3" strokeDasharray="4.500 5.970" />
    <circle cx="12" cy="12" r="5" fill="#fff" opacity=".9" />
  </svg>
)
