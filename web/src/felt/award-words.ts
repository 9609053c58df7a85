import { chipsWords, type DealShown } from '@cardroom/room/protocol'

type Award = DealShown['awards'][number]

/** A share in a sentence: who takes how much of which pot, for what, with which hand, and where an odd chip went. */
export const awardWords = (award: Award, deal: DealShown, names: (seat: number) => string): string => {
  const { pot, run, share, to, oddChips, words } = award
  const [first] = to
  if (first === undefined) return `Nobody takes ${award.amount}.`
  const several = deal.awards.some(it => it.pot > 0)
  const place = [
    pot > 0 ? `side pot ${pot}` : several ? 'the main pot' : '',
    share === 'all' ? '' : share,
    deal.runs > 1 ? `run-out ${run + 1}` : '',
  ].filter(part => part !== '')
  const who =
    to.length === 1
      ? `${names(first.seat)} takes ${chipsWords(first.amount)}`
      : `${list(to.map(({ seat }) => names(seat)))} divide ${chipsWords(award.amount)} (${to.map(({ amount }) => chipsWords(amount)).join(', ')})`
  const odd = to.length > 1 && oddChips.length > 0 ? `; the odd chip to ${list(oddChips.map(names))}` : ''
  return `${who}${place.length === 0 ? '' : ` (${place.join(', ')})`}${words === '' ? '' : ` with ${words}`}${odd}.`
}

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
