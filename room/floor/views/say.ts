import { wordsIn } from '@cardroom/engine/languages'
import type { PlayerId } from '@cardroom/engine/table'
import { type Language, floorNewsSay as newsSay, type Say, withNames } from '@cardroom/engine/words'
import { type HostedFloorEvent, isRoomEvent, type RoomFloorEvent } from '../events.ts'
import { floorWordsIn } from '../floor-words.ts'
import { type HostedFloor, nameOf } from '../hosted-floor.ts'
import { seatRefusalSay } from '../seat-refusal.ts'

/** A sentence about the floor with names in it; `you` is the reader. */
export const sayOnFloor = (hosted: Pick<HostedFloor, 'names'>, said: Say, you?: PlayerId): Say =>
  withNames(said, {
    seat: () => null,
    player: player => nameOf(hosted, player),
    ...(you !== undefined && { you: { player: you } }),
  })

/** What happened, in a sentence with names, or null if it is nobody’s news. */
export const floorNewsSay = (
  hosted: Pick<HostedFloor, 'names'>,
  event: HostedFloorEvent,
  language: Language,
  you?: PlayerId,
): Say | null => {
  const said = isRoomEvent(event) ? roomNews(event, language) : newsSay(wordsIn(language), event)
  return said === null ? null : sayOnFloor(hosted, said, you)
}

const roomNews = (event: RoomFloorEvent, language: Language): Say | null => {
  const { news, notSeated } = floorWordsIn(language)
  if (event.type !== 'SeatOrderEnded') return news(event)
  return notSeated(event.table, event.player, seatRefusalSay(event.refusal, language))
}
