import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { PlayingCard } from '../cards/playing-card.tsx'
import { NameField } from '../people/name-field.tsx'
import { texts } from '../words/texts.ts'
import styles from './lobby.module.css'
import { useNewcomer } from './newcomer.ts'
import { tableIn } from './table-in.ts'

/** The felt at the top of the lobby: your name, play at once, create a table, or come by a link. */
export const Hero = ({
  known,
  busy,
  wrong,
  onPlay,
}: {
  readonly known: string | null
  readonly busy: boolean
  readonly wrong: string
  readonly onPlay: () => void
}) => {
  const { name } = useNewcomer()
  const [joins, setJoins] = useState(false)
  const play = (event: FormEvent): void => {
    event.preventDefault()
    onPlay()
  }
  return (
    <section className={styles.hero} aria-labelledby="hello">
      <div className={styles.heroIn}>
        <h1 id="hello">{known === null ? texts.lobby.stranger : texts.lobby.greeting(greetingNow(), known)}</h1>
        <p>{known === null ? texts.lobby.heroNew : texts.lobby.heroKnown}</p>
        <form onSubmit={play} className={styles.start} aria-label={texts.lobby.playNow}>
          {known === null && (
            <NameField
              words={texts.lobby.yourName}
              value={name}
              onName={next => useNewcomer.setState({ name: next })}
              autoComplete="nickname"
              placeholder={texts.lobby.newcomer}
            />
          )}
          <button type="submit" aria-busy={busy} className={styles.main}>
            {busy ? texts.lobby.settingUp : texts.lobby.playNow}
          </button>
          <Link href="/create" className={styles.other}>
            {texts.lobby.create}
          </Link>
          <button type="button" className={styles.other} aria-expanded={joins} onClick={() => setJoins(!joins)}>
            {texts.lobby.joinByLink}
          </button>
        </form>
        {joins && <ByLink />}
        {wrong !== '' && (
          <p role="alert" className={styles.heroWrong}>
            {wrong}
          </p>
        )}
      </div>
      <svg className={styles.arc} viewBox="0 0 1200 46" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 34C240 6 960 6 1200 34V46H0Z" fill="var(--rail-mid)" />
        <path d="M0 34C240 6 960 6 1200 34" fill="none" stroke="var(--brass)" strokeWidth="1.5" opacity=".8" />
      </svg>
      <span className={styles.art} aria-hidden="true">
        <PlayingCard card="As" size="l" />
        <PlayingCard card="Kh" size="l" />
      </span>
    </section>
  )
}

/** A link that a friend sent: its table, with the invitation in it. */
const ByLink = () => {
  const [link, setLink] = useState('')
  const [wrong, setWrong] = useState(false)
  const [, go] = useLocation()
  const join = (event: FormEvent): void => {
    event.preventDefault()
    const path = tableIn(link)
    setWrong(path === null)
    if (path !== null) go(path)
  }
  return (
    <form onSubmit={join} className={styles.byLink}>
      <label>
        {texts.lobby.linkAsked}
        <input value={link} onChange={event => setLink(event.target.value)} autoComplete="off" spellCheck={false} />
      </label>
      <button type="submit" className={styles.other}>
        {texts.lobby.linkGo}
      </button>
      {wrong && <p role="alert">{texts.lobby.linkWrong}</p>}
    </form>
  )
}

const greetingNow = (): string => {
  const hour = new Date().getHours()
  const { night, morning, afternoon, evening } = texts.lobby.greetings
  if (hour < 5) return night
  if (hour < 12) return morning
  return hour < 18 ? afternoon : evening
}
