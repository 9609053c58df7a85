import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useAnswer } from '../line/use-answer.ts'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'
import styles from './left-result.module.css'

/** The player who has just left their seat here; null while they sit, or if they never did. */
export const useLeft = ({ own, common }: Frame): { readonly left: string | null; readonly close: () => void } => {
  const before = useRef<string | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  const person = own.seat === null ? null : (common.seats[own.seat - 1]?.person ?? null)
  useEffect(() => {
    if (before.current !== null && person === null && !common.ended) setLeft(before.current)
    before.current = person
  }, [person, common.ended])
  return { left, close: () => setLeft(null) }
}

/** Leaving shows your result. */
export const LeftResult = ({
  frame: { common, seq },
  person,
  onClose,
}: {
  readonly frame: Frame
  readonly person: string
  readonly onClose: () => void
}) => {
  const answer = useAnswer('GET /api/tables/:id/night', [{ params: { id: common.table } }], seq)
  const mine = answer?.ok === true ? answer.data.people.find(it => it.person === person) : undefined
  return (
    <Panel title={texts.felt.left.title} onClose={onClose}>
      <div className={styles.left}>
        {mine !== undefined && (
          <>
            <p className={styles.net} data-up={mine.net > 0 || undefined}>
              {netWords(mine.net)}
            </p>
            <p>{texts.felt.left.bought(chipsWords(mine.bought), mine.deals)}</p>
          </>
        )}
        <div className={styles.ways}>
          <Link href="/" className={styles.lobby}>
            {texts.table.toLobby}
          </Link>
          {mine !== undefined && <Link href={`/t/${common.table}/night`}>{texts.menu.results}</Link>}
          <button type="button" onClick={onClose}>
            {texts.felt.left.stay}
          </button>
        </div>
      </div>
    </Panel>
  )
}

const netWords = (net: number): string =>
  net > 0
    ? texts.felt.left.up(chipsWords(net))
    : net < 0
      ? texts.felt.left.down(chipsWords(-net))
      : texts.felt.left.even
