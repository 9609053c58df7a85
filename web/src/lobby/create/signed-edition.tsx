import type { HouseSent, KeptHouseShown } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../../line/api.ts'
import { texts } from '../../words/texts.ts'

/** The edition that an address asks a table for, such as `friday-night/3`; null for none. */
export const editionAsked = (search: string): string | null => {
  const asked = new URLSearchParams(search).get('edition')
  return asked !== null && /^[a-z0-9-]{1,60}\/[1-9]\d{0,4}$/.test(asked) ? asked : null
}

/** The editions that are signed in this room, to choose one by which the table plays. */
export const SignedEdition = ({ onHouse }: { readonly onHouse: (house: HouseSent) => Promise<void> }) => {
  const [houses, setHouses] = useState<readonly KeptHouseShown[]>([])
  const [chosen, setChosen] = useState(() => editionAsked(location.search) ?? '')
  useEffect(() => {
    void ask('GET /api/houses').then(answer => answer.ok && setHouses(answer.data.houses))
  }, [])
  const choose = async (edition: string): Promise<void> => {
    setChosen(edition)
    const [id = '', number = ''] = edition.split('/')
    if (id === '') return
    const answer = await ask('GET /api/houses/:id/:number', { params: { id, number } })
    if (answer.ok) await onHouse({ ...answer.data.house, edition: answer.data.edition })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the edition in the address
  useEffect(() => void choose(chosen), [])
  if (houses.length === 0) return null
  return (
    <label>
      {texts.lobby.house.signed}
      <select value={chosen} onChange={({ target }) => void choose(target.value)}>
        <option value="" />
        {houses.flatMap(({ id, name, editions }) =>
          editions.toReversed().map(({ edition: { number, on } }) => (
            <option key={`${id}/${number}`} value={`${id}/${number}`}>
              {texts.lobby.house.edition(name, number, on)}
            </option>
          )),
        )}
      </select>
    </label>
  )
}
