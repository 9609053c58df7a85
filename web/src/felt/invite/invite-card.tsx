import type { Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { ask } from '../../line/api.ts'
import { order } from '../../line/table-line.ts'
import { later } from '../../panel/later.tsx'
import { linkWith } from '../../people/invitation-code.ts'
import { texts } from '../../words/texts.ts'
import { CopyIcon, ShareIcon } from '../icons.tsx'
import styles from './invite-card.module.css'

const QrCode = later(async () => (await import('../../people/qr-code.tsx')).QrCode)

/** The link of a table to share, as a code to scan too; a host who is alone can let bots sit down meanwhile. */
export const InviteCard = ({
  frame,
  plain = false,
}: {
  readonly frame: Frame
  /** In a sheet that has a title of its own. */
  readonly plain?: boolean
}) => {
  const { common, own } = frame
  const { link, make, wrong } = useInviteLink(frame)
  const [said, setSaid] = useState('')
  const free = common.seats.filter(({ person }) => person === null).map(({ seat }) => seat)
  const share = async (): Promise<void> => {
    try {
      if (navigator.share === undefined) await navigator.clipboard.writeText(link)
      else await navigator.share({ title: common.name, text: texts.felt.inviteCard.text(common.name), url: link })
      setSaid(navigator.share === undefined ? texts.people.copied : '')
    } catch (cause) {
      // a player who closes the sheet of their phone has changed their mind; where nothing can be copied the link is read
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) setSaid(texts.people.copyYourself(link))
    }
  }
  return (
    <div className={`${styles.card} ${plain ? styles.plain : ''}`}>
      <div className={styles.text}>
        {!plain && <h2>{texts.felt.inviteCard.title}</h2>}
        <p>{texts.felt.inviteCard.hint}</p>
        {link !== '' && <LinkLine link={link} onSaid={setSaid} />}
        <div className={styles.buttons}>
          {link === '' ? (
            <button type="button" className={styles.share} onClick={make}>
              {texts.felt.inviteCard.make}
            </button>
          ) : (
            <button type="button" className={styles.share} onClick={() => void share()}>
              <ShareIcon /> {texts.felt.inviteCard.share}
            </button>
          )}
          {own.role === 'host' && free.length > 0 && (
            <button
              type="button"
              onClick={() => {
                for (const seat of free.slice(0, BOTS))
                  order({ type: 'bot', seat, chips: common.game.buyIn, temper: 'steady' })
              }}
            >
              {texts.felt.inviteCard.bots}
            </button>
          )}
        </div>
        <p role="status" className={styles.said}>
          {wrong === '' ? said : wrong}
        </p>
      </div>
      {link !== '' && (
        <div className={styles.code}>
          <QrCode link={link} />
        </div>
      )}
    </div>
  )
}

/** This many bots sit down at once. */
const BOTS = 3

const LinkLine = ({ link, onSaid }: { readonly link: string; readonly onSaid: (words: string) => void }) => (
  <p className={styles.link}>
    <span>{link.replace(/^https?:\/\//, '')}</span>
    <button
      type="button"
      aria-label={texts.people.copyLink}
      onClick={() => void navigator.clipboard.writeText(link).then(() => onSaid(texts.people.copied))}
    >
      <CopyIcon />
    </button>
  </p>
)

/** The link that lets friends in: the table's own where everybody may come, otherwise one with an invitation, when it is made. */
const useInviteLink = ({ common: { table, open } }: Frame) => {
  const [made, setMade] = useState({ link: '', wrong: '' })
  const make = (): void => {
    const body = { role: 'player', minutes: 1440 } as const
    void ask('POST /api/tables/:id/invitations', { params: { id: table }, body }).then(answer =>
      setMade(answer.ok ? { link: linkWith(answer.data.code), wrong: '' } : { link: '', wrong: answer.words }),
    )
  }
  return open ? { link: `${location.origin}/t/${table}`, wrong: '', make } : { ...made, make }
}
