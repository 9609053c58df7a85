import { UNKNOWN } from '../../cards/card.ts'
import { audit } from '../../deal/audit.ts'
import type { Deal } from '../../deal/deal.ts'
import { seenDeal } from '../../deal/redact.ts'
import type { RulingDrill } from '../../drills/ruling-drill.ts'
import type { House } from '../../rulebooks/house.ts'
import { bookDiff } from '../../rulebooks/house-diff.ts'
import { BOOKS, type BookId } from '../../rulebooks/rule-id.ts'
import { rulebooks } from '../../rulebooks/rulebooks.ts'
import { carryOut, rule } from '../../rulings/decide.ts'
import type { Incident } from '../../rulings/rulers.ts'
import type { Ruling } from '../../rulings/ruling.ts'
import { decisionWords } from '../../words/english/print.ts'
import { ruledByHand } from '../by-hand/by-hand.ts'

/**
 * What another way to ask finds wrong with a drill: the rules of all books as somebody has read them, the same answers in
 * another book's cover, other suits, a rail that sees no cards, and the table after it was done.
 */
export const secondOpinion = (made: RulingDrill): readonly string[] => {
  const { deal, incident } = made
  const ruling = rule(deal, incident)
  if (!ruling.ok) return ['refused']
  return [
    ...said(made, ruling),
    ...notByHand(deal, incident),
    ...otherwiseCovered(deal, incident, ruling),
    ...otherSuits(deal, incident, ruling),
    ...fromTheRail(deal, incident, ruling),
    ...done(deal, incident),
  ]
}

const decisionsOf = ({ decision, options = [] }: Ruling): readonly string[] =>
  options.length === 0 ? [decision] : options.map(option => option.decision)

/** A decision without the card that a floor picks. */
const plain = (decision: string): string => (decision.endsWith('-is-the-next-burn') ? 'picked-burn' : decision)

/** What the drill takes for right is what is decided, in words. */
const said = ({ drill }: RulingDrill, ruling: Ruling): readonly string[] => {
  const words = decisionsOf(ruling).map(decision => decisionWords(decision as Ruling['decision']).toLowerCase())
  return drill.right
    .map(place => drill.options[place]!.toLowerCase().replace(/\.$/, ''))
    .filter(accepted => !words.some(it => it.replace(/\.$/, '') === accepted))
    .map(accepted => `accepts ${accepted}`)
}

/** What the rules of each book say, as somebody has read them: every book is asked, not the one of the drill alone. */
const notByHand = (deal: Deal, incident: Incident): readonly string[] =>
  BOOKS.flatMap(book => {
    const ruling = rule(deal, incident, book)
    if (!ruling.ok) return []
    const read = ruledByHand(deal, incident, book)
    const ways = decisionsOf(ruling).map(plain).join(' or ')
    if (read === null) return [`nobody has read what ${book} says of ${incident.type}`]
    return read.join(' or ') === ways ? [] : [`${incident.type} by ${book}: ${ways}, by hand ${read.join(' or ')}`]
  })

/** The same answers as a house on each other book: a ruling goes by answers, not by the name of a book. */
const otherwiseCovered = (deal: Deal, incident: Incident, ruling: Ruling): readonly string[] => {
  if (typeof deal.book !== 'string') return []
  const own = deal.book
  return BOOKS.filter(book => book !== own).flatMap(book => {
    const other = rule(deal, incident, inCoverOf(own, book))
    if (!other.ok) return [`refused in the cover of ${book}`]
    return same(other, ruling) ? [] : [`${other.decision} in the cover of ${book}`]
  })
}

const covers = new Map<string, House>()

/** A house on one book that answers everything as another does. */
const inCoverOf = (own: BookId, cover: BookId): House => {
  const kept = covers.get(`${own} ${cover}`)
  if (kept !== undefined) return kept
  const differing = bookDiff(rulebooks[cover], rulebooks[own]).flatMap(({ points }) => points)
  const overrides = Object.fromEntries(differing.map(({ point, b }) => [point, b.is]))
  const house: House = { name: `${own} in the cover of ${cover}`, book: cover, overrides }
  covers.set(`${own} ${cover}`, house)
  return house
}

const same = (one: Ruling, other: Ruling): boolean =>
  decisionsOf(one).map(plain).join() === decisionsOf(other).map(plain).join()

/** Suits are all alike in a ruling: with others in their place the same is decided. */
const otherSuits = (deal: Deal, incident: Incident, ruling: Ruling): readonly string[] => {
  const { form, stakes, book, law, ...rest } = deal
  const turned = { form, stakes, book, law, ...(turnedIn(rest) as typeof rest) }
  const other = rule(turned, turnedIn(incident) as Incident)
  if (!other.ok) return ['refused with other suits']
  return same(other, ruling) ? [] : [`${other.decision} with other suits`]
}

const TURN: Readonly<Record<string, string>> = { c: 'd', d: 'h', h: 's', s: 'c' }

const turnedIn = (value: unknown): unknown => {
  if (typeof value === 'string') return /^[2-9TJQKA][cdhs]$/.test(value) ? `${value[0]}${TURN[value[1]!]}` : value
  if (Array.isArray(value)) return value.map(turnedIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, turnedIn(it)]))
}

/** A viewer who sees no cards comes to the same, where the incident names none and no hand has to be read. */
const fromTheRail = (deal: Deal, incident: Incident, ruling: Ruling): readonly string[] => {
  // only the player who holds a joker sees it
  if (namesCards(incident) || incident.type === 'JokerFound' || deal.phase !== 'streets') return []
  const other = rule(seenDeal(deal, 'rail'), incident)
  // a card that isn't in view can't be picked by its name
  if (!other.ok || decisionsOf(other).some(decision => decision.startsWith(UNKNOWN))) return []
  return same(other, ruling) ? [] : [`${other.decision} from the rail`]
}

const namesCards = (incident: Incident): boolean => JSON.stringify(incident).match(/"[2-9TJQKA][cdhs]"|"Jo"/) !== null

/** Reported at the table, and decided in each way that is open: every chip and card is still there. */
const done = (deal: Deal, incident: Incident): readonly string[] => {
  const reported = carryOut(deal, incident)
  if (!reported.ok) return ['refused when it is reported']
  const due = reported.events.find(event => event.type === 'RulingDue')
  const ways =
    due === undefined
      ? [reported.state]
      : due.options.flatMap(({ decision }) => {
          const decided = carryOut(reported.state, { type: 'Decide', decision })
          return decided.ok ? [decided.state] : []
        })
  return ways.length === 0 ? ['no way to rule is taken'] : ways.flatMap(state => audit(state))
}
