import type { LessonShown } from '@cardroom/room/protocol'
import { BackLink } from '../frame/back-link.tsx'
import { RoomFrame } from '../frame/room-frame.tsx'
import { Emblem } from '../learn/emblem.tsx'
import styles from '../learn/lesson.module.css'
import { LessonBody } from '../learn/lesson-body.tsx'
import { useLesson } from '../learn/use-lesson.ts'
import { useOpenTable, withBots } from '../learn/use-open-table.ts'
import { texts } from '../words/texts.ts'
import { nameFor } from './newcomer.ts'
import { useLobby } from './use-lobby.ts'

/** How a game is played, on a page of its own. */
export const LessonPage = ({ form }: { readonly form: string }) => {
  const lesson = useLesson(form)
  const isThere = lesson !== null && typeof lesson === 'object'
  return (
    <RoomFrame title={isThere ? texts.learn.howToPlay(lesson.name) : texts.lobby.title}>
      <BackLink href="/" words={texts.learn.back} />
      {isThere ? (
        <article className={styles.lesson}>
          <LessonHero lesson={lesson} />
          <LessonBody lesson={lesson} />
        </article>
      ) : (
        <h1>{lesson ?? texts.learn.loading}</h1>
      )}
    </RoomFrame>
  )
}

const LessonHero = ({ lesson: { form, name, goal, facts, also } }: { readonly lesson: LessonShown }) => {
  const { me, games } = useLobby()
  const { open, busy, wrong } = useOpenTable()
  const listed = games.forms.find(({ id }) => id === form)
  const start = (practice: boolean): void => void open(withBots(form, practice), nameFor(me?.name ?? null))
  return (
    <header className={styles.hero}>
      {listed === undefined ? (
        <span className={styles.emblem} />
      ) : (
        <Emblem of={listed.emblem} className={styles.emblem} />
      )}
      <div>
        <h1>{name}</h1>
        <p>{goal}</p>
        <ul className={styles.facts}>
          {facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
          {also.length > 0 && (
            <li>
              {texts.learn.also} <b>{also.join(', ')}</b>
            </li>
          )}
        </ul>
        {wrong !== '' && <p role="alert">{wrong}</p>}
      </div>
      <div className={styles.buttons}>
        <button type="button" className={styles.main} aria-busy={busy} onClick={() => start(true)}>
          {busy ? texts.learn.settingUp : texts.learn.practise}
        </button>
        <button type="button" className={styles.other} onClick={() => start(false)}>
          {texts.learn.playNow}
        </button>
      </div>
    </header>
  )
}
