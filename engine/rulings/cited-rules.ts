import type { Deal } from '../deal/deal.ts'
import { isLow } from '../deal/pots/odd-chip.ts'
import type { Form } from '../forms/form.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import type { Option, Ruling } from './ruling.ts'
import { lowballRanking } from './showdown/called-low.ts'

/** What is played here, in a cash game or an event. */
type Played = Pick<Deal, 'form' | 'setting'>

/** A ruling as it is cited at this table: by the rules that speak of its form, in its setting, the others left out. */
export const citedFor = <R extends Ruling>(played: Played, ruling: R): R => ({
  ...ruling,
  ...citedIn(played, ruling),
  ...(ruling.options && { options: ruling.options.map(option => ({ ...option, ...citedIn(played, option) })) }),
})

/** What follows from a ruling rests on the same rules. */
const citedIn = (played: Played, { rules, events }: Option): Pick<Option, 'rules' | 'events'> => ({
  rules: rulesFor(played, rules),
  events: events.map(event => ({ ...event, rules: rulesFor(played, event.rules) })),
})

/**
 * Of these rules, each once, those that speak of a setting and of them those that speak of a form; all of them if none
 * does: then it goes by what is said of others.
 */
export const rulesFor = ({ form, setting }: Played, rules: readonly RuleId[]): readonly RuleId[] => {
  const once = [...new Set(rules)]
  const here = setting === 'tournament' ? once : those(once, id => !OF_EVENTS.test(id))
  return those(here, id => speaksOf(form, id))
}

const those = (rules: readonly RuleId[], speaks: (id: RuleId) => boolean): readonly RuleId[] => {
  const own = rules.filter(speaks)
  return own.length === 0 ? rules : own
}

/** The sections on tournaments, and the note on one of their rules. */
const OF_EVENTS = /^(rrp|hpt\/rrp7)\/15\/|^uspa\/(3\.3\.|app2\/10$)/

/** Does this rule speak of all forms, or of those that this one belongs to? */
const speaksOf = (form: Form, id: RuleId): boolean => SECTIONS.find(({ of }) => of.test(id))?.has(form) ?? true

const isBoard = ({ family }: Form): boolean => family === 'board'
const isOmaha = ({ pot }: Form): boolean => pot.some(({ from }) => typeof from === 'object')
const isStud = ({ family }: Form): boolean => family === 'stud'
const isDraw = ({ family }: Form): boolean => family === 'draw'
const draws = ({ streets }: Form): boolean => streets.some(({ steps }) => steps.some(step => step.do === 'draw'))
const isLowDraw = (form: Form): boolean => isDraw(form) && lowballRanking(form) !== undefined
const isHighDraw = (form: Form): boolean => isDraw(form) && !isLowDraw(form)
const drawsLow = (form: Form): boolean => draws(form) && form.pot.some(({ ranking }) => isLow(ranking))
const drawsHigh = (form: Form): boolean => draws(form) && !drawsLow(form)
const FIVE_CARD_LOW = ['ace-to-five', 'deuce-to-seven'] as const
const hasButton = (form: Form): boolean => isBoard(form) || isDraw(form)
const isChinese = ({ family }: Form): boolean => family === 'chinese'
const isOpenFace = ({ streets }: Form): boolean => streets.some(({ steps }) => steps.some(step => step.do === 'place'))
const isNamed =
  (...ids: readonly string[]) =>
  ({ id }: Form): boolean =>
    ids.some(name => id.startsWith(name))

/** The sections and single rules of the books that speak of some forms alone. */
const SECTIONS: readonly { readonly of: RegExp; readonly has: (form: Form) => boolean }[] = [
  { of: /^rrp\/[67]\/|^uspa\/3\.2\.2\./, has: isOmaha },
  { of: /^rrp\/5\/|^hpt\/holdem\/|^hpt\/rrp7\/5\/|^uspa\/3\.2\.1\.|^wsop\/16[7-9]|^wsop\/17[01]/, has: isBoard },
  { of: /^rrp\/8\/|^rrp\/16\/2$|^uspa\/3\.2\.3\.|^uspa\/app2\/4$|^wsop\/2[2-3]\d(?!\d)/, has: isStud },
  { of: /^(rrp|hpt)\/(3\/)?dead-hands\/1c$|^uspa\/3\.1\.5\.1\.3$|^wsop\/110d$|^wsop\/109-stud$/, has: isStud },
  // the rules of the draw itself hold beside a board too
  { of: /^rrp\/11\/(9|11[ab]?|nl\/3)$|^uspa\/3\.2\.8\.5\.(1\.(9|12)|4\.3)/, has: drawsLow },
  { of: /^rrp\/12\/(7[ab]?|8)$|^uspa\/3\.2\.10\.5\.[68]/, has: drawsHigh },
  { of: /^rrp\/11\/|^rrp\/16\/[78]$|^uspa\/3\.2\.8\.|^uspa\/app2\/[78]$/, has: isLowDraw },
  { of: /^rrp\/12\/|^uspa\/3\.2\.10\./, has: isHighDraw },
  { of: /^wsop\/lowball-exposed/, has: draws },
  { of: /^wsop\/(273|277)/, has: form => draws(form) && !isNamed('badugi', 'baduci', 'badaci')(form) },
  { of: /^wsop\/(lowball-|266)/, has: isNamed(...FIVE_CARD_LOW, 'archie', 'ari', 'badugi', 'baduci', 'badaci') },
  { of: /^wsop\/(27[4-6]|279)/, has: isNamed(...FIVE_CARD_LOW, 'archie', 'ari') },
  { of: /^wsop\/(280|290)/, has: isNamed(...FIVE_CARD_LOW) },
  { of: /^wsop\/283/, has: isNamed('ace-to-five') },
  { of: /^wsop\/287/, has: isNamed('deuce-to-seven') },
  { of: /^wsop\/(299|302|305)/, has: isNamed('badugi') },
  { of: /^wsop\/(308|311|314)/, has: isNamed('baduci') },
  { of: /^wsop\/(318|321|324)/, has: isNamed('badaci') },
  { of: /^wsop\/(109-button|112-redeal)$/, has: hasButton },
  { of: /^wsop\/(109-ofc|110h|23a|349|351|352)/, has: isOpenFace },
  { of: /^wsop\/344$/, has: isChinese },
]
