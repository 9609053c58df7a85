import type { Frame } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { Icon } from '../frame/icon.tsx'
import { texts } from '../words/texts.ts'
import styles from './first-time.module.css'
import { hasSeen, rememberSeen } from './games-seen.ts'
import { QuickLesson } from './quick-lesson.tsx'

/**
 * A sheet on the game. It opens by itself the first time you sit at a game you have never played, and folds to its title
 * when you are to act; from there on it opens when you ask for it, so that you see what happens. Its title has a line of its own over the felt, so that nothing jumps when it folds and nobody sits
 * behind it; it never covers the buttons.
 */
export const FirstTime = ({ frame }: { readonly frame: Frame }) => {
  const { own, common } = frame
  const { form, formName } = common.game
  const [open, setOpen] = useState<string | null>(null)
  const [folded, setFolded] = useState(false)
  const isSeated = own.seat !== null
  const isDue = own.legal !== null
  useEffect(() => {
    if (!isSeated || hasSeen(form)) return
    setOpen(form)
    setFolded(false)
  }, [isSeated, form])
  useEffect(() => {
    if (isDue && form === open) setFolded(true)
  }, [isDue, form, open])
  if (open !== form) return null
  const close = (): void => {
    rememberSeen(form)
    setOpen(null)
  }
  return (
    <section
      className={styles.sheet}
      data-folded={folded || undefined}
      aria-label={texts.learn.howToPlay(formName)}
      onKeyDown={event => event.key === 'Escape' && close()}
    >
      <header className={styles.head}>
        <div>
          <span className={styles.new}>{texts.learn.newToYou}</span>
          <h2>{formName}</h2>
        </div>
        <button type="button" className={styles.unfold} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? texts.learn.unfold : texts.learn.fold}
        </button>
        <button type="button" className="quiet" aria-label={texts.learn.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {!folded && (
        <div className={styles.drop}>
          <QuickLesson form={form} onDone={close} />
        </div>
      )}
    </section>
  )
}
