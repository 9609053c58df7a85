import type { Deal } from '../../deal/deal.ts'
import { near } from '../../kinds/near.ts'
import type { Misread } from '../../kinds/problem.ts'
import type { Decide, Notice } from '../../rulings/report.ts'
import type { IncidentType } from '../../rulings/rulers.ts'
import { inWords } from '../incidents/write-incident.ts'
import { misread } from '../problems.ts'

/** What a person decides, or what is noticed, in these words; undefined when they say neither. */
export const readRulingOrder = (deal: Deal, words: string): Decide | Notice | Misread | undefined => {
  const [, noticed] = /^(?:somebody |the table )?notices?\b(?: (?:the |that the |that )?)?(.*)$/.exec(words) ?? []
  if (noticed !== undefined) return notice(deal, noticed)
  const [, who, choice] =
    /^(?:(?:the )?(floor|referee|house|dealer|table|(?:seat )?\d+) )?(?:decides?|rules?):? (.+)$/.exec(words) ?? []
  return choice === undefined ? undefined : decided(deal, who, choice)
}

/** `hand-dead`, `hand dead`, or its number among the ways to rule. */
const decided = (deal: Deal, who: string | undefined, choice: string): Decide | Misread => {
  const { pending } = deal.mending
  if (pending === null) return misread('no-ruling-due')
  const { decides } = pending
  const name = typeof decides === 'string' ? decides : String(decides.seat)
  const speaksFor = who === 'floor' && (decides === 'referee' || decides === 'house')
  if (who !== undefined && who.replace('seat ', '') !== name && !speaksFor) {
    return misread('others-decide', { decides })
  }
  const decisions = pending.options.map(option => option.decision)
  const wanted = choice.trim().replaceAll(' ', '-')
  const decision = decisions[Number(wanted) - 1] ?? decisions.find(it => it === wanted)
  if (decision !== undefined) return { type: 'Decide', decision }
  const [meant] = near(wanted, decisions, 1)
  return misread('no-such-ruling', { text: choice, meant: meant ?? null, decisions })
}

/** The mistake by its number, counted from 1, by a word of its name, or the only one there is. */
const notice = (deal: Deal, said: string): Notice | Misread => {
  const { errors } = deal.mending
  const names = errors.map(({ incident }) => inWords(incident.type))
  const mistakes = errors.map(({ incident }) => incident.type as IncidentType)
  if (errors.length === 0) return misread('no-mistake')
  if (said === '' || said === 'it' || said === 'mistake') {
    return errors.length === 1 ? { type: 'Notice', error: 0 } : misread('which-mistake', { mistakes })
  }
  const number = /^\d+$/.test(said) ? Number(said) - 1 : names.findIndex(name => sharesWord(name, said))
  return errors[number] === undefined
    ? misread('no-such-mistake', { text: said, mistakes })
    : { type: 'Notice', error: number }
}

const sharesWord = (name: string, said: string): boolean => {
  const words = said.toLowerCase().split(/\W+/).map(bare)
  return name.split(' ').some(word => words.includes(bare(word)))
}

/** A burn and two that are burned are the same mistake to those who notice it. */
const bare = (word: string): string => word.replace(/(?:ed|s)$/, '')
