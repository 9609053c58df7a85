import { chipsWords, type Frame } from '@cardroom/room/protocol'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useAnswer } from '../line/use-answer.ts'
import { Panel } from '../panel/panel.tsx'
import { texts } from '../words/texts.ts'

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
      {mine !== undefined && (
        <>
          <p>
            <strong>{netWords(mine.net)}</strong> {texts.felt.left.bought(chipsWords(mine.bought), mine.deals)}
          </p>
          <p>
            <Link href={`/t/${common.table}/night`}>{texts.menu.results}</Link>
          </p>
        </>
      )}
      <p>
        <Link href="/">{texts.table.toLobby}</Link>{' '}
        <button type="button" onClick={onClose}>
          {texts.felt.left.stay}
        </button>
      </p>
    </Panel>
  )
}

const netWords = (net: number): string =>
  net > 0
    ? texts.felt.left.up(chipsWords(net))
    : net < 0
      ? texts.felt.left.down(chipsWords(-net))
      : texts.felt.left.even
