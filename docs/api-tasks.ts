/** What people do with the engine: the names that are promised for it, each with an example that is run. */
export type Task = {
  readonly task: string
  /** The page that shows it at work. */
  readonly page?: string
  readonly examples: Readonly<Record<string, string>>
}

/** What the examples start from. */
export const BEFORE = `const { holdem } = forms
const stakes = stakesFor(holdem, 'no-limit', 10)
const seats = [1, 2, 3].map(seat => ({ seat, chips: 500 }))
const start = { type: 'StartDeal', form: holdem, stakes, button: 1, seats }
const { deal, log, give } = play(start)
give({ type: 'Shuffle', deck: shuffled(decks.standard, seeded('friday')) })
give({ type: 'Deal' })
const open = { type: 'OpenTable', placard: placardFor({ game: 'holdem', size: 10 }), at: 0 }`

/** The names that the front door promises, by task. */
export const TASKS: readonly Task[] = [
  {
    task: 'Cards and chance',
    page: 'coming-from.md#2-what-is-a-hand-worth',
    examples: {
      cards: "cards('As Kd')",
      isCard: "isCard('Td')",
      codeOf: "codeOf('As')",
      decks: 'decks.standard.length',
      shuffled: "shuffled(decks.standard, seeded('friday')).slice(0, 3)",
      seeded: "seeded('friday')(52)",
    },
  },
  {
    task: 'What a hand is worth',
    page: 'coming-from.md#3-which-hand-is-better',
    examples: {
      rankings: "rankings.high.value(cards('As Ks Qs Js Ts').map(codeOf))",
      compareHands: "compareHands('high', cards('As Ah Kd Qc Jh'), cards('Ks Kh Ad Qc Jh'))",
    },
  },
  {
    task: 'Forms of poker',
    page: 'forms-of-your-own.md',
    examples: {
      forms: 'forms.razz.name',
      isFormId: "isFormId('razz')",
      mixes: 'mixes.horse.parts.length',
      readForm: "readForm({ like: 'holdem', id: 'ours', deck: 'pinochle' })",
    },
  },
  {
    task: 'Play a deal',
    page: '../README.md#a-deal',
    examples: {
      stakesFor: "stakesFor(holdem, 'limit', 10).blinds",
      play: 'play(start).deal.phase',
      playOn: 'playOn(log).undo() === false && playOn(log).deal.turn === deal.turn',
      decide: 'decide(undefined, start).events.map(event => event.type)',
      evolve: 'evolve(undefined, log[0]).phase',
      replay: 'replay(log).turn === deal.turn',
      legal: 'legal(deal).wager',
      legalCommands: 'legalCommands(deal)',
      view: 'view(deal, { seat: 2 }).players.map(player => player.down[0])',
      logSeen: "logSeen(log, { seat: 2 }).filter(event => event.type === 'CardsDealt')[0].cards",
      summary: 'summary(deal).seats.length',
      randomCommand: "randomCommand(deal, seeded('friday'))",
      refusalWords: "refusalWords(give({ type: 'Check', seat: 1 }).refusal, deal)",
    },
  },
  {
    task: 'Books and houses',
    page: 'houses.md',
    examples: {
      BOOKS: 'BOOKS',
      rulebooks: 'rulebooks.wsop.limitRaiseCapThreePlusRounds',
      rulebookOf: "rulebookOf({ name: 'Ours', book: 'rrp', overrides: { bigBetRaiseCap: 4 } }).bigBetRaiseCap.is",
      readHouse: "readHouse({ name: 'Ours', book: 'rrp', overrides: { bigBetRaiseCap: 'four' } })",
      problemText: "problemText({ at: 'streets', why: 'two-rounds' })",
    },
  },
  {
    task: 'Rulings and questions',
    page: 'rulings.md',
    examples: {
      INCIDENTS: 'INCIDENTS.length',
      rule: "rule(deal, { type: 'HandMucked', seat: 2, by: 'player', identifiable: true }).decision",
      booksOn: "Object.keys(booksOn(deal, { type: 'HandMucked', seat: 2, by: 'player', identifiable: true }))",
      ask: "Object.keys(ask({ form: 'razz', stakes: '10-20 ante 2 bring-in 3', seats: 3, acts: 'deal' }).answers)",
      readWager: 'readWager({ ...situationAt(deal, 1, [[100]]) }, rulebooks.rrp).act',
      situationAt: "situationAt(deal, 1, ['raise', [50]]).price",
    },
  },
  {
    task: 'Odds',
    page: 'odds.md',
    examples: {
      equity: "equity({ hands: ['AhKh', 'QdQc'], boards: ['Qh7h2c'] }).hands[0].equity",
      outs: "outs('AhKh', 'Qh7h2c', ['QdQc']).outs.length",
      icm: 'icm([60, 30, 10], [100]).worth',
      oddsRefusalWords: "oddsRefusalWords(equity({ hands: ['AhKh'] }).refusal)",
    },
  },
  {
    task: 'Simulate',
    page: 'library.md#simulate',
    examples: {
      simulate:
        "simulate({ game: 'razz', players: 4, deals: 20, strategies: [(seen, commands) => commands[0]] }).tally.deals",
    },
  },
  {
    task: 'Run a table',
    page: 'table.md',
    examples: {
      placardFor: "placardFor({ game: 'razz', size: 10 }).chairs",
      playTable: 'playTable(open).table.deals',
      decideTable: 'decideTable(undefined, open).events.map(event => event.type)',
      evolveTable: 'evolveTable(undefined, decideTable(undefined, open).events[0]).ended',
      replayTable: 'replayTable(decideTable(undefined, open).events).deals',
      tableRefusalWords:
        'tableRefusalWords(decideTable(undefined, { ...open, placard: { ...open.placard, chairs: 1 } }).refusal)',
    },
  },
]
