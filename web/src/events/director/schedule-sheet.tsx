import { useState } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { NotAccepted } from '../look/not-accepted.tsx'
import { Sheet } from '../look/sheet.tsx'
import type { EventAt } from '../use-event.ts'
import { type DraftLevel, draftOf, levelOf, nextDraft } from './draft-level.ts'
import styles from './schedule.module.css'

/** The levels to come, as the director writes them: what was played, and the level that is on, stay as they are. */
export const ScheduleSheet = ({ at, onClose }: { readonly at: EventAt; readonly onClose: () => void }) => {
  const { view, send, busy } = at
  const played = view.clock.level
  const all = view.director!.levels
  const [drafts, setDrafts] = useState<readonly DraftLevel[]>(() => all.slice(played).map(draftOf))
  const change = (i: number, some: Partial<DraftLevel>): void =>
    setDrafts(now => now.map((it, j) => (j === i ? { ...it, ...some } : it)))
  const save = async (): Promise<void> => {
    const levels = [...all.slice(0, played), ...drafts.map(levelOf)]
    if (await send({ type: 'ChangeSchedule', levels })) onClose()
  }
  const isLast = (i: number): boolean => i === drafts.length - 1 && played + i > 0
  return (
    <Sheet title={words.scheduleTitle} onClose={onClose}>
      <p className={`${look.small} ${look.dim}`}>{words.scheduleAbout(played)}</p>
      <form
        className={look.stack}
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <ol className={styles.levels}>
          {drafts.map((draft, i) => (
            <li key={i} className={look.panel}>
              <fieldset className={styles.level}>
                <legend>{words.scheduleLevel(played + i + 1)}</legend>
                <LevelFields draft={draft} onChange={some => change(i, some)} />
                {isLast(i) && (
                  <button type="button" className={look.button} onClick={() => setDrafts(now => now.slice(0, -1))}>
                    {words.scheduleDrop(played + i + 1)}
                  </button>
                )}
              </fieldset>
            </li>
          ))}
        </ol>
        <button
          type="button"
          className={look.button}
          onClick={() => setDrafts(now => [...now, nextDraft(now.at(-1) ?? draftOf(all.at(-1)!))])}
        >
          {words.scheduleAdd}
        </button>
        <NotAccepted at={at} />
        <button type="submit" className={`${look.button} ${look.primary} ${look.big}`} disabled={busy}>
          {words.scheduleSave}
        </button>
      </form>
    </Sheet>
  )
}

const FIELDS = ['small', 'big', 'ante', 'minutes', 'break'] as const

const LevelFields = ({
  draft,
  onChange,
}: {
  readonly draft: DraftLevel
  readonly onChange: (some: Partial<DraftLevel>) => void
}) => (
  <div className={styles.fields}>
    {FIELDS.map(field => (
      <label key={field} className={look.field}>
        {field === 'minutes' && draft.by === 'deals' ? words.hands : words.scheduleFields[field]}
        <input
          type="number"
          inputMode="numeric"
          required
          min={field === 'big' || field === 'minutes' ? 1 : 0}
          value={draft[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      </label>
    ))}
  </div>
)
