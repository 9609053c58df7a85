import { chipsWords, type DealShown } from '@cardroom/room/protocol'

type Award = DealShown['awards'][number]

/** Shares that one player takes of several pots with one hand: they are told together. */
export type AwardTold = Award & { readonly parts: readonly { readonly pot: number; readonly amount: number }[] }

/** The shares of a deal as they are told: those that are alike but for the pot in one sentence. */
export const awardsTold = (awards: readonly Award[]): readonly AwardTold[] => {
  const told: AwardTold[] = []
  for (const award of awards) {
    const part = { pot: award.pot, amount: award.amount }
    const at = told.findIndex(it => isAlike(it, award))
    const alike = told[at]
    if (alike === undefined) told.push({ ...award, parts: [part] })
    else {
      const amount = alike.amount + award.amount
      told[at] = { ...alike, amount, to: [{ seat: alike.to[0]!.seat, amount }], parts: [part, ...alike.parts] }
    }
  }
  return told
}

const isAlike = (a: Award, b: Award): boolean =>
  a.to.length === 1 &&
  b.to.length === 1 &&
  a.to[0]!.seat === b.to[0]!.seat &&
  a.run === b.run &&
  a.share === b.share &&
  a.words === b.words &&
  a.rules.join() === b.rules.join()

/** A share in a sentence: who takes how much of which pot, for what, with which hand, and where an odd chip went. */
export const awardWords = (award: AwardTold, deal: DealShown, names: (seat: number) => string): string => {
  const { run, share, to, oddChips, words, parts } = award
  const [first] = to
  if (first === undefined) return `Nobody takes ${chipsWords(award.amount)}.`
  const several = deal.awards.some(it => it.pot > 0)
  const place = [
    parts.length === 1 && several ? potName(parts[0]!.pot) : '',
    shareWords(award, deal),
    deal.runs > 1 && share !== 'all' ? `run-out ${run + 1}` : '',
  ].filter(part => part !== '')
  const who =
    to.length === 1
      ? `${names(first.seat)} takes ${chipsWords(first.amount)}`
      : `${list(to.map(({ seat }) => names(seat)))} divide ${chipsWords(award.amount)} (${to.map(({ amount }) => chipsWords(amount)).join(', ')})`
  const odd = to.length > 1 && oddChips.length > 0 ? `; the odd chip to ${list(oddChips.map(names))}` : ''
  const pots =
    parts.length > 1 ? `: ${list(parts.map(({ pot, amount }) => `${chipsWords(amount)} of ${potName(pot)}`))}` : ''
  return `${who}${place.length === 0 ? '' : ` (${place.join(', ')})`}${words === '' ? '' : ` with ${words}`}${odd}${pots}.`
}

const potName = (pot: number): string => (pot > 0 ? `side pot ${pot}` : 'the main pot')

/** Which share it is where there are several, and which of them nobody has a hand for. */
const shareWords = ({ pot, run, share }: AwardTold, { awards, shares }: DealShown): string => {
  if (share === 'all' || shares.length < 2) return ''
  const unclaimed = shares.filter(name => !awards.some(it => it.pot === pot && it.run === run && it.share === name))
  return [share, ...unclaimed.map(name => `no ${name}`)].join(', ')
}

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
