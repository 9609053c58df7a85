import {
  type Deal,
  type Form,
  type House,
  type Placard,
  type Stakes,
  type Table,
  type View,
  view,
} from '@cardroom/engine'
import type { FirstToAct } from '@cardroom/engine/forms'
import { handsWords } from '@cardroom/engine/ranking'
import { bookTitles } from '@cardroom/engine/rulebooks'
import { type BuyInRange, buyInRange, chooserOf, type GamePart, killGameOf, type Time } from '@cardroom/engine/table'
import { decisionSay } from '@cardroom/engine/words'
import { heldIn } from '../held-in.ts'
import { chipsWords } from '../protocol/chips-words.ts'
import type { CommonView, DealShown, GameShown, SeatShown } from '../protocol/frames.ts'
import { turnClocks } from '../table/clock/turns.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { liveShown } from './live/live-view.ts'
import { potsShown } from './pots-shown.ts'
import { reportShown } from './report-shown.ts'
import { seatMarks } from './seat-marks.ts'

/** A table as everybody sees it; made once for all who look. */
export const commonView = (hosted: Hosted, here: (person: string) => boolean): CommonView => {
  const { id, night, seal, last, scores } = hosted
  if (night === undefined) throw new Error('a table without a placard')
  const { table, deal } = night
  return {
    table: id,
    name: table.placard.name,
    game: gameAt(table.placard, table.rotation.part),
    seats: seatsShown(hosted, here),
    button: table.places?.button ?? null,
    deals: table.deals,
    deal:
      deal !== null ? dealShown(deal, table.deal!.number, scores) : last && dealShown(last.deal, last.number, scores),
    // while a report waits for its answers no time runs
    clocks: hosted.asked
      ? []
      : turnClocks(hosted).map(({ called, ...clock }) => ({ ...clock, called: called !== null })),
    clock: hosted.policy.clock,
    open: hosted.open,
    seal: seal?.root ?? null,
    collected: table.collected,
    paused: hosted.paused,
    bombPot: bombPotShown(table),
    report: reportShown(hosted),
    choosing: choosingSeat(table, hosted.lastAct),
    ending: hosted.ending !== null,
    ended: table.ended,
    live: liveShown(hosted),
  }
}

const bombPotShown = ({ agreed: { bombPot }, chairs }: Table): CommonView['bombPot'] => {
  if (bombPot === null) return null
  const seatOf = (player: string): number => chairs.indexOf(player) + 1
  return { plays: bombPot.plays.map(({ player }) => seatOf(player)), out: bombPot.out.map(seatOf) }
}

const choosingSeat = (table: Table, at: Time): CommonView['choosing'] => {
  const chooser = chooserOf(table, at)
  return chooser === null || table.placard.told ? null : table.chairs.indexOf(chooser) + 1
}

/** The game of a part of a table's mix, the same object as long as it is played. */
const gameAt = (placard: Placard, part: number): GameShown => {
  const games = known.get(placard) ?? []
  known.set(placard, games)
  games[part] ??= gameShown(placard, part)
  return games[part]
}

const known = new WeakMap<Placard, GameShown[]>()

/** Which game is played at a table. */
export const gameShown = (placard: Placard, at: number): GameShown => {
  const { parts, book } = placard
  const part = parts[at]!
  const { form, stakes } = part
  const usual = USUAL_BETS * Math.max(stakes.lower, stakes.point, ...stakes.blinds, stakes.ante)
  return {
    form: form.id,
    formName: form.name,
    family: form.family,
    stakes: `${stakesWords(stakes)}${killWords(placard, part)}`,
    book: bookName(book),
    mix: parts.length > 1 ? parts.map(part => part.form.name) : [],
    rules: form.rules,
    buyIn: withinRange(usual, buyInRange(placard)),
  }
}

/** A hundred big blinds, lower limits or points, as far as the placard takes it. */
const USUAL_BETS = 100
const withinRange = (chips: number, { least, most }: BuyInRange): number =>
  Math.min(Math.max(chips, least), most ?? Number.POSITIVE_INFINITY)

