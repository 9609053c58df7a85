import type { OwnFloorView, OwnOrder } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../line/api.ts'
import { useShown } from '../line/shown-line.ts'
import { texts } from '../words/texts.ts'
import { CallCard } from './call-card.tsx'
import styles from './floor.module.css'
import { FloorFrame } from './floor-frame.tsx'
import { lostSince } from './floor-line.ts'
import kiosk from './kiosk.module.css'
import { KioskSign } from './kiosk-sign.tsx'
import { NotHere } from './not-here.tsx'
import { OwnHouse, OwnPapers } from './own-house.tsx'
import { Offers, OwnPlace } from './own-lists.tsx'

/** After this long without a tap the kiosk forgets who stood before it, in milliseconds. */
const FORGETS = 30_000

/** The person at the kiosk, and what the room shows them. */
type Standing = { readonly name: string; readonly pin: string; readonly own: OwnFloorView }

/** The kiosk at the door: join a list, see your place, confirm, pass or leave; nobody does so for others. */
export const KioskPage = () => {
  const line = useShown('floor/kiosk')
  const { view } = line
  const words = texts.floorScreens
  /** What somebody wants to do who hasn't said yet who they are: join this game, or only look. */
  const [wants, setWants] = useState<{ readonly game: string | null } | null>(null)
  const [standing, setStanding] = useState<Standing | null>(null)
  const [wrong, setWrong] = useState('')
  const leave = (): void => {
    setWants(null)
    setStanding(null)
    setWrong('')
  }
  useForgetting(wants !== null || standing !== null, leave)
  const say = async (name: string, pin: string, order?: OwnOrder): Promise<void> => {
    const answer = await ask('POST /api/floor/kiosk', {
      body: { name, pin, ...(order !== undefined && { order, command: command() }) },
    })
    setWrong(answer.ok ? '' : answer.words)
    if (!answer.ok) return
    setWants(null)
    setStanding({ name, pin, own: answer.data })
  }
  return (
    <FloorFrame
      title={words.kiosk}
      name={view?.name ?? ''}
      lost={lostSince(line, texts.floor.offlineHere)}
      pages="device"
    >
      {view === null && <NotHere title={words.kiosk} wrong={line.wrong} />}
      {wrong !== '' && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      {view !== null && standing === null && wants === null && (
        <div className={kiosk.kiosk}>
          <div className={styles.head}>
            <h1>{words.kiosk}</h1>
            <span className={styles.end}>
              <button type="button" className={styles.big} onClick={() => setWants({ game: null })}>
                {words.myPlace}
              </button>
            </span>
          </div>
          <p className={styles.small}>{view.closed ? words.closedNow : words.kioskIs}</p>
          <Offers offers={view.offers} isLive={line.isLive} onJoin={game => setWants({ game })} />
        </div>
      )}
      {wants !== null && (
        <KioskSign
          game={wants.game}
          onBack={leave}
          onSign={(name, pin) =>
            void say(name, pin, wants.game === null ? undefined : { type: 'JoinList', game: wants.game })
          }
        />
      )}
      {standing !== null && (
        <Own
          standing={standing}
          isLive={line.isLive}
          order={order => void say(standing.name, standing.pin, order)}
          onDone={leave}
        />
      )}
    </FloorFrame>
  )
}

const Own = ({
  standing: { name, own },
  isLive,
  order,
  onDone,
}: {
  readonly standing: Standing
  readonly isLive: boolean
  readonly order: (order: OwnOrder) => void
  readonly onDone: () => void
}) => {
  const words = texts.floorScreens
  const waiting = own.lists.filter(({ called }) => called === null)
  return (
    <div className={kiosk.kiosk}>
      <div className={styles.head}>
        <h1>{name}</h1>
        <span className={styles.end}>
          <button type="button" className={`${styles.primary} ${styles.big}`} onClick={onDone}>
            {words.kioskDone}
          </button>
        </span>
      </div>
      {own.lists.flatMap(list =>
        list.called === null
          ? []
          : [<CallCard key={list.game} list={{ ...list, called: list.called }} isLive={isLive} order={order} />],
      )}
      <OwnPapers papers={own.papers} />
      {own.seat !== null && (
        <p className={styles.banner}>{words.readyAt(own.seat.game, own.seat.table, own.seat.seat)}</p>
      )}
      {own.lists.length === 0 && own.seat === null && <p>{words.kioskOff}</p>}
      <ul className={styles.form} aria-live="polite">
        {waiting.map(list => (
          <OwnPlace key={list.game} list={list} level="h2" isLive={isLive} order={order} />
        ))}
      </ul>
      <OwnHouse comps={own.comps} isLive={isLive} order={order} />
    </div>
  )
}

/** Goes back to the start when nobody has touched the screen for a while. */
const useForgetting = (isUsed: boolean, forget: () => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is forgotten is the same however often the page is drawn
  useEffect(() => {
    if (!isUsed) return undefined
    let timer = setTimeout(forget, FORGETS)
    const touched = (): void => {
      clearTimeout(timer)
      timer = setTimeout(forget, FORGETS)
    }
    for (const kind of TOUCHES) addEventListener(kind, touched)
    return () => {
      clearTimeout(timer)
      for (const kind of TOUCHES) removeEventListener(kind, touched)
    }
  }, [isUsed])
}

const TOUCHES = ['pointerdown', 'keydown'] as const

/** The kiosk's own name for an order: sent twice, it is carried out once. */
const command = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-')
