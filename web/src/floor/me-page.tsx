import type { OwnFloorView, OwnList, OwnOrder } from '@cardroom/room/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { ask } from '../line/api.ts'
import { useShown } from '../line/shown-line.ts'
import type { Reader } from '../said/said-words.ts'
import { WhyButton } from '../why/why-button.tsx'
import { texts } from '../words/texts.ts'
import { CallCard, useCallBell } from './call-card.tsx'
import styles from './floor.module.css'
import { FloorFrame } from './floor-frame.tsx'
import { lostSince } from './floor-line.ts'
import me from './me.module.css'
import { NotHere } from './not-here.tsx'
import { NotifyMe } from './notify-me.tsx'
import { OwnHouse, OwnPapers } from './own-house.tsx'
import { Offers, OwnPlace } from './own-lists.tsx'
import { OwnSeat } from './own-seat.tsx'
import { timeOfDay } from './time-words.ts'

/** Your own lists on your phone: your place, what moved you, the call, your seat, and games to wait for. */
export const MePage = () => {
  const line = useShown('floor/me')
  const { view } = line
  const [wrong, setWrong] = useState<{ readonly words: string; readonly rules: readonly string[] } | null>(null)
  const order = (wanted: OwnOrder): void => {
    void line.order(wanted).then(done => setWrong(done.ok ? null : { words: done.words, rules: done.rules ?? [] }))
  }
  useCallBell(view?.lists ?? NONE)
  return (
    <FloorFrame
      title={texts.floor.myLists}
      pages="player"
      name={view?.name ?? ''}
      lost={lostSince(line)}
      narrow={!isWide(view)}
    >
      {view === null ? (
        <NotHere title={texts.floor.myLists} wrong={line.wrong} />
      ) : (
        <>
          {wrong !== null && (
            <p role="alert" className={styles.wrong}>
              {wrong.words} <WhyButton rules={wrong.rules} about={wrong.words} />
            </p>
          )}
          <Own view={view} isLive={line.isLive} order={order} />
        </>
      )}
    </FloorFrame>
  )
}

const NONE: readonly OwnList[] = []

const isWide = (view: OwnFloorView | null): boolean => view?.lists.some(({ called }) => called !== null) === true

const Own = ({
  view,
  isLive,
  order,
}: {
  readonly view: OwnFloorView
  readonly isLive: boolean
  readonly order: (order: OwnOrder) => void
}) => {
  const words = texts.floorScreens
  const [wanted, setWanted] = useState<string | null>(null)
  const known = useKnown()
  const { lists, seat, offers, you, where } = view
  const reader: Reader = you === null ? null : { name: you.name, seat: 0, player: you.player }
  const calls = lists.flatMap(list => (list.called === null ? [] : [{ ...list, called: list.called }]))
  const others = lists.filter(({ called }) => called === null)
  const open = offers.filter(({ game }) => lists.every(list => list.game !== game))
  if (wanted !== null && known.name === '') {
    return (
      <WhoAreYou
        onKnown={() => {
          known.look()
          order({ type: 'JoinList', game: wanted })
          setWanted(null)
        }}
      />
    )
  }
  return (
    <div className={calls.length > 0 ? me.columns : ''}>
      {calls.length > 0 && (
        <div className={styles.form}>
          {calls.map(list => (
            <CallCard key={`${list.game} ${list.called.coming}`} list={list} isLive={isLive} order={order} />
          ))}
        </div>
      )}
      <div>
        {calls.length === 0 && <h1 className={me.title}>{known.name === '' ? words.whoAreYou : known.name}</h1>}
        <OwnBanners view={view} />
        {seat !== null && <OwnSeat seat={seat} isLive={isLive} order={order} />}
        {others.length > 0 && (
          <section className={styles.section} aria-labelledby="own-lists">
            <h2 id="own-lists" className={me.heading}>
              {calls.length > 0 ? words.otherLists : words.yourLists}
            </h2>
            <ul className={styles.form}>
              {others.map(list => (
                <OwnPlace key={list.game} list={list} reader={reader} isLive={isLive} order={order} />
              ))}
            </ul>
          </section>
        )}
        {lists.length > 0 && <NotifyMe />}
        {open.length > 0 && (
          <section className={styles.section} aria-labelledby="own-offers">
            <h2 id="own-offers" className={me.heading}>
              {lists.length > 0 ? words.joinAnother : words.joinA}
            </h2>
            <Offers
              offers={open}
              isLive={isLive}
              onJoin={game => (known.name === '' ? setWanted(game) : order({ type: 'JoinList', game }))}
            />
          </section>
        )}
        {lists.length > 0 && where === 'here' && (
          <p className={me.after}>
            <button type="button" disabled={!isLive} onClick={() => order({ type: 'StepOut' })}>
              {words.stepOut}
            </button>
          </p>
        )}
        {lists.length > 0 && <p className={`${styles.note} ${me.after}`}>{words.near}</p>}
        {you !== null && <OwnHouse comps={view.comps} isLive={isLive} order={order} />}
      </div>
    </div>
  )
}

/** What you should know before anything else: the room is closed, by when you check in, what you have to show. */
const OwnBanners = ({ view: { closed, checkInBy, papers, where } }: { readonly view: OwnFloorView }) => {
  const words = texts.floorScreens
  return (
    <>
      {closed && <p className={styles.banner}>{words.closedNow}</p>}
      {checkInBy !== null && <p className={styles.banner}>{words.checkIn(timeOfDay(checkInBy))}</p>}
      <OwnPapers papers={papers} />
      {where === 'away' && <p className={styles.banner}>{words.steppedOut}</p>}
    </>
  )
}

/** Who the room knows you as; empty before you have said a name. */
const useKnown = () => {
  const [name, setName] = useState('')
  const look = (): void => {
    void ask('GET /api/me').then(answer => answer.ok && setName(answer.data.guest?.name ?? ''))
  }
  useEffect(look, [])
  return { name, look }
}

const WhoAreYou = ({ onKnown }: { readonly onKnown: () => void }) => {
  const words = texts.floorScreens
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState('')
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const came = await ask('POST /api/guest', { body: { name } })
    if (came.ok) onKnown()
    else setWrong(came.words)
  }
  return (
    <form className={styles.form} onSubmit={event => void submit(event)}>
      <h1>{words.whoAreYou}</h1>
      <p className={styles.small}>{words.whoAreYouIs}</p>
      <label className={styles.field}>
        <span>{words.yourName}</span>
        <input
          required
          maxLength={30}
          autoComplete="nickname"
          value={name}
          onChange={event => setName(event.target.value)}
        />
      </label>
      {wrong !== '' && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <button type="submit" className={`${styles.primary} ${styles.big}`}>
        {words.goOn}
      </button>
    </form>
  )
}
