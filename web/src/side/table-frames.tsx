import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { texts } from '../words/texts.ts'
import styles from './side.module.css'

/** How often the tables are looked at for whose turn it is, in milliseconds. */
const LOOKS_EVERY = 300

/** Tables side by side: yours to act are marked, and the keyboard switches between them. */
export const TableFrames = ({
  ids,
  nameOf,
}: {
  readonly ids: readonly string[]
  readonly nameOf: (id: string) => string
}) => {
  const frames = useRef(new Map<string, HTMLIFrameElement>())
  const [due, setDue] = useState<readonly string[]>([])
  const [at, setAt] = useState(ids[0])
  const count = ids.length
  const go = (id: string | undefined): void => {
    if (id === undefined) return
    setAt(id)
    frames.current.get(id)?.contentWindow?.focus()
  }
  useEffect(() => {
    const look = setInterval(() => {
      const mine = ids.filter(id => isYourTurn(frames.current.get(id)))
      setDue(now => (now.join() === mine.join() ? now : mine))
      const active = ids.find(id => frames.current.get(id) === document.activeElement)
      if (active !== undefined) setAt(active)
    }, LOOKS_EVERY)
    return () => clearInterval(look)
  }, [ids])
  const onKey = (event: KeyboardEvent): void => {
    const number = event.altKey && /^Digit[1-4]$/.test(event.code) ? Number(event.code.slice(-1)) : 0
    if (number === 0 || number > count) return
    event.preventDefault()
    go(ids[number - 1])
  }
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  return (
    <main className={styles.window}>
      <h1 className="visually-hidden">{texts.side.title}</h1>
      <nav className={styles.bar} aria-label={texts.side.title}>
        <Link href="/">{texts.side.lobby}</Link>
        {ids.map((id, i) => (
          <button
            key={id}
            type="button"
            aria-pressed={at === id}
            data-due={due.includes(id) || undefined}
            onClick={() => go(id)}
          >
            {texts.side.switchTo(i + 1, nameOf(id))}
            {due.includes(id) && <span className={styles.due}>{texts.side.yourTurn}</span>}
          </button>
        ))}
        <span className={styles.keys}>{texts.side.keys}</span>
        <Link href="/tables">{texts.side.others}</Link>
      </nav>
      <div className={styles.grid} data-tables={count}>
        {ids.map((id, i) => (
          <iframe
            key={id}
            ref={frame => {
              if (frame === null) frames.current.delete(id)
              else frames.current.set(id, frame)
            }}
            title={texts.side.switchTo(i + 1, nameOf(id))}
            src={`/t/${id}`}
            data-due={due.includes(id) || undefined}
            data-at={at === id || undefined}
            // keys are pressed inside the table that has the focus
            onLoad={event => event.currentTarget.contentWindow?.addEventListener('keydown', onKey)}
          />
        ))}
      </div>
    </main>
  )
}

/** A table says in its title that it is your turn, as it does for a tab. */
const isYourTurn = (frame: HTMLIFrameElement | undefined): boolean =>
  frame?.contentDocument?.title.startsWith(texts.felt.yourTurnMark) === true
