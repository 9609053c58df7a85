import { type Form, forms } from '@cardroom/engine'
import type { Refused } from '@cardroom/engine/forms'
import { gameNamed } from './game-named.ts'

/** One form by its name: an id, an id with -bomb-pot, or a JSON file; a mix is several. */
export const formNamed = async (name: string): Promise<Form | Refused> => {
  const game = await gameNamed(name)
  if ('refused' in game) return game
  const [part, ...more] = game.parts
  if (part === undefined || more.length > 0)
    return { refused: `${name} is a mix of ${game.parts.length} games; name one of them` }
  return typeof part.form === 'string' ? forms[part.form] : part.form
}
