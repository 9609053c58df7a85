import { chipsWords, type Frame } from '@cardroom/room/protocol'
import type { CSSProperties } from 'react'
import { texts } from '../words/texts.ts'
import { Boards } from './boards.tsx'
import { ChipStack } from './chip-stack.tsx'
import styles from './felt.module.css'
import { Pots } from './pots.tsx'
import { SeatOnFelt } from './seat-on-felt.tsx'
import { hasRoomForBoards, type Places, placesOf } from './seat-places.ts'
import { isLaidOpen } from './seat-rows.tsx'

/** The felt: boards and pots in the middle, the seats around it. */
export const Felt = ({ frame, onSit }: { readonly frame: Frame; readonly onSit: (seat: number) => void }) => {
  const { common, own } = frame
  const { deal, seats } = common
  const rows = (deal?.rowsOf.length ?? 0) > 0
  const open = deal?.players.filter(player => player.seat !== own.seat && isLaidOpen(player.rows)) ?? []
  return (
    <section
      className={[
        styles.felt,
        rows ? styles.rows : '',
        rows && open.length > 0 ? styles.laid : '',
        rows && open.length > 2 ? styles.crowded : '',
        hasRoomForBoards(seats.length) ? styles.roomy : '',
      ].join(' ')}
      aria-label={texts.felt.table}
    >
      <div className={styles.cloth}>
        <div className={styles.seats}>
          <div className={styles.middle}>
            <p className={styles.street}>{words(frame)}</p>
            {deal !== null && <Boards deal={deal} />}
            {deal !== null && <Pots deal={deal} seats={seats} />}
          </div>
          <div className={styles.moving} data-moving aria-hidden="true" />
          {seats.map(shown => {
            const places = placesOf(shown.seat, seats.length, own.seat)
            const hands = deal?.players.filter(({ seat }) => seat === shown.seat) ?? []
            const bet = hands.reduce((sum, hand) => sum + hand.bet, 0)
            return (
              <div key={shown.seat} className={styles.one} style={at(places)}>
                <div className={`${styles.place} ${own.seat === shown.seat ? styles.mine : ''}`}>
                  <SeatOnFelt shown={shown} hands={hands} frame={frame} onSit={onSit} />
                </div>
                {bet > 0 && (
                  <div className={styles.bet} data-bet={shown.seat}>
                    <ChipStack amount={bet} />
                    <span className="visually-hidden">{texts.felt.hasBet(shown.name)}</span> {chipsWords(bet)}
                  </div>
                )}
              </div>
            )
          })}
        </div>
      </div>
    </section>
  )
}

const at = ({ wide, tall, wideBet, tallBet }: Places): CSSProperties =>
  ({
    '--xw': `${wide.x}%`,
    '--yw': `${wide.y}%`,
    '--xt': `${tall.x}%`,
    '--yt': `${tall.y}%`,
    '--xwb': `${wideBet.x}%`,
    '--ywb': `${wideBet.y}%`,
    '--xtb': `${tallBet.x}%`,
    '--ytb': `${tallBet.y}%`,
    '--inw': wide.x > 55 ? -1 : 1,
    '--int': tall.x > 55 ? -1 : 1,
  }) as CSSProperties

const words = ({ common: { deal, deals, ended, seats }, own }: Frame): string => {
  if (ended && deal === null) return texts.felt.nightOver
  if (deal === null) {
    const ready = seats.filter(({ person, chips, away }) => person !== null && chips > 0 && !away).length
    return ready < 2 ? texts.felt.waiting : deals === 0 ? texts.felt.firstSoon : texts.felt.nextSoon
  }
  const { phase, street } = deal
  if (phase === 'shuffle') return texts.felt.shuffling
  if (phase === 'showdown') return texts.felt.showdown
  if (phase !== 'award' && phase !== 'ended') return street
  const [winner, ...others] = new Set(deal.awards.flatMap(({ to }) => to.map(({ seat }) => seat)))
  if (winner === undefined || others.length > 0) return texts.felt.handOver
  return texts.winners.wins({ name: seats[winner - 1]?.name || texts.table.seat(winner), you: winner === own.seat })
}
