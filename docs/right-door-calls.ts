import { cards, codeOf, forms, play, rulebooks, seeded, stakesFor, view } from '@cardroom/engine'
import { arena, matchSums, randomBot, solve } from '@cardroom/engine/arena'
import { seededBits } from '@cardroom/engine/cards'
import { partsOf, runPart } from '@cardroom/engine/odds'
import { high5 } from '@cardroom/engine/ranking'
import { emptyTally, setupFor } from '@cardroom/engine/simulation'

const codes = cards('AsKsQsJsTs9d8d7d6d').map(codeOf)
const question = { hands: ['AhKh', 'QdQc'], boards: ['Qh7h2c'] }
const parts = partsOf(question, {}, 2)
if (!parts.ok) throw new Error(parts.refusal.why)
const [part] = parts.parts
const { holdem } = forms
const table = play({
  type: 'StartDeal',
  form: holdem,
  stakes: stakesFor(holdem, 'no-limit', 10),
  button: 1,
  seats: [1, 2].map(seat => ({ seat, chips: 500 })),
})
if (!table.ok) throw new Error(table.refusal.why)
const setup = setupFor({ game: 'holdem', players: 2 })
if (!setup.ok) throw new Error(setup.refusal.why)
const seen = view(table.deal, 'rail')
const kuhn = () => arena({ game: 'kuhn', chance: 'explicit' })
const bots = [randomBot(), randomBot()]
const sums = matchSums(bots, { game: 'kuhn', deals: 4 })
const histogram = Float64Array.from([0.5, 0.5])
const strategy = solve(kuhn(), 2)
const moment = {
  seat: 1,
  actions: ['fold', 'call'],
  legal: [0, 1],
  chance: seeded(1),
  key: () => 'K|/',
}

/** A call that is right of each function of the parts of the engine that programs take single things from. */
export const doorCalls: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  cards: {
    belongsTo: ['standard', 'As'],
    cardOf: [51],
    deckCards: ['standard'],
    fairChance: [() => 7],
    fillBits: [seededBits(1), new Uint16Array(16)],
    rankOf: [51],
    readCards: ['As Kd'],
    seededBits: [1],
    seededShuffles: [1],
    suitOf: [51],
    unknownDeck: ['short'],
  },
  ranking: {
    handWords: [{ is: 'royal-flush', ranks: [] }],
    handsWords: [[{ is: 'royal-flush', ranks: [] }]],
    high5: codes.slice(0, 5),
    high6: codes.slice(0, 6),
    high7: codes.slice(0, 7),
    high7At: [Uint8Array.from(codes), 1],
    highCategory: [7462],
    highValue: [codes],
    numberWords: [42],
    omaha4: codes,
    omahaEightOrBetter: [codes.slice(0, 4), codes.slice(4)],
    omahaHigh: [codes.slice(0, 4), codes.slice(4)],
    readHands: ['royal flush'],
    twoAndThree: [high5, codes.slice(0, 4), codes.slice(4)],
  },
  odds: {
    allInEquities: [seen, 1],
    allInQuestions: [seen],
    chop: [[50, 30], [60, 20], 'icm'],
    combosOf: [{ high: 12, low: 11, suited: true }],
    equityInSteps: [question, {}, { aborted: false }],
    handStrength: ['AhKh'],
    holdingName: [{ high: 12, low: 11, suited: true }],
    holdingOf: [51, 47],
    merged: [question, {}, [runPart(part!)], true],
    outlook: [question, {}],
    partsOf: [question, {}, 2],
    placeChances: [[50, 30], 2],
    readRange: ['QQ+, AKs'],
    runPart: [part],
  },
  simulation: {
    counted: [emptyTally(2), { number: 1, structure: 'no-limit', deal: table.deal, log: table.log }],
    emptyTally: [2],
    handCategory: [{ is: 'royal-flush', ranks: [] }],
    netOf: [table.deal],
    playDeals: [setup.setup, seeded(1)],
    setupFor: [{ game: 'holdem' }],
  },
  wagers: {
    mayChangeDraw: [{ drawing: 'lowball' }, rulebooks.rrp],
  },
  arena: {
    addedSums: [sums, sums],
    allInValue: [arena({ game: 'holdem', seats: 2 })],
    arena: [{ game: 'kuhn' }],
    arenas: [2, { game: 'kuhn' }],
    bucketsOf: [[histogram, histogram], 1, 1],
    callingBot: [moment],
    equityHistogram: [{ hand: codes.slice(0, 2), runOuts: 1 }],
    handIndexer: [[2, 3]],
    match: [bots, { game: 'kuhn', deals: 4 }],
    matchSlowly: [bots, { game: 'kuhn', deals: 4 }],
    matchSums: [bots, { game: 'kuhn', deals: 4 }],
    noSums: [2],
    randomBot: [1],
    resultOf: [sums, ['one', 'other'], 1],
    resultOfSums: [sums, ['one', 'other'], { game: 'kuhn' }],
    solve: [kuhn(), 2, 'cfr'],
    strategyBot: [strategy, 1],
    worthOf: [kuhn(), strategy],
  },
}
