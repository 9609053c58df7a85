import type { EmblemShown } from '@cardroom/room/protocol'
import type { ReactNode } from 'react'
import styles from './emblem.module.css'

/** The emblem of a game: what a hand of it looks like, drawn from its data. */
export const Emblem = ({
  of,
  className = '',
}: {
  readonly of: EmblemShown
  readonly className?: string | undefined
}) => (
  <span className={`${styles.emblem} ${className}`} aria-hidden="true">
    <svg viewBox="0 0 76 64" aria-hidden="true">
      {artOf(of)}
      {of.split && <SplitPot />}
    </svg>
  </span>
)

/** The emblem of a mix: cards that may be anything. */
export const MixEmblem = ({ className = '' }: { readonly className?: string | undefined }) => (
  <span className={`${styles.emblem} ${className}`} aria-hidden="true">
    <svg viewBox="0 0 76 64" aria-hidden="true">
      <Row count={3} y={22} width={13} height={20} face="u" texts={['?', '?', '?']} />
    </svg>
  </span>
)

const artOf = ({ cards, boards, draws, rows, suits }: EmblemShown): ReactNode => {
  if (rows.length > 0)
    return rows.map((count, i) => <Row key={i} count={count} y={7 + i * 18} width={10} height={15} gap={2} face="u" />)
  if (boards > 0 && draws === 0) return <BoardArt hole={cards.length} boards={boards} />
  if (draws > 0) {
    if (suits) return <DrawnSuits draws={draws} />
    return (
      <>
        {boards > 0 && (
          <Row count={boards === 1 && cards.length === 5 && draws === 3 ? 1 : 5} y={6} width={8} height={11} face="u" />
        )}
        <Fan count={cards.length} y={boards > 0 ? 27 : 17} width={11} height={17} step={9} lift />
        <Dots count={draws} y={56} />
      </>
    )
  }
  return <StudArt cards={cards} />
}

const BoardArt = ({ hole, boards }: { readonly hole: number; readonly boards: number }) => {
  const height = [13, 13, 11, 9][boards] ?? 9
  const top = [11, 11, 7, 5][boards] ?? 5
  return (
    <>
      {Array.from({ length: boards }, (_, i) => (
        <Row key={i} count={5} y={top + i * (height + 2)} width={8.6} height={height} face="u" />
      ))}
      <Fan count={hole} y={boards > 2 ? 42 : 37} width={10} height={15} step={hole > 4 ? 8 : 9.5} />
    </>
  )
}

const StudArt = ({ cards }: { readonly cards: string }) => {
  const many = cards.length > 5
  return (
    <>
      <Row
        count={cards.length}
        y={many ? 24 : 22}
        width={many ? 8.2 : 10.5}
        height={many ? 14 : 17}
        gap={cards.length > 7 ? 0.6 : 1.4}
        face={cards}
      />
      <path className={styles.line} d="M12 47h52" />
    </>
  )
}

const DrawnSuits = ({ draws }: { readonly draws: number }) => (
  <>
    <Row count={4} y={18} width={13} height={21} face="u" />
    {(['s', 'h', 'c', 'd'] as const).map((suit, i) => (
      <path
        key={suit}
        className={suit === 'h' || suit === 'd' ? styles.red : styles.black}
        transform={`translate(${10.2 + i * 14.8} 23.500) scale(.42)`}
        d={SUITS[suit]}
      />
    ))}
    <Dots count={draws} y={54} />
  </>
)

const SUITS: Readonly<Record<'s' | 'h' | 'c' | 'd', string>> = {
  s: 'M12 2C9 7 3 10 3 15a4.500 4.500 0 0 0 7.600 3.200C10.400 20 9.800 21.300 8.500 22h7c-1.300-.7-1.900-2-2.100-3.800A4.500 4.500 0 0 0 21 15c0-5-6-8-9-13z',
  h: 'M12 21C7 16.500 2.500 13 2.500 8.300A4.800 4.800 0 0 1 12 6.500a4.800 4.800 0 0 1 9.500 1.800C21.500 13 17 16.500 12 21z',
  d: 'M12 1.500 20 12l-8 10.500L4 12z',
  c: 'M12 2.500a4.300 4.300 0 0 0-3.400 6.900 4.300 4.300 0 1 0 2.300 7.300C10.700 19 10 20.500 8.500 22h7c-1.500-1.500-2.200-3-2.400-5.300a4.300 4.300 0 1 0 2.300-7.300A4.300 4.300 0 0 0 12 2.500z',
}

/** Cards side by side; `face` is one for all, or one for each. */
const Row = ({
  count,
  y,
  width,
  height,
  face,
  gap = 1.8,
  texts = [],
}: {
  readonly count: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly face: string
  readonly gap?: number
  readonly texts?: readonly string[]
}) => {
  const left = 38 - (count * width + (count - 1) * gap) / 2
  return Array.from({ length: count }, (_, i) => (
    <CardBox
      key={i}
      x={left + i * (width + gap)}
      y={y}
      width={width}
      height={height}
      isUp={(face.length > 1 ? face[i] : face) === 'u'}
      text={texts[i] ?? ''}
    />
  ))
}

/** Cards of your own, held like a fan; lifted ones are about to be thrown away. */
const Fan = ({
  count,
  y,
  width,
  height,
  step,
  lift = false,
}: {
  readonly count: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly step: number
  readonly lift?: boolean
}) =>
  Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2
    const x = 38 + off * step - width / 2
    const raised = lift && i % 2 === 1 ? 4 : 0
    return (
      <g key={i} transform={`rotate(${off * (count > 4 ? 5 : 7)} ${x + width / 2} ${y + height})`}>
        <CardBox x={x} y={y + Math.abs(off) * 0.9 - raised} width={width} height={height} isUp={false} text="" />
      </g>
    )
  })

const CardBox = ({
  x,
  y,
  width,
  height,
  isUp,
  text,
}: {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isUp: boolean
  readonly text: string
}) => (
  <>
    <rect className={isUp ? styles.up : styles.down} x={x} y={y} width={width} height={height} rx="1.8" />
    {!isUp && (
      <rect className={styles.inner} x={x + 1.8} y={y + 1.8} width={width - 3.6} height={height - 3.6} rx=".8" />
    )}
    {text !== '' && (
      <text className={styles.text} x={x + width / 2} y={y + height / 2 + 0.6}>
        {text}
      </text>
    )}
  </>
)

const Dots = ({ count, y }: { readonly count: number; readonly y: number }) =>
  Array.from({ length: count }, (_, i) => (
    <circle key={i} className={styles.down} cx={38 + (i - (count - 1) / 2) * 8} cy={y} r="2" />
  ))

/** A disc in two halves: the pot is split. */
const SplitPot = () => (
  <g transform="translate(66 9)">
    <path className={styles.up} d="M0-5a5 5 0 0 0 0 10z" />
    <path className={styles.down} d="M0-5a5 5 0 0 1 0 10z" />
  </g>
)
