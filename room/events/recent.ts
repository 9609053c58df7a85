import { wordsIn } from '@cardroom/engine/languages'
import { dutyAt } from '@cardroom/engine/tournament'
import { inEveryLanguage, type Language, tournamentNewsSay, withNames } from '@cardroom/engine/words'
import type { EventNews, MoveShown } from '../protocol/events.ts'
import { namesIn } from './course.ts'
import type { EventStream } from './event-stream.ts'
import { type Happening, isAround } from './happenings.ts'
import { type Held, nameOf } from './held.ts'

/** What happened last in an event: for the log of its director, and the slips of those who moved. */
export type Recent = {
  readonly news: (language?: Language) => readonly EventNews[]
  readonly moves: () => readonly MoveShown[]
}

const MOST_NEWS = 60
const MOST_MOVES = 60
/** This many events are read again when the room opens. */
const READ = 400

/** Remembers the last news of an event; after a restart they are read again. */
export const keepRecent = async (event: EventStream): Promise<Recent> => {
  let news = inEveryLanguage((): readonly EventNews[] => [])
  let moves: readonly MoveShown[] = []
  const add = (held: Held, events: readonly Happening[], version: number): void => {
    const first = version - events.length + 1
    news = inEveryLanguage(language => {
      const more = events.flatMap((it, i) => newsOf(held, it, first + i, language)).reverse()
      return [...more, ...news[language]].slice(0, MOST_NEWS)
    })
    moves = [...events.flatMap(it => movesIn(held, it)).reverse(), ...moves].slice(0, MOST_MOVES)
  }
  const version = event.version()
  const from = Math.max(0, version - READ)
  add(event.state(), await event.eventsAfter(from, version - from), version)
  event.listen((_, after, events, now) => add(after, events, now))
  return { news: (language = 'en') => news[language], moves: () => moves }
}

const newsOf = (held: Held, event: Happening, version: number, language: Language): readonly EventNews[] => {
  if (isAround(event)) return []
  const said = tournamentNewsSay(wordsIn(language), event)
  if (said === null || said.length === 0) return []
  return [{ at: event.at, version, say: withNames(said, namesIn(held)), rules: event.rules }]
}

const movesIn = (held: Held, event: Happening): readonly MoveShown[] => {
  if (event.type === 'PlayerMoved') {
    const { at, player, from, to, why, duty, bigBlindIn, waits, rules } = event
    return [{ at, player, name: nameOf(held, player), from, to, why, duty, bigBlindIn, waits, rules }]
  }
  if (event.type !== 'SeatsDrawn' || event.why === 'start') return []
  const { at, rules } = event
  return event.seats.map(({ player, table, seat }) => {
    const here = held.tournament.tables.find(it => it.table === table)
    return {
      at,
      player,
      name: nameOf(held, player),
      from: { table, seat },
      to: { table, seat },
      why: 'draw' as const,
      duty: here === undefined ? ('none' as const) : dutyAt(here, seat),
      bigBlindIn: null,
      waits: false,
      rules,
    }
  })
}
