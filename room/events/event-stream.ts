import { type Refused, refusal } from '../refusal.ts'
import { typeNow } from '../streams/older-names.ts'
import { type OpenStream, openStream } from '../streams/open-stream.ts'
import type { Keeping, StreamKind } from '../streams/stream-kind.ts'
import { evolveEvent } from './evolve-event.ts'
import { type Happening, isHappening } from './happenings.ts'
import type { Held } from './held.ts'

/** The streams of events are named so, with their ids after it. */
export const EVENT_PREFIX = 'event/'

/** What the stream of an event holds. */
export const eventStream: StreamKind<Held, Happening> = {
  evolve: evolveEvent,
  knows: isHappening,
  upcast: stored => typeNow(stored, { BigBlindTold: 'BigBlindSet' }),
  shape: 5,
  isWhole: state => typeof state.id === 'string' && state.tournament?.plan !== undefined,
}

/** An event of the room that is kept going. */
export type EventStream = OpenStream<Held, Happening, Refused>

/** Takes up an event where its stream has left it. */
export const openEventStream = (
  id: string,
  { store, now }: Keeping,
  onError: (cause: unknown) => void,
): Promise<EventStream> =>
  openStream<Held, Happening, Refused>({
    stream: `${EVENT_PREFIX}${id}`,
    kind: eventStream,
    store,
    now,
    onError,
    movedOn: MOVED_ON,
    unplayable: 'cannot be played on: an order failed, by a fault of the room',
  })

const MOVED_ON = refusal('try-again', { about: 'tournament' })
