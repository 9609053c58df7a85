import { chipsWords, type StructureMade } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { type Answer, ask } from '../../line/api.ts'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { LevelTable } from '../player/structure-table.tsx'
import { type NewEvent, structureWanted } from './new-event.ts'

/** How long the page waits for the next letter before it asks, in milliseconds. */
const PAUSE = 300

/** The structure that the room makes of what is wished; null until it has answered. */
export const useStructure = (wished: NewEvent, wanted: boolean): Answer<StructureMade> | null => {
  const [made, setMade] = useState<Answer<StructureMade> | null>(null)
  const wish = JSON.stringify(structureWanted(wished))
  useEffect(() => {
    if (!wanted) return undefined
    let current = true
    const timer = setTimeout(async () => {
      const answer = await ask('POST /api/events/structure', { body: JSON.parse(wish) })
      if (current) setMade(answer)
    }, PAUSE)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [wish, wanted])
  return made
}

/** Stacks, levels, when it should end, and what cannot be paid. */
export const StructurePreview = ({ made }: { readonly made: Answer<StructureMade> | null }) => {
  if (made === null) return null
  if (!made.ok)
    return (
      <p role="alert" className={look.wrong}>
        {made.words}
      </p>
    )
  const { stack, chips, levels, colourUps, unpayable, end } = made.data
  const [first] = levels
  const length = first !== undefined && 'minutes' in first.lasts ? first.lasts.minutes : 0
  return (
    <section className={look.stack} aria-label={words.structure}>
      <p aria-live="polite">
        <b>{words.structureAbout(chipsWords(stack), levels.length, length)}.</b>{' '}
        {words.endsAbout(words.hours(end.early), words.hours(end.middle), words.hours(end.late))}
      </p>
      <p className={`${look.small} ${look.dim} ${look.figures}`}>
        {words.perStack}: {chips.map(({ worth, count }) => words.chipCount(count, chipsWords(worth))).join(', ')}
      </p>
      {unpayable.length > 0 && (
        <p role="alert" className={look.wrong}>
          {words.unpayable(unpayable)}
        </p>
      )}
      <details>
        <summary>{words.allLevels}</summary>
        <LevelTable levels={levels} />
        <ul className={`${look.small} ${look.dim} ${look.below}`}>
          {colourUps.map(({ level, from, to }) => (
            <li key={level + from}>
              {words.level(level)}: {words.colourUp(chipsWords(from), chipsWords(to))}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
