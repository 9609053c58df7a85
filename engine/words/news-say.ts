import type { Deal } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import type { FloorEvent } from '../floor/events.ts'
import type { TournamentEvent } from '../tournament/events.ts'
import type { NewsOf, Scene } from './news-of.ts'
import type { Say } from './say.ts'
import { sceneOf } from './scene.ts'
import type { Words } from './words.ts'

/** An event of a deal in a sentence; with the deal it belongs to, streets and rows have their names. */
export const dealNewsSay = ({ dealNews }: Pick<Words, 'dealNews'>, event: DealEvent, deal?: Deal): Say =>
  newsIn(dealNews, event, sceneOf(deal, event)) ?? []

/** An event of a floor in a sentence, or null if it is nobody’s news. */
export const floorNewsSay = ({ floorNews }: Pick<Words, 'floorNews'>, event: FloorEvent): Say | null =>
  newsIn(floorNews, event, {})

/** An event of a tournament in a sentence, or null if it is nobody’s news. */
export const tournamentNewsSay = ({ tournamentNews }: Pick<Words, 'tournamentNews'>, event: TournamentEvent) =>
  newsIn(tournamentNews, event, {})

/** The sentence that a language has for an event. */
export const newsIn = <E extends { readonly type: string }>(news: NewsOf<E>, event: E, scene: Scene): Say | null =>
  (news[event.type as E['type']] as (event: E, scene: Scene) => Say | null)(event, scene)
