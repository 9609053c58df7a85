import { chipsWords, type DealShown } from '@cardroom/room/protocol'
import { texts } from '../../words/texts.ts'

/** One thing that the showdown tells: who wins which pots with which cards. */
export type Telling = {
  readonly cards: ReadonlySet<string>
  readonly pots: readonly number[]
  readonly to: readonly {
    readonly seat: number
    readonly amount: number
    readonly words: string
    readonly sum: string
    readonly wins: boolean
  }[]
}

/** The showdown as a scene: what is announced one after another, and when each of it begins, in milliseconds. */
export type Scene = { readonly tellings: readonly Telling[]; readonly starts: readonly number[]; readonly ends: number }

/** When something is announced: the cards lift, then the hand is named, then the chips slide, and the stack counts when they are there. */
export const BEATS = { named: 320, slides: 620, counts: 1245, over: 1400 } as const
/** Hands turn before they are judged; where nobody shows there is nothing to wait for. */
const TURNED = 700
const AT_ONCE = 60
/** From one pot to the next; where there are many, each is announced faster, so that nobody waits for long. */
const NEXT = 1250
const LONGEST = 5000

/** What the end of a hand shows, pot by pot: the side pots first, as they are settled. */
export const sceneOf = (deal: DealShown): Scene | null => {
  const tellings = deal.awards.length > 0 ? tellingsOf(deal) : pointsOf(deal)
  if (tellings.length === 0) return null
  const isShown = tellings.some(({ cards }) => cards.size > 0) || deal.rowsOf.length > 0
  const from = isShown ? TURNED : AT_ONCE
  const step = Math.min(NEXT, LONGEST / tellings.length)
  const starts = tellings.map((_, i) => from + i * step)
  return { tellings, starts, ends: starts.at(-1)! + BEATS.over }
}

/** Awards one after another; those that one player wins of a pot, or with the same hands of several, are announced together. */
const tellingsOf = (deal: DealShown): readonly Telling[] => {
  const groups: (readonly Award[])[][] = []
  for (const won of wonTogether(deal)) {
    const last = groups.at(-1)?.[0]
    if (last?.length === won.length && last.every((award, i) => isAlike(award, won[i]!))) groups.at(-1)!.push(won)
    else groups.push([won])
  }
  return groups.map((group, i) => {
    const [hands] = group
    const awards = group.flat()
    const later = groups.slice(i + 1).flat(2)
    return {
      cards: new Set(awards.flatMap(({ cards }) => cards)),
      pots: [...new Set(awards.map(({ pot }) => pot))],
      to: hands![0]!.to.map(({ seat }) => ({
        seat,
        amount: awards.reduce((sum, { to }) => sum + (to.find(it => it.seat === seat)?.amount ?? 0), 0),
        words: wordsOf(hands!, deal),
        wins: true,
        sum: sumOf(
          deal,
          awards,
          seat,
          later.some(({ to }) => to.some(it => it.seat === seat)),
        ),
      })),
    }
  })
}

type Award = DealShown['awards'][number]

/** The awards of a hand, high and low of a pot together where one player scoops both; boards are looked at one by one. */
const wonTogether = ({ awards, boards, runs }: DealShown): readonly (readonly Award[])[] => {
  const all: Award[][] = []
  for (const award of awards) {
    const last = all.at(-1)
    if (last !== undefined && boards.length <= runs && isScoop(last[0]!, award)) last.push(award)
    else all.push([award])
  }
  return all
}

const isScoop = (one: Award, other: Award): boolean =>
  one.pot === other.pot &&
  one.run === other.run &&
  one.share !== other.share &&
  [one, other].every(({ words, to }) => words !== '' && to.length === 1) &&
  one.to[0]!.seat === other.to[0]!.seat

const isAlike = (one: Award, other: Award): boolean =>
  one.words === other.words &&
  one.run === other.run &&
  one.share === other.share &&
  one.to.map(({ seat }) => seat).join() === other.to.map(({ seat }) => seat).join()

/** The hands that win, in one line. */
const wordsOf = (hands: readonly Award[], { shares, runs }: DealShown): string => {
  const named = hands.map(({ words, share }) =>
    shares.length > 1 && share !== 'all' && words !== '' && !saysItself(share, words)
      ? texts.felt.scene.share(texts.streets.share(share), words)
      : words,
  )
  const parts = [runs > 1 ? texts.felt.scene.run(hands[0]!.run + 1) : '', named.join('; ')].filter(part => part !== '')
  const line = parts.join(' ')
  return line.slice(0, 1).toUpperCase() + line.slice(1)
}

/** "Eight-six low" needs no "low" before it. */
const saysItself = (share: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(texts.streets.share(share).toLowerCase())

/** What a player is up in the whole hand, shown with the last that they win; otherwise which pot it is. */
const sumOf = (deal: DealShown, awards: readonly Award[], seat: number, winsMore: boolean): string => {
  const net = deal.nets.find(it => it.seat === seat)?.chips ?? 0
  const amount = awards.flatMap(({ to }) => to).reduce((sum, it) => sum + (it.seat === seat ? it.amount : 0), 0)
  const pots = new Set(deal.awards.map(({ pot }) => pot)).size
  if (!winsMore && (net > 0 || pots === 1)) return netWords(net)
  const pot = awards.at(-1)!.pot
  return texts.felt.scene.ofPot(pots > 1 ? texts.felt.potName(pot, pots) : '', chipsWords(amount))
}

const netWords = (chips: number): string => {
  const { net, lost, even } = texts.felt.scene
  return chips === 0 ? even : chips > 0 ? net(chipsWords(chips)) : lost(chipsWords(-chips))
}

/** In the Chinese family nobody wins a pot: what each is up or down is announced at once. */
const pointsOf = ({ nets, scores, fouled = [] }: DealShown): readonly Telling[] =>
  scores.length === 0
    ? []
    : [
        {
          cards: new Set(),
          pots: [],
          to: nets.map(({ seat, chips }) => ({
            seat,
            amount: 0,
            words: '',
            sum: fouled.includes(seat) ? texts.felt.scene.fouled(netWords(chips)) : netWords(chips),
            wins: chips > 0,
          })),
        },
      ]
