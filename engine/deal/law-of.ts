import type { Form } from '../forms/form.ts'
import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import type { Rulebook } from '../rulebooks/rulebook.ts'
import { isLowball } from './betting/lowball.ts'
import type { Setting } from './commands.ts'
import { type BlindLaw, type DrawnLaw, type DrawPile, isFixed, type Law, type RaiseLaw, type StudLaw } from './law.ts'
import { answersIn, type LawAnswers } from './law-answers.ts'
import { programOf } from './program.ts'
import { leastBetBy, type Stakes } from './stakes.ts'

/** A game as a deal of it starts: what the book is asked about. */
export type GameDealt = {
  readonly form: Form
  readonly stakes: Stakes
  readonly book: BookId | House
  readonly setting: Setting
  readonly finalTwo: boolean
}

// the game asked for last, since a table deals its own again and again, and those of other tables that are played
let last: (GameDealt & { readonly law: Law }) | undefined
const known = new WeakMap<Stakes, GameDealt & { readonly law: Law }>()

/** The law of a deal that starts, by the book as it is now. */
export const lawOf = (game: GameDealt, isStraddled: boolean): Law => {
  if (!isOf(last, game)) last = known.get(game.stakes)
  if (!isOf(last, game)) {
    const { form, stakes, book, setting, finalTwo } = game
    last = { form, stakes, book, setting, finalTwo, law: lawBy(game, answersIn(book), false) }
    known.set(stakes, last)
  }
  return isStraddled ? lawBy(game, answersIn(game.book), true) : last.law
}

const isOf = <Known extends GameDealt>(
  game: Known | undefined,
  { form, stakes, book, setting, finalTwo }: GameDealt,
): game is Known =>
  game?.stakes === stakes &&
  game.form === form &&
  game.book === book &&
  game.setting === setting &&
  game.finalTwo === finalTwo

/** The law of a deal by these answers. */
export const lawBy = (game: GameDealt, book: LawAnswers, isStraddled: boolean): Law => {
  const { form, stakes } = game
  const { structure } = stakes
  const limit = structure === 'limit'
  const { fraction, inclusive } = limit
    ? book.limitReopenFraction
    : { fraction: book.bigBetReopenFraction, inclusive: true }
  const raises = raisesBy(game, book)
  const isEndless = raises.most === null && raises.headsUp === null
  return {
    ...(isEndless ? {} : { raises }),
    fraction,
    ...whatHolds({
      inclusive,
      addUp: book.cumulativeShortAllInsReopen,
      completing: limit ? book.whoMayComplete === 'anyone-facing-it' : book.completingInBigBet,
      callShort: limit || book.callShortAllIn,
      completionCounts: book.completionCountsAsRaise,
      killerLast: isFixed(structure) && killerActs(game, book) === 'last-first-round',
      potByPot: book.sidePotShowOrder === 'pot-by-pot',
    }),
    least: leastBetBy(stakes, book.minimumBringIn),
    ...(isBoundByPot(stakes) && { blinds: blindsBy(game, book) }),
    ...(isStraddled && { straddle: straddleBy(stakes, book) }),
    ...(usesUpcards(form) && { stud: studBy(form, book) }),
    ...(isDrawn(form) && { draw: drawnBy(form, stakes, book) }),
    ...(form.boards > 0 && ownCards(form) === 5 && { runBurns: book.runTwiceBurnsEightHandedFiveCard }),
  }
}

/** Only what holds is written down. */
const whatHolds = <Name extends string>(answers: Readonly<Record<Name, boolean>>): { readonly [N in Name]?: true } =>
  Object.fromEntries(Object.entries(answers).filter(([, holds]) => holds)) as { readonly [N in Name]?: true }

const raisesBy = (game: GameDealt, book: LawAnswers): RaiseLaw => {
  const { raiseCap } = game.form
  // the games of the literature say it themselves
  if (typeof raiseCap === 'object') return { most: raiseCap.raises, headsUp: raiseCap.raises, from: 2 }
  const { most, headsUp } = capsOf(game, book)
  const free = book.headsUpUnlimitedRaises[game.setting]
  return {
    most,
    // rrp/15/23: in events the cap holds for two players as well, but for the last two
    headsUp: (free === 'last-two-players-only' ? game.finalTwo : free) ? headsUp : most,
    from: book.limitRaiseCapMinLivePlayers,
    ...whatHolds({ lifts: book.raiseCapLiftsWhen === 'once-heads-up' }),
  }
}

const capsOf = ({ form, stakes }: GameDealt, book: LawAnswers): Pick<RaiseLaw, 'most' | 'headsUp'> => {
  // rrp/3/betting/3: at half-pot, pot-limit and no-limit any number, unless a house says how many
  if (!isFixed(stakes.structure)) return { most: book.bigBetRaiseCap, headsUp: null }
  if (form.raiseCap === 'mississippi') {
    // uspa/3.2.5.5.1.2
    const { perRound, headsUp } = book.mississippiRaiseCap
    return { most: perRound, headsUp }
  }
  return { most: book[capPoint(form)], headsUp: null }
}

