import type { Frame } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'

/** What is waited for when nothing is asked of you, in a sentence. */
export const waitingWords = ({ common, own }: Frame): string => {
  if (own.seat === null) {
    const free = common.seats.some(({ person }) => person === null)
    return free ? texts.felt.watching : texts.felt.watchingFull
  }
  const { deal } = common
  if (common.ending) return texts.felt.endsAfter
  if (common.paused) return texts.felt.paused
  if (own.leaving) return texts.felt.leaving
  if (common.choosing !== null && common.choosing !== own.seat)
    return texts.felt.choosesGame(common.seats[common.choosing - 1]?.name ?? texts.felt.button)
  if (deal === null || deal.phase === 'ended') {
    const others = common.seats.filter(({ person, seat, away }) => person !== null && seat !== own.seat && !away)
    return others.length === 0 ? texts.felt.waitingForPlayers : texts.felt.nextHand
  }
  if (!deal.players.some(({ seat }) => seat === own.seat)) return texts.felt.dealtInNext
  const turn = deal.turn === null ? undefined : common.seats[deal.turn - 1]
  return turn === undefined ? texts.felt.dealing : texts.felt.toAct(turn.name)
}
