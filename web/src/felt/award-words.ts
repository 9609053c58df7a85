import { chipsWords, type DealShown } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'

type Award = DealShown['awards'][number]

/** Shares that one player wins of several pots with one hand: they go into one sentence. */
export type MergedAward = Award & { readonly parts: readonly { readonly pot: number; readonly amount: number }[] }

/** The shares of a hand, those that differ only in the pot put together. */
export const mergedAwards = (awards: readonly Award[]): readonly MergedAward[] => {
  const merged: MergedAward[] = []
  for (const award of awards) {
    const part = { pot: award.pot, amount: award.amount }
    const at = merged.findIndex(it => isAlike(it, award))
    const alike = merged[at]
    if (alike === undefined) merged.push({ ...award, parts: [part] })
    else {
      const amount = alike.amount + award.amount
      merged[at] = { ...alike, amount, to: [{ seat: alike.to[0]!.seat, amount }], parts: [part, ...alike.parts] }
    }
  }
  return merged
}

const isAlike = (a: Award, b: Award): boolean =>
  a.to.length === 1 &&
  b.to.length === 1 &&
  a.to[0]!.seat === b.to[0]!.seat &&
  a.run === b.run &&
  a.share === b.share &&
  a.words === b.words &&
  a.rules.join() === b.rules.join()

/** What each winner is up in the whole hand, or everybody who was compared; empty if one line says it all. */
export const overallWords = (deal: DealShown, who: (seat: number) => Named): string => {
  const merged = mergedAwards(deal.awards)
  const isOneLine = merged.length + deal.scores.length < 2
  if (isOneLine && (merged[0]?.to.length ?? 1) === 1) return ''
  const winners = new Set(merged.flatMap(({ to }) => to.map(({ seat }) => seat)))
  const nets = deal.nets
    .filter(({ seat }) => deal.scores.length > 0 || winners.has(seat))
    .toSorted((a, b) => b.chips - a.chips)
    .map(({ seat, chips }) => texts.winners.upOrDown(who(seat), netWords(chips)))
  return nets.length === 0 ? '' : texts.winners.overall(nets)
}

const netWords = (chips: number): string =>
  chips === 0
    ? texts.felt.scene.even
    : chips < 0
      ? texts.felt.scene.lost(chipsWords(-chips))
      : texts.felt.scene.net(chipsWords(chips))

/**
 * A share in a sentence: who wins how much of which pot, for what, with which hand, and where an odd chip went. Who wins
 * everything has won what the others put in: their own chips in the pot are none of it.
 */
export const awardWords = (award: MergedAward, deal: DealShown, who: (seat: number) => Named): string => {
  const { run, share, to, oddChips, held, parts } = award
  const [first] = to
  if (first === undefined) return texts.winners.nobody(chipsWords(award.amount))
  const several = deal.awards.some(it => it.pot > 0)
  const place = [
    parts.length === 1 && several ? texts.winners.pot(parts[0]!.pot) : '',
    shareWords(award, deal),
    deal.runs > 1 && share !== 'all' ? texts.winners.runOut(run + 1) : '',
  ].filter(part => part !== '')
  const net = soleNet(award, deal)
  const wins =
    net !== null
      ? texts.winners.winsOfPot(who(first.seat), chipsWords(net), chipsWords(first.amount))
      : to.length === 1
        ? texts.winners.winsChips(who(first.seat), chipsWords(first.amount))
        : texts.winners.split(
            to.map(({ seat }) => who(seat)),
            chipsWords(award.amount),
            to.map(({ amount }) => chipsWords(amount)),
          )
  const odd = to.length > 1 && oddChips.length > 0 ? texts.winners.oddChip(oddChips.map(who)) : ''
  const pots = parts.map(({ pot, amount }) => texts.winners.ofPot(chipsWords(amount), pot))
  const hand = held === '' ? '' : ` ${held}`
  return `${wins}${place.length === 0 ? '' : ` (${place.join(', ')})`}${hand}${odd}${pots.length > 1 ? texts.winners.pots(pots) : ''}.`
}

/** What the only winner of a hand is up in it; null if there are several, or the pot was all theirs to win. */
const soleNet = ({ parts, to }: MergedAward, { awards, nets }: DealShown): number | null => {
  if (to.length !== 1 || parts.length !== awards.length) return null
  const net = nets.find(({ seat }) => seat === to[0]!.seat)?.chips ?? 0
  return net > 0 && net !== to[0]!.amount ? net : null
}

/** Somebody by name, or the reader. */
export type Named = { readonly name: string; readonly you: boolean }

/** Which share it is where there are several, and which of them nobody has a hand for. */
const shareWords = ({ pot, run, share }: MergedAward, { awards, shares }: DealShown): string => {
  if (share === 'all' || shares.length < 2) return ''
  const unclaimed = shares.filter(name => !awards.some(it => it.pot === pot && it.run === run && it.share === name))
  const called = texts.streets.share
  return [called(share), ...unclaimed.map(name => texts.winners.no(called(name)))].join(', ')
}
