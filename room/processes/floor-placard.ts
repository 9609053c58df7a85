import { type FormId, forms, isFormId, type Placard, placardFor } from '@cardroom/engine'
import type { Floor, Game } from '@cardroom/engine/floor'
import type { Mix } from '@cardroom/engine/forms'
import type { HostedFloor } from '../floor/hosted-floor.ts'
import type { Policy } from '../table/state/hosted.ts'

type Structure = NonNullable<Parameters<typeof placardFor>[0]['structure']>

/** The placard of a table that software keeps for a floor, or null where it has no such game. */
export const floorPlacard = (hosted: HostedFloor, floor: Floor, table: string, realCards: boolean): Placard | null => {
  const found = floor.tables.find(({ id }) => id === table)
  const game = floor.games.find(({ id }) => id === found?.game)
  const played = game === undefined ? null : gamePlayed(game)
  if (game === undefined || found === undefined || played === null) return null
  const { structure, small, big } = game.limit
  return placardFor({
    game: played,
    structure: structure as Structure,
    // a limit is named by its two bets, blinds by the big one
    size: structure === 'limit' ? small : big,
    name: `${hosted.name.slice(0, 30)}: table ${table}`,
    chairs: Math.min(found.chairs.length, 10),
    book: floor.book,
    ...(game.collection !== undefined && { collection: game.collection }),
    ...(realCards && { realCards: true, buyIn: { least: 1, most: 1_000_000_000 } }),
  })
}

const gamePlayed = ({ id, forms: ids }: Game): FormId | Mix | null => {
  const known = ids.filter(isFormId)
  if (known.length !== ids.length || known.length === 0) return null
  if (known.length === 1) return known[0]!
  const name = known.map(form => forms[form].name).join(', ')
  return { id: 'floor-mix', name: name.slice(0, 60) || id, parts: known.map(form => ({ form })), turn: 'orbit' }
}

/** How such a table is run: with a clock where software deals, by people where cards are real. */
export const floorPolicy = (realCards: boolean): Policy => ({
  clock: realCards ? null : { act: 30, bank: 60, refill: { seconds: 5, deals: 10, most: 90 } },
  line: { grace: 20, missed: 2 },
  pause: 3000,
  botPace: 'human',
  entropyWait: 300,
})
