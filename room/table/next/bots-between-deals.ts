import type { Table } from '@cardroom/engine'
import { buyInRange, chooserOf, type NightOrder, type PlayerId, type Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import type { Hosted } from '../state/hosted.ts'

/** What bots do before the next deal: those without chips buy some, all say yes to a bomb pot, and one chooses the form. */
export const botsOrder = (hosted: Hosted, at: Time): readonly NightOrder[] => [
  ...botsBuyIn(hosted, at),
  ...botsAnswer(hosted, at),
  ...(hosted.night === undefined
    ? []
    : botChooses(hosted.night.table, player => heldIn(hosted.people, player)?.bot != null, at)),
]

const botsBuyIn = ({ night, people }: Hosted, at: Time): readonly NightOrder[] => {
  if (night === undefined) return []
  const { least, most } = buyInRange(night.table.placard)
  return night.table.members
    .filter(
      ({ player, seat, stack, held }) => heldIn(people, player)?.bot != null && seat !== null && stack + held === 0,
    )
    .map(({ player }) => ({ type: 'BuyIn', player, chips: most ?? 5 * least, at }))
}

/** Bots that have not yet said whether they play the bomb pot that is proposed do. */
export const botsAnswer = ({ night, people }: Hosted, at: Time): readonly NightOrder[] => {
  const bombPot = night?.table.agreed.bombPot ?? null
  if (bombPot === null) return []
  const said = new Set([...bombPot.plays.map(({ player }) => player), ...bombPot.out])
  return night!.table.chairs.flatMap(player =>
    player === null || heldIn(people, player)?.bot == null || said.has(player)
      ? []
      : [{ type: 'AnswerBombPot', player, plays: true, at }],
  )
}

/** A bot that has the choice takes the next game of the list. */
const botChooses = (table: Table, isBot: (player: PlayerId) => boolean, at: Time): readonly NightOrder[] => {
  const player = chooserOf(table, at)
  if (player === null || !isBot(player)) return []
  const part = (table.rotation.part + 1) % table.placard.parts.length
  return [{ type: 'ChooseForm', player, part, at }]
}
