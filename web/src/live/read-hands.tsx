import { chipsWords, type Frame, type LiveShown } from '@cardroom/room/protocol'
import { useState } from 'react'
import styles from './live.module.css'
import { tell } from './tell.ts'

type Part = LiveShown['parts'][number]

/** Part by part of every pot: who takes it; several who are tapped tie. */
export const ReadHands = ({
  frame: { common },
  name,
}: {
  readonly frame: Frame
  readonly name: (seat: number) => string
}) => {
  const parts = (common.live?.parts ?? []).filter(({ known }) => !known)
  const [read, setRead] = useState<Readonly<Record<string, readonly number[] | 'nobody'>>>({})
  const done = parts.every(part => read[keyOf(part)] !== undefined && read[keyOf(part)]!.length > 0)
  const taps = (part: Part, seat: number): void => {
    const before = read[keyOf(part)]
    const seats = before === undefined || before === 'nobody' ? [] : before
    setRead({
      ...read,
      [keyOf(part)]: seats.includes(seat) ? seats.filter(it => it !== seat) : [...seats, seat],
    })
  }
  const push = (): void =>
    tell({
      type: 'read',
      readings: parts.map(part => {
        const seats = read[keyOf(part)]
        return { pot: part.pot, run: part.run, share: part.share, seats: seats === 'nobody' ? [] : (seats ?? []) }
      }),
    })
  const stud = common.game.family === 'stud'
  return (
    <>
      <div className={styles.parts}>
        {parts.map(part => {
          const now = read[keyOf(part)]
          return (
            <fieldset key={keyOf(part)} className={styles.part}>
              <legend>
                {partWords(part, common)} <span className={styles.of}>{chipsWords(part.amount)}</span>
              </legend>
              {part.seats.map(seat => (
                <button
                  key={seat}
                  type="button"
                  aria-pressed={now !== undefined && now !== 'nobody' && now.includes(seat)}
                  onClick={() => taps(part, seat)}
                >
                  {name(seat)}
                </button>
              ))}
              {part.qualifier && (
                <button
                  type="button"
                  aria-pressed={now === 'nobody'}
                  onClick={() => setRead({ ...read, [keyOf(part)]: 'nobody' })}
                >
                  Nobody qualifies
                </button>
              )}
            </fieldset>
          )
        })}
      </div>
      {stud && <p className={styles.hint}>If hands tie, tap first the one whose card takes an odd chip.</p>}
      <button type="button" className={`strong ${styles.big}`} disabled={!done} onClick={push}>
        Push the pots
      </button>
    </>
  )
}

const keyOf = ({ pot, run, share }: Part): string => `${pot} ${run} ${share}`

const partWords = ({ pot, run, share }: Part, { deal, live }: Frame['common']): string => {
  const several = (live?.parts ?? []).some(part => part.pot > 0)
  const named = pot > 0 ? `Side pot${(deal?.pots.length ?? 0) > 2 ? ` ${pot}` : ''}` : several ? 'Main pot' : 'Pot'
  return `${named}, ${share}${(deal?.runs ?? 1) > 1 ? `, run-out ${run + 1}` : ''}`
}
