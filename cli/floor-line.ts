import type { FloorEvent } from '@cardroom/engine/floor'
import { english, floorNews, text } from '@cardroom/engine/words'

/** An event of a floor as a line of its log: the time of day, what happened, and the rules behind it. */
export const floorLine = (event: FloorEvent): string => {
  const time = Math.floor(event.at / 60_000)
  const clock = `${`${Math.floor(time / 60)}`.padStart(2, '0')}:${`${time % 60}`.padStart(2, '0')}`
  const news = (
    floorNews[event.type] as (event: FloorEvent, scene: object) => ReturnType<(typeof floorNews)['FloorOpened']>
  )(event, {})
  const rules = event.rules.length === 0 ? '' : ` (${event.rules.join(', ')})`
  return `${clock} ${news === null ? event.type : text(news, english)}${rules}`
}
