import { type Card, type DealEvent, view } from '@cardroom/engine'
import { cardsSeen, isDecision, redacted } from '@cardroom/engine/deal'
import { wordsIn } from '@cardroom/engine/languages'
import { rule } from '@cardroom/engine/rulings'
import type { PlayerId } from '@cardroom/engine/table'
import { type Language, type Say, withNames } from '@cardroom/engine/words'
import { heldIn } from '../held-in.ts'
import type { ReportAnswer, ReportShown } from '../protocol/report.ts'
import { rulesAlone } from '../table/reports/stake.ts'
import type { Question } from '../table/state/asked.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { namesAt } from '../table/state/names.ts'
import { tableWordsIn } from './table-words.ts'

/** A report that waits, as everybody sees it; null where none does. */
export const reportShown = (hosted: Hosted, language: Language = 'en'): ReportShown | null => {
  const { asked, night, people } = hosted
  if (asked === undefined || night?.deal == null) return null
  const name = (person: PlayerId): string => heldIn(people, person)?.name ?? tableWordsIn(language).somebody
  const seen = cardsSeen(view(night.deal, 'rail'))
  return {
    by: name(asked.by),
    say: withNames(
      questionSay(asked.question, card => seen.has(card), language),
      namesAt(hosted, hosted, language),
    ),
    ruling: rulingOf(hosted, language),
    asks: asked.asks.map(person => ({ name: name(person), agrees: asked.agreed.includes(person) })),
    until: asked.until,
  }
}

/** How somebody may answer the report that waits. */
export const answerOf = (hosted: Hosted, person: PlayerId): ReportAnswer | null => {
  const { asked } = hosted
  if (asked === undefined) return null
  if (asked.by === person) return 'take-back'
  if (rulesAlone(hosted, person)) return 'rule'
  return asked.asks.includes(person) && !asked.agreed.includes(person) ? 'agree' : null
}

/** What is reported or proposed, in a sentence without its end; cards that the reader does not see are left out of it. */
export const questionSay = (question: Question, sees: (card: Card) => boolean, language: Language): Say => {
  const { decisionSay, incidentSay } = wordsIn(language)
  if (question.type === 'Decide') {
    const { decision } = question
    return tableWordsIn(language).rulingIs(isDecision(decision) ? decisionSay(decision) : [decision])
  }
  const event: DealEvent = { type: 'IncidentReported', incident: question as never, rules: [] }
  return incidentSay((redacted(event, sees) as typeof event).incident)
}

/** What the book makes of it, if it leaves it to nobody. */
const rulingOf = ({ asked, night }: Hosted, language: Language): Say | null => {
  if (asked === undefined || asked.question.type === 'Decide') return null
  const ruling = rule(night!.deal!, asked.question)
  return !ruling.ok || ruling.options !== undefined ? null : wordsIn(language).decisionSay(ruling.decision)
}
