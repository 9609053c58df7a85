/** Words and chips that a floor person is asked about: whether somebody bets before, and what the player did. */
export type WagerCase = {
  readonly id: string
  readonly facing: boolean
  /** Out of turn: the player after the one who is due. */
  readonly early?: true
  /** The bet they face has been raised. */
  readonly raised?: true
  /** With the price that they face, or the smallest bet; `under` is the price before it was raised. */
  readonly did: (price: number, under: number) => Readonly<Record<string, unknown>>
}

/** What is asked most often, by name. */
export const WAGER_CASES: readonly WagerCase[] = [
  { id: 'oversized-chip', facing: true, did: bet => ({ chips: [[bet * 5]] }) },
  { id: 'string-bet', facing: true, did: bet => ({ chips: [[bet], [bet]] }) },
  { id: 'raise-said-then-chips', facing: true, did: bet => ({ says: 'raise', chips: [[bet], [bet]] }) },
  { id: 'call-said-then-more', facing: true, did: bet => ({ says: 'call', chips: [[bet, bet]] }) },
  { id: 'too-little-to-call', facing: true, did: bet => ({ chips: [[Math.max(1, Math.floor(bet / 2))]] }) },
  { id: 'not-enough-to-raise', facing: true, did: bet => ({ chips: [[bet, Math.max(1, Math.floor(bet / 2))]] }) },
  { id: 'knocked-facing-a-bet', facing: true, did: () => ({ does: 'knocks' }) },
  {
    id: 'did-not-know-of-the-raise',
    facing: true,
    raised: true,
    did: (_, under) => ({ says: 'call', chips: [[under]], mistook: { of: 'raise' } }),
  },
  { id: 'call-out-of-turn', facing: true, early: true, did: () => ({ says: 'call' }) },
  { id: 'check-out-of-turn', facing: false, early: true, did: () => ({ says: 'check' }) },
  { id: 'bet-out-of-turn', facing: false, early: true, did: bet => ({ says: `bet ${bet}` }) },
  { id: 'fold-out-of-turn', facing: true, early: true, did: () => ({ says: 'fold' }) },
  { id: 'held-chips-forward', facing: true, did: bet => ({ holds: [bet, bet] }) },
]
