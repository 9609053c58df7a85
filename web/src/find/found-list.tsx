import { Link } from 'wouter'
import { Emblem, MixEmblem } from '../learn/emblem.tsx'
import { findTexts as words } from '../words/find-texts.ts'
import styles from './find.module.css'
import type { Hit, HitGroup } from './find-all.ts'

/** What was found, kind by kind: the field keeps the focus, and says which one is chosen. */
export const FoundList = ({
  id,
  groups,
  chosen,
  idOf,
  onGo,
}: {
  readonly id: string
  readonly groups: readonly HitGroup[]
  readonly chosen: number
  readonly idOf: (place: number) => string
  readonly onGo: () => void
}) => {
  const starts = groups.map((_, group) => groups.slice(0, group).reduce((sum, { hits }) => sum + hits.length, 0))
  return (
    <div id={id} role="listbox" aria-label={words.results} className={styles.found}>
      {groups.map(({ kind, hits }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a list of options is grouped by a role; a fieldset can't be in it
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} className={styles.kind}>
            {words.groups[kind]}
          </div>
          {hits.map((hit, place) => (
            <Option
              key={hit.href}
              id={idOf(starts[group]! + place)}
              hit={hit}
              isChosen={starts[group]! + place === chosen}
              onGo={onGo}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

const Option = ({
  id,
  hit: { href, title, line, game, id: rule },
  isChosen,
  onGo,
}: {
  readonly id: string
  readonly hit: Hit
  readonly isChosen: boolean
  readonly onGo: () => void
}) => (
  <Link href={href} id={id} role="option" tabIndex={-1} aria-selected={isChosen} className={styles.hit} onClick={onGo}>
    {game !== undefined &&
      ('emblem' in game ? (
        <Emblem of={game.emblem} className={styles.emblem} />
      ) : (
        <MixEmblem className={styles.emblem} />
      ))}
    <span className={styles.words}>
      <b>{title}</b>
      {line !== '' && <span>{line}</span>}
    </span>
    {rule !== undefined && <code>{rule}</code>}
  </Link>
)
