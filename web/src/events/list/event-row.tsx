import { chipsWords, type EventCard } from '@cardroom/room/protocol'
import { Link } from 'wouter'
import { roomTime } from '../../clock/room-time.ts'
import { WholeWords } from '../../said/whole-words.tsx'
import { eventTexts as words } from '../../words/event-texts.ts'
import { pathOf } from '../look/event-frame.tsx'
import look from '../look/look.module.css'
import { Tag } from '../look/tag.tsx'
import styles from './list.module.css'

/** An event in the list: when, what, for how much, how many, and what you have to do with it. The whole row opens it. */
export const EventRow = ({ event }: { readonly event: EventCard }) => {
  const [when, about] = whenWords(event)
  const page =
    event.phase === 'ended' ? 'results' : event.you === 'director' && event.run !== 'dealt' ? 'director' : 'player'
  return (
    <li className={styles.event}>
      <p className={styles.when}>
        {when}
        <small>{about}</small>
      </p>
      <div className={look.grow}>
        <h3>
          <Link href={pathOf(event.id, page)}>{event.name}</Link>
        </h3>
        <p className={`${look.small} ${look.dim}`}>
          <WholeWords
            words={`${event.formName} · ${words.startingChips(chipsWords(event.buyIn.chips))} · ${buyInWords(event)}`}
          />
        </p>
        <p className={`${look.small} ${look.dim} ${look.figures}`}>{countWords(event)}</p>
      </div>
      <div className={styles.end}>
        {event.you !== null && <Tag kind={event.you === 'out' ? 'brass' : 'good'}>{words.youAreIn[event.you]}</Tag>}
        {event.you === null && event.entering && event.open && <Tag kind="brass">{words.open}</Tag>}
      </div>
    </li>
  )
}

const buyInWords = ({ buyIn: { price, fee }, bounty }: EventCard): string =>
  price + fee + bounty === 0
    ? words.freeEntry
    : words.buyIn(chipsWords(price + bounty), fee === 0 ? '' : chipsWords(fee))

const countWords = ({ phase, left, players, winner }: EventCard): string => {
  if (winner !== null) return `${words.wonBy(winner)} · ${words.entered(players)}`
  return phase === 'playing' || phase === 'bagged' ? words.leftOf(left, players) : words.entered(players)
}

/** When it is, and a word below it. */
const whenWords = ({ phase, start, players, level, made }: EventCard): readonly [string, string] => {
  switch (phase) {
    case 'entries':
      if (start.when === 'full') return [words.whenFull(players, start.players), words.whenFullAbout]
      if (start.when === 'time')
        return [words.time(start.at), words.inMinutes(Math.round((start.at - roomTime()) / 60_000))]
      return [words.open, '']
    case 'playing':
      return [words.now, words.level(level)]
    case 'bagged':
    case 'cancelled':
      return [words.day(made), words.state[phase]]
    case 'ended':
      return [words.day(made), words.time(made)]
  }
}
