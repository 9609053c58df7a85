import { chipsWords, type LevelShown } from '@cardroom/room/protocol'
import { Fragment } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import { blindsWords } from '../clock/time-words.ts'
import look from '../look/look.module.css'

/** A level as it is printed; its game is shown elsewhere. */
export type PrintedLevel = Omit<LevelShown, 'game'>

/** The levels of an event, folded away until somebody wants them. */
export const StructureTable = ({ levels, now }: { readonly levels: readonly PrintedLevel[]; readonly now: number }) => (
  <details>
    <summary>
      <h2 className={look.inline}>{words.structure}</h2>
    </summary>
    <LevelTable levels={levels} now={now} />
  </details>
)

/** The levels with their breaks as a table; the one that is on stands out. */
export const LevelTable = ({
  levels,
  now = 0,
}: {
  readonly levels: readonly PrintedLevel[]
  readonly now?: number
}) => {
  const hasAntes = levels.some(({ ante }) => ante > 0)
  return (
    <div className={`${look.panel} ${look.flush}`}>
      <table className={look.table}>
        <thead>
          <tr>
            <th scope="col">{words.levelHead}</th>
            <th scope="col" data-figure>
              {words.blindsHead}
            </th>
            {hasAntes && (
              <th scope="col" data-figure>
                {words.anteHead}
              </th>
            )}
            <th scope="col" data-figure>
              {words.minutesHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {levels.map((level, i) => (
            <Fragment key={i}>
              <tr className={i + 1 === now ? look.own : ''} aria-current={i + 1 === now ? 'step' : undefined}>
                <th scope="row">{i + 1}</th>
                <td data-figure>{blindsWords(level)}</td>
                {hasAntes && <td data-figure>{level.ante === 0 ? words.none : chipsWords(level.ante)}</td>}
                <td data-figure>
                  {'minutes' in level.lasts ? level.lasts.minutes : words.lastsHands(level.lasts.deals)}
                </td>
              </tr>
              {level.breakAfter > 0 && i < levels.length - 1 && (
                <tr className={look.pause}>
                  <td colSpan={hasAntes ? 4 : 3}>{words.breakOf(level.breakAfter)}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
