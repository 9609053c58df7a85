import { type Deal, type Form, type House, type Placard, type Table, type View, view } from '@cardroom/engine'
import { isFouled, type SeenBefore, viewAgain } from '@cardroom/engine/deal'
import type { FirstToAct } from '@cardroom/engine/forms'
import { wordsIn } from '@cardroom/engine/languages'
import { type BuyInRange, buyInRange, chooserOf, type GamePart, killGameOf, type Time } from '@cardroom/engine/table'
import { inEveryLanguage, type Language } from '@cardroom/engine/words'
import type { CommonView, DealShown, GameShown } from '../protocol/frames.ts'
import { type TurnClock, turnClocks } from '../table/clock/turns.ts'
import { optionsShown } from '../table/options/options.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { awardsShown, netsShown } from './awards-shown.ts'
import { liveShown } from './live/live-view.ts'
import { potsShown } from './pots-shown.ts'
import { reportShown } from './report-shown.ts'
import { type ShownBefore, seatsShown } from './seats-shown.ts'
import { stakesNamed } from './stakes-named.ts'
import { type Opens, type TableWords, tableWordsIn } from './table-words.ts'

/**
 * A table as everybody sees it; made once for all who look and read the same language. Seats and hands that are as they
 * were when it was shown before are the same objects, and need not be compared.
 */
export const commonView = (
  hosted: Hosted,
  here: (person: string) => boolean,
  language: Language = 'en',
  before: ShownBefore | null = null,
): CommonView => {
  const { id, night, seal, last, scores } = hosted
  if (night === undefined) throw new Error('a table without a placard')
  const { table, deal } = night
  return {
    table: id,
    name: table.placard.name,
    game: gameAt(table.placard, table.rotation.part, language),
    seats: seatsShown(hosted, here, tableWordsIn(language), before),
    button: table.places?.button ?? null,
    deals: table.deals,
    deal:
      deal !== null
        ? dealShown(deal, table.deal!.number, scores, language, handsBefore(before))
        : last && dealShown(last.deal, last.number, scores, language, handsBefore(before)),
    // while a report waits for its answers no time runs
    clocks: hosted.asked ? [] : turnClocks(hosted).map(clockShown),
    clock: hosted.policy.clock,
    open: hosted.open,
    seal: seal?.root ?? null,
    collected: table.collected,
    paused: hosted.paused,
    bombPot: bombPotShown(table),
    report: reportShown(hosted, language),
    choosing: choosingSeat(table, hosted.lastAct),
    ending: hosted.ending !== null,
    ended: table.ended,
    options: optionsShown(hosted),
    rabbit: night.deal === null ? (last?.rabbit ?? null) : null,
    live: liveShown(hosted, language),
  }
}

const handsBefore = (before: ShownBefore | null): SeenBefore | null => {
  const deal = before?.hosted.night?.deal ?? before?.hosted.last?.deal
  return deal == null ? null : { deal, players: before!.common.deal!.players }
}

const clockShown = ({ seat, since, until, ends, called }: TurnClock): CommonView['clocks'][number] => ({
  seat,
  since,
  until,
  ends,
  called: called !== null,
})

const bombPotShown = ({ agreed: { bombPot }, chairs }: Table): CommonView['bombPot'] => {
  if (bombPot === null) return null
  const seatOf = (player: string): number => chairs.indexOf(player) + 1
  return { plays: bombPot.plays.map(({ player }) => seatOf(player)), out: bombPot.out.map(seatOf) }
}

const choosingSeat = (table: Table, at: Time): CommonView['choosing'] => {
  const chooser = chooserOf(table, at)
  return chooser === null || table.placard.realCards ? null : table.chairs.indexOf(chooser) + 1
}

/** The game of a part of a table's mix, the same object as long as it is played. */
export const gameAt = (placard: Placard, part: number, language: Language): GameShown => {
  const games = known[language].get(placard) ?? []
  known[language].set(placard, games)
  games[part] ??= gameShown(placard, part, language)
  return games[part]
}

const known = inEveryLanguage(() => new WeakMap<Placard, GameShown[]>())

/** Which game is played at a table. */
export const gameShown = (placard: Placard, at: number, language: Language = 'en'): GameShown => {
  const words = tableWordsIn(language)
  const { parts, book } = placard
  const part = parts[at]!
  const { form, stakes } = part
  const usual = USUAL_BETS * Math.max(stakes.lower, stakes.point, ...stakes.blinds, stakes.ante)
  return {
    form: form.id,
    formName: form.name,
    family: form.family,
    stakes: `${words.stakes(stakesNamed(stakes))}${killWords(placard, part, words)}`,
    book: bookName(book, words),
    mix: parts.length > 1 ? parts.map(part => part.form.name) : [],
    rules: form.rules,
    buyIn: withinRange(usual, buyInRange(placard)),
  }
}