/** rrp/3/betting/4a, rrp/3/betting/4b: the point that caps raises at limit goes by the number of rounds. */
export const capPoint = (form: Form): 'limitRaiseCapThreePlusRounds' | 'limitRaiseCapTwoRounds' =>
  programOf(form).rounds >= 3 ? 'limitRaiseCapThreePlusRounds' : 'limitRaiseCapTwoRounds'

/** rrp/13/2: the killer acts in turn; a player who may look first acts last (rrp/13/10). */
const killerActs = ({ form }: GameDealt, { killerActs, lowballLookAndKill: look }: LawAnswers) =>
  look.enabled && look.cardsSeen > 0 && isLowball(form) ? look.killerActs : killerActs

const isBoundByPot = ({ structure, blinds }: Stakes): boolean =>
  blinds.length > 0 && (structure === 'pot-limit' || structure === 'half-pot')

/** rrp/14/pl/5, wsop/192a, wsop/192a-dead-sb */
const blindsBy = ({ form, stakes, setting }: GameDealt, book: LawAnswers): BlindLaw => {
  // rrp/14/pl/5 speaks of hold'em and Omaha, wsop/191 of every game
  const isThere = form.family === 'board' || book.potLimitSmallBlindForms === 'every-form'
  return whatHolds({
    smallAsBig:
      stakes.blinds.length > 2
        ? book.potLimitThreeBlinds[setting] === 'as-largest'
        : isThere && book.potLimitSmallBlindAsBig[setting],
    deadAsBig: book.deadSmallBlindCountsAs === 'big-blind',
  })
}

const straddleBy = ({ structure }: Stakes, book: LawAnswers): NonNullable<Law['straddle']> => ({
  ...whatHolds({
    firstRound: book.straddleSetsBringIn.firstRound,
    // rrp/14/nl/15: it is the least bet of the later rounds too, unless the book keeps the big blind (wsop/174)
    laterRounds: book.straddleSetsBringIn.laterRounds && !isFixed(structure),
    live: (isFixed(structure) ? book.limitStraddle : book.bigBetStraddle).live,
    countsToCap: book.straddleCountsTowardCap,
    // wsop/22-min-raise
    doubles: book.minRaiseToAfterStraddle === '2x-straddle',
  }),
  acts: STRADDLER_ACTS[book.straddlerActs],
})

const STRADDLER_ACTS = {
  'last-opening-left-of-straddle': 'behind',
  'last-opening-left-of-blinds': 'last',
  'in-turn': 'in-turn',
} as const satisfies Record<Rulebook['straddlerActs']['is'], unknown>

const studBy = (form: Form, book: LawAnswers): StudLaw =>
  whatHolds({
    openPair: book.studOpenPairOption[wonBy(form)],
    // rrp/8/4
    partialCounts: book.partialBringIn === 'what-was-posted',
    // uspa/3.2.5.3.1, uspa/3.2.5.5.1.1
    highCardOpens: book.studHighCardOpensBigBet,
    anteOpens: book.studBigBetOpen.min === 'one-ante',
    nextByCards: book.studAllInStarter !== 'next-active-to-the-left',
    killOpens: book.studKill === 'no-bring-in-left-of-kill',
    // rrp/8/2: the first one dealt to, unless a house goes by the suit of the highest card
    bySuit: book.studTieFirst === 'suit',
    // wsop/232
    countsFirst: book.studShortStub === 'stub-with-burns-then-common-card',
  })

/** Does it matter in this form which cards are face up: who opens, for how much, and whether the cards reach? */
const usesUpcards = (form: Form): boolean =>
  form.family === 'stud' ||
  form.bringIn !== undefined ||
  form.shortStub === 'common-card' ||
  form.shortStub === 'muck-too' ||
  programOf(form).betting.some(round => round?.first.endsWith('-hand-showing') || round?.tier.endsWith('-open-pair'))

const wonBy = ({ pot }: Form): 'high' | 'low' | 'highLow' => {
  if (pot.length > 1) return 'highLow'
  return pot[0]?.ranking.startsWith('high') ? 'high' : 'low'
}

const isDrawn = (form: Form): boolean => form.family === 'draw' || programOf(form).does.includes('replace')

const drawnBy = (form: Form, { structure }: Stakes, book: LawAnswers): DrawnLaw => {
  const { betting, firstRound } = programOf(form)
  const first = form.family === 'draw' ? betting[firstRound] : undefined
  return {
    inARow: book.maxConsecutiveDraw,
    reshuffled: PILES.flatMap(([name, pile]) => (book.drawReshuffle.includes(name) ? [pile] : [])),
    ...whatHolds({
      // rrp/11/intro/limit-doubling
      single: first?.betOrFold === true && !book.lowballLimitDoublesAfterDraw,
      // rrp/12/intro: check, open for the least, or open with a raise
      withRaise: first?.unopened !== undefined && structure === 'limit' && book.drawOpenWithRaise,
    }),
  }
}

/** wsop/lowball-reshuffle: the piles that are shuffled when the stub runs out in a draw; its own discards stay out. */
const PILES = [
  ['burns', 'burns'],
  ['muck', 'muck'],
  ['previous-discards', 'discards'],
] as const satisfies readonly (readonly [string, DrawPile])[]

/** How many cards of their own a form deals to each player. */
const ownCards = (form: Form): number =>
  programOf(form).steps.reduce((cards, step) => (step.do === 'deal' ? cards + step.cards : cards), 0)