const killWords = (placard: Placard, part: GamePart): string =>
  placard.kill === null || killGameOf(placard, part) === null ? '' : `, ${placard.kill.size} kill`

const bookName = (book: Placard['book']): string =>
  typeof book === 'string' ? bookTitles[book] : ((book as House & { readonly name?: string }).name ?? 'House rules')

/** The stakes as one would say them: `5-10 no-limit`, `10-20 limit`. */
export const stakesWords = ({ structure, blinds, lower, upper, ante, point }: Stakes): string => {
  if (point > 0) return `${chipsWords(point)} a point`
  const fixed = structure === 'limit' || structure === 'spread'
  const size = fixed ? [lower, upper] : blinds.length > 0 ? blinds : [ante]
  const antes = ante > 0 && blinds.length > 0 ? `, ante ${chipsWords(ante)}` : ''
  return `${size.map(chipsWords).join('-')} ${structure}${antes}`
}

const seatsShown = ({ night, people }: Hosted, here: (person: string) => boolean): readonly SeatShown[] => {
  const { table, deal } = night!
  return table.chairs.map((person, i) => {
    const seat = i + 1
    if (person === null) return { ...VACANT, seat }
    const member = table.members.find(it => it.player === person)!
    const dealt = table.deal?.players.some(it => it.player === person) ?? false
    const playing = deal?.players.find(it => it.seat === seat)
    return {
      seat,
      person,
      name: heldIn(people, person)?.name ?? '',
      bot: heldIn(people, person)?.bot != null,
      chips: playing === undefined ? member.stack : playing.stack,
      away: member.away !== null,
      out: dealt || table.deal === null ? '' : 'not dealt in',
      missedBlind: member.missedBlindButton,
      marks: seatMarks(table, deal, seat, person),
      here: here(person),
      lost: heldIn(people, person)?.lost === true,
    }
  })
}

const VACANT = {
  person: null,
  name: '',
  bot: false,
  chips: 0,
  away: false,
  out: '',
  missedBlind: false,
  marks: [],
  here: false,
  lost: false,
} as const

/** A deal as the rail sees it. */
export const dealShown = (deal: Deal, number: number, scores: Hosted['scores']): DealShown => {
  const seen: View = view(deal, 'rail')
  const { form, stakes } = seen
  const { pending } = deal.mending
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
    awards: seen.awards.map(({ hands, ...award }) => ({ ...award, words: handsWords(hands) })),
    showings: seen.showings,
    number,
    form: form.id,
    unit: stakes.unit,
    pots: potsShown(deal),
    shares: form.pot.map(({ name }) => name),
    rowsOf: form.rows?.rows.map(({ name, cards }) => ({ name, cards })) ?? [],
    scores: scores.map(({ type: _type, ...score }) => score),
    first: firstShown(deal),
    completes: completesTo(deal),
    ruling:
      pending === null
        ? null
        : {
            decides: pending.decides,
            options: pending.options.map(({ decision }) => decision),
            says: pending.options.map(({ decision }) => decisionSay(decision)),
          },
  }
}

/** Up to where a wager completes the bring-in or a short bet (rrp/8/6): it is no raise. */
const completesTo = ({ round, stakes }: Deal): DealShown['completes'] => {
  if (round === null || round.price === 0 || round.bringInDue || round.level > 0 || round.wagers > 0) return null
  return stakes.structure === 'limit' ? (round.sizes.at(-1) ?? null) : round.least
}

/** Who opened the round, with the upcards that made it theirs to open in stud. */
const firstShown = ({ form, round, players }: Deal): DealShown['first'] => {
  const seat = round === null ? undefined : players[round.first]?.seat
  if (round === null || seat === undefined) return null
  const step = form.streets.find(({ name }) => name === round.street)?.steps.find(it => it.do === 'bet')
  return { seat, why: step?.do === 'bet' ? showing(step.first, form) : '' }
}

const showing = (first: FirstToAct, { bringIn }: Form): string => {
  if (first === 'bring-in') return bringIn?.card === 'highest' ? 'high card' : 'low card'
  return first === 'high-hand-showing' ? 'high hand' : first === 'low-hand-showing' ? 'low hand' : ''
}
