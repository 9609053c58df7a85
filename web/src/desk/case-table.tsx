import { type Deal, legal } from '@cardroom/engine'
import type { DeskWager } from '@cardroom/engine/ask'
import { chipsWords } from '@cardroom/room/protocol'
import { type Drawn, SmallTable } from '../rules/small-table.tsx'
import { ruleTexts } from '../words/rule-texts.ts'
import type { CaseGiven } from './use-case.ts'

const words = ruleTexts.desk

/** The table as it stood: who sits where, what lies before them, the board and the pot. */
export const CaseTable = ({
  deal,
  given,
  wager,
}: {
  readonly deal: Deal | undefined
  readonly given: CaseGiven
  readonly wager: DeskWager | null
}) => {
  if (deal === undefined) return null
  const due = legal(deal)
  const named =
    wager !== null
      ? wager.seat
      : typeof given.facts.seat === 'number'
        ? given.facts.seat
        : 'seat' in due
          ? due.seat
          : null
  const players = deal.players
    .filter(({ hand }) => hand === 0)
    .map(
      ({ seat, bet, folded, up }): Drawn => ({
        seat,
        bet: betShown(wager !== null && seat === wager.bettor ? wager.bet : bet),
        cards: up.slice(0, 5),
        out: folded,
        hot: seat === named,
        button: seat === deal.button,
      }),
    )
  const pot = deal.players.reduce((sum, { paid }) => sum + paid, deal.dead)
  return (
    <SmallTable
      players={players}
      seats={players.length}
      boards={deal.boards}
      middle={words.pot(chipsWords(pot))}
      label={words.table}
    />
  )
}

const betShown = (bet: number): string => (bet > 0 ? chipsWords(bet) : '')