/** A hundred big blinds, lower limits or points, as far as the placard takes it. */
const USUAL_BETS = 100
const withinRange = (chips: number, { least, most }: BuyInRange): number =>
  Math.min(Math.max(chips, least), most ?? Number.POSITIVE_INFINITY)

const killWords = (placard: Placard, part: GamePart, { killOf }: TableWords): string =>
  placard.kill === null || killGameOf(placard, part) === null ? '' : `, ${killOf(placard.kill.size)}`

const bookName = (book: Placard['book'], { houseRules, bookTitles, edition }: TableWords): string => {
  if (typeof book === 'string') return bookTitles[book]
  const name = (book as House & { readonly name?: string }).name ?? houseRules
  return book.edition === undefined ? name : edition(name, book.edition.number)
}

/** A deal as the rail sees it. */
export const dealShown = (
  deal: Deal,
  number: number,
  scores: Hosted['scores'],
  language: Language = 'en',
  before: SeenBefore | null = null,
): DealShown => {
  const seen: View = before === null ? view(deal, 'rail') : viewAgain(deal, 'rail', before)
  const { form, stakes } = seen
  const { pending } = deal.mending
  const parts = partsOf(form)
  // named one by one: a deal is shown with every act, and what is spread is copied slowly
  return {
    button: seen.button,
    phase: seen.phase,
    street: seen.street,
    players: seen.players,
    boards: seen.boards,
    struck: seen.struck,
    runs: seen.runs,
    pot: seen.pot,
    stub: seen.stub,
    burns: seen.burns,
    underChip: seen.underChip,
    price: seen.price,
    turn: seen.turn,
    awards: awardsShown(deal, seen, language),
    nets: netsShown(deal),
    showings: seen.showings,
    number,
    form: form.id,
    unit: stakes.unit,
    pots: potsShown(deal),
    shares: parts.shares,
    rowsOf: parts.rowsOf,
    scores: scores.map(({ type: _type, ...score }) => score),
    ...(scores.length > 0 && fouledIn(deal)),
    first: firstShown(deal, tableWordsIn(language)),
    completes: completesTo(deal),
    ruling:
      pending === null
        ? null
        : {
            decides: pending.decides,
            options: pending.options.map(({ decision }) => decision),
            says: pending.options.map(({ decision }) => wordsIn(language).decisionSay(decision)),
          },
  }
}

/** Whose rows don't stand when the hands are compared. */
const fouledIn = ({ form: { rows }, players }: Deal): Pick<DealShown, 'fouled'> => {
  if (rows === undefined) return {}
  const fouled = players.flatMap(player => (isFouled(rows, player.rows) ? [player.seat] : []))
  return fouled.length === 0 ? {} : { fouled }
}

/** The parts of the pot and the rows that are played for, the same objects as long as the form is. */
const partsOf = (form: Form): Pick<DealShown, 'shares' | 'rowsOf'> => {
  let parts = partsKnown.get(form)
  if (parts === undefined) {
    parts = {
      shares: form.pot.map(({ name }) => name),
      rowsOf: form.rows?.rows.map(({ name, cards }) => ({ name, cards })) ?? [],
    }
    partsKnown.set(form, parts)
  }
  return parts
}

const partsKnown = new WeakMap<Form, Pick<DealShown, 'shares' | 'rowsOf'>>()

/** Up to where a wager completes the bring-in or a short bet (rrp/8/6): it is no raise. */
const completesTo = ({ round, stakes }: Deal): DealShown['completes'] => {
  if (round === null || round.price === 0 || round.bringInDue || round.level > 0 || round.wagers > 0) return null
  return stakes.structure === 'limit' ? (round.sizes.at(-1) ?? null) : round.least
}

/** Who opened the round, with the upcards that made it theirs to open in stud. */
const firstShown = ({ form, round, players }: Deal, { opens }: TableWords): DealShown['first'] => {
  const seat = round === null ? undefined : players[round.first]?.seat
  if (round === null || seat === undefined) return null
  const step = form.streets.find(({ name }) => name === round.street)?.steps.find(it => it.do === 'bet')
  const why = step?.do === 'bet' ? showing(step.first, form) : null
  return { seat, why: why === null ? '' : opens[why] }
}

const showing = (first: FirstToAct, { bringIn }: Form): Opens | null => {
  if (first === 'bring-in') return bringIn?.card === 'highest' ? 'highest-card' : 'lowest-card'
  return first === 'high-hand-showing' ? 'high-hand' : first === 'low-hand-showing' ? 'low-hand' : null
}
