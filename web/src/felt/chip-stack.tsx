import type { CSSProperties } from 'react'
import styles from './chip-stack.module.css'
import { type ChipPile, chipsOf } from './chips-of.ts'

/** A chip is so wide; the next lies so far above it, and the next stack so far beside it. */
const [WIDE, STEP, GAP] = [40, 6.5, 3]

/** The chips that an amount is counted out in: real stacks, the largest chips at the left. */
export const ChipStack = ({ amount, stacks = 2 }: { readonly amount: number; readonly stacks?: number }) => {
  const piles = chipsOf(amount, stacks, 5)
  const high = 23 + Math.max(0, ...piles.map(({ count }) => count)) * STEP
  const wide = piles.length * (WIDE + GAP) - GAP + 2
  const size = { '--wide': (wide / WIDE).toFixed(3), '--high': (high / WIDE).toFixed(3) } as CSSProperties
  return (
    <svg className={styles.chips} viewBox={`0 0 ${wide} ${high}`} style={size} aria-hidden="true">
      {piles.map((pile, i) => (
        <Pile key={pile.value} pile={pile} x={i * (WIDE + GAP)} floor={high} />
      ))}
    </svg>
  )
}

const Pile = ({ pile, x, floor }: { readonly pile: ChipPile; readonly x: number; readonly floor: number }) => (
  <g transform={`translate(${x} 0)`}>
    <ellipse cx="21" cy={floor - 9} rx="21" ry="9.5" className={styles.shade} />
    {Array.from({ length: pile.count }, (_, i) => (
      <g key={i} transform={`translate(0 ${(floor - 10 - (i + 1) * STEP).toFixed(1)})`}>
        <path d={SIDE} fill={pile.body} />
        <path d={SIDE} className={styles.side} />
        <path d={SPOTS} fill={pile.spots} />
        <path d="M0 6.5a20 9 0 0 0 40 0" className={styles.seam} />
        {i === pile.count - 1 && <Top pile={pile} />}
      </g>
    ))}
  </g>
)

const SIDE = 'M0 0v6.5a20 9 0 0 0 40 0v-6.5z'
const SPOTS = 'M3.2 4.4v6.5l4.6 2.1v-6.5zM16 8.8v6.5h8v-6.5zM36.8 4.4v6.5l-4.6 2.1v-6.5z'

const Top = ({ pile: { body, spots } }: { readonly pile: ChipPile }) => (
  <>
    <ellipse cx="20" cy="0" rx="20" ry="9" fill={body} />
    <ellipse cx="20" cy="0" rx="17.4" ry="7.5" className={styles.rim} stroke={spots} />
    <ellipse cx="20" cy="0" rx="13.2" ry="5.5" className={styles.face} />
    <path d="M.5 0a19.5 8.6 0 0 1 39 0" className={styles.lit} />
  </>
)
