import type { Deal } from '../../deal/deal.ts'
import type { DealEvent, Reported } from '../../deal/events.ts'
import type { Decider } from '../../deal/mending.ts'
import type { Refusal } from '../../deal/refusal.ts'
import type { RulingDecision } from '../../deal/ruling-decision.ts'
import { wrongArgument } from '../../kinds/wrong-argument.ts'
import type { Change } from '../../rulings/change.ts'
import type { TableRefusal } from '../../table/refusal.ts'
import type { TournamentEvent } from '../../tournament/events.ts'
import type { TournamentRefusal } from '../../tournament/refusal.ts'
import type { Say } from '../say.ts'
import { sceneOf } from '../scene.ts'
import { phrase, text } from '../text.ts'
import { changeSay } from './changes.ts'
import { dealNews } from './deal-news.ts'
import { dealRefusal } from './deal-refusals.ts'
import { decisionSay } from './decisions.ts'
import { incidentSay } from './incidents.ts'
import { deciderSay } from './mending-news.ts'
import { prompt } from './prompts.ts'
import { tableRefusal } from './table-refusals.ts'
import { tournamentNews } from './tournament-news.ts'
import { tournamentRefusal } from './tournament-refusals.ts'
import { english } from './voice.ts'

/** An event in a sentence as data; with the deal it belongs to, streets and rows have their names. */
export const newsSay = (event: DealEvent, deal?: Deal): Say =>
  (dealNews[event.type] as (event: DealEvent, scene: object) => Say | null)(event, sceneOf(deal, event)) ?? []

/** An event in a sentence for people, without its rules. */
export const newsWords = (event: DealEvent, deal?: Deal): string => text(newsSay(event, deal), english)

/** An event in a sentence for people, with its rules after it. */
export const citedNews = (event: DealEvent, deal?: Deal): string =>
  event.rules.length === 0 ? newsWords(event, deal) : `${newsWords(event, deal)} (${event.rules.join(', ')})`

/** A refusal in words: what wasn’t accepted and, if you pass the deal, what is. */
export const refusalWords = (refusal: Refusal, deal?: Deal): string => {
  if (typeof refusal?.why !== 'string') throw wrongArgument('refusalWords', refusal, 'the refusal of an answer')
  return `${text(dealRefusal(refusal), english)}${deal === undefined ? '' : ` ${acceptedWords(deal)}`}`
}

/** What can be done now, in a sentence. */
export const acceptedWords = (deal: Deal): string => text(prompt(deal), english)

/** A refusal at a table as a person would say it, with its rules. */
export const tableRefusalWords = (refusal: TableRefusal): string => {
  const words = text(tableRefusal(refusal), english)
  return refusal.rules === undefined || refusal.rules.length === 0 ? words : `${words} (${refusal.rules.join(', ')})`
}

/** What would change a ruling, to stand after `if`. */
export const changeWords = (change: Change): string => phrase(changeSay(change), english)

/** A refusal in a tournament as a person would say it, with its rules. */
export const tournamentRefusalWords = (refusal: TournamentRefusal): string => {
  const words = text(tournamentRefusal(refusal), english)
  return refusal.rules === undefined || refusal.rules.length === 0 ? words : `${words} (${refusal.rules.join(', ')})`
}

/** An event of a tournament in a sentence, with its rules after it; null for what is nobody's news. */
export const tournamentNewsWords = (event: TournamentEvent): string | null => {
  const said = (tournamentNews[event.type] as (event: TournamentEvent, scene: object) => Say | null)(event, {})
  if (said === null) return null
  const words = text(said, english)
  return event.rules.length === 0 ? words : `${words} (${event.rules.join(', ')})`
}

/** What a ruling comes to, in the middle of a sentence. */
export const decisionWords = (decision: RulingDecision): string => phrase(decisionSay(decision), english)

/** Who rules, in the middle of a sentence. */
export const deciderWords = (by: Decider | 'book'): string => phrase(deciderSay(by), english)

/** An incident as somebody would report it, in the middle of a sentence. */
export const incidentWords = (incident: Reported): string => phrase(incidentSay(incident), english)
