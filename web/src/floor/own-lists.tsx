import type { FloorOffer, OwnList, OwnOrder } from '@cardroom/room/protocol'
import { Said } from '../said/said.tsx'
import type { Reader } from '../said/said-words.ts'
import { spokenWords } from '../said/said-words.ts'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import me from './me.module.css'
import { timeOfDay } from './time-words.ts'

/** Your place on a list, and what moved you there. */
export const OwnPlace = ({
  list: { game, place, of, estimate, moved },
  reader = null,
  level: Heading = 'h3',
  isLive,
  order,
}: {
  readonly list: OwnList
  readonly reader?: Reader
  /** The heading that it comes below of the page around it. */
  readonly level?: 'h2' | 'h3'
  readonly isLive: boolean
  readonly order: (order: OwnOrder) => void
}) => {
  const words = texts.floorScreens
  return (
    <li className={styles.panel}>
      <div className={me.placed}>
        <span className={me.number} aria-hidden="true">
          {place}
        </span>
        <div>
          <Heading>{game}</Heading>
          <p className={styles.small}>
            <span className="visually-hidden">{`${words.place(place, of)} `}</span>
            {words.onList(of, estimate)}
          </p>
        </div>
        <button
          type="button"
          aria-label={words.leaveThis(game)}
          disabled={!isLive}
          onClick={() => order({ type: 'LeaveList', game })}
        >
          {words.leave}
        </button>
      </div>
      {moved.length > 0 && (
        <ul className={me.moved}>
          {moved.map(({ at, say, from, to, rules }) => (
            <li key={`${at} ${to}`}>
              <time dateTime={new Date(at).toISOString()}>{timeOfDay(at)}</time>
              <span>
                <Said say={say} reader={reader} />
                {from !== null && from !== to && words.moved(from, to)}{' '}
                <WhyButton rules={rules} about={spokenWords(say, reader)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Games that you could wait for, each with how long that may take; or why you can't. */
export const Offers = ({
  offers,
  isLive,
  onJoin,
}: {
  readonly offers: readonly FloorOffer[]
  readonly isLive: boolean
  readonly onJoin: (game: string) => void
}) => (
  <ul className={`${styles.panel} ${styles.rows}`}>
    {offers.map(offer => (
      <li key={offer.game} className={styles.row}>
        <div className={styles.grow}>
          <b>{offer.game}</b>
          <div className={styles.small}>
            {offer.off === null ? offerWords(offer) : <Said say={offer.off} />}{' '}
            <WhyButton rules={offer.rules} about={offer.game} />
          </div>
        </div>
        {offer.off === null && (
          <button
            type="button"
            aria-label={texts.floorScreens.joinThis(offer.game)}
            disabled={!isLive}
            onClick={() => onJoin(offer.game)}
          >
            {texts.floorScreens.join}
          </button>
        )}
      </li>
    ))}
  </ul>
)

const offerWords = ({ waiting, openSeats, needs, estimate }: FloorOffer): string => {
  const { offer } = texts.floorScreens
  if (needs !== null && needs > 0) return offer.starts(needs, waiting)
  if (waiting > 0) return offer.waits(waiting, estimate)
  return openSeats > 0 ? offer.open(openSeats) : offer.nobody
}
