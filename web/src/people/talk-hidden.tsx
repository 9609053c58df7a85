import type { Frame } from '@cardroom/room/protocol'
import { setSettings, useSettings } from '../settings/settings.ts'
import { texts } from '../words/texts.ts'
import styles from './people.module.css'

/** The players here, and whether you see their chat. */
export const TalkHidden = ({ frame: { common, own } }: { readonly frame: Frame }) => {
  const others = common.seats.filter(({ person, bot, seat }) => person !== null && !bot && seat !== own.seat)
  if (others.length === 0) return <p>{texts.people.onlyBots}</p>
  return (
    <ul className={styles.people}>
      {others.map(({ person, name }) => (
        <li key={person}>
          <span className={styles.name}>{name}</span>
          <HideTalk person={person!} name={name} />
        </li>
      ))}
    </ul>
  )
}

/** Hides somebody's chat, for you alone. */
export const HideTalk = ({ person, name }: { readonly person: string; readonly name: string }) => {
  const { hidden } = useSettings()
  const isHidden = hidden.includes(person)
  const change = (): void =>
    setSettings({ hidden: isHidden ? hidden.filter(it => it !== person) : [...hidden, person] })
  return (
    <button type="button" aria-pressed={isHidden} onClick={change}>
      {isHidden ? texts.people.talkHidden : texts.people.hideTalk}
      <span className="visually-hidden">{texts.people.of(name)}</span>
    </button>
  )
}
