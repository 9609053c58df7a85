import { chipsOf } from './chips-of.ts'

/** How far one chip lies above the next. */
const STEP = 3.4

/** A small stack of the chips that an amount is counted out in, the largest at the bottom. */
export const ChipStack = ({ amount, most = 5 }: { readonly amount: number; readonly most?: number }) => {
  const chips = chipsOf(amount, most)
  const height = 14 + STEP * most
  return (
    <svg viewBox={`0 0 24 ${height}`} width="24" height={height} aria-hidden="true">
      <ellipse cx="12" cy={height - 5} rx="11.5" ry="5" fill="#000" opacity=".28" />
      {chips.map(({ colour, edge }, i) => (
        <g key={i} transform={`translate(0 ${(height - 14 - STEP * i).toFixed(1)})`}>
          <path d="M1 5v3.8a11 4.8 0 0 0 22 0V5z" fill={edge} />
          <path d="M5.5 9.2v3.2M12 10.2v3.4M18.5 9.2v3.2" stroke="#fff" strokeWidth="2.6" opacity=".8" />
          <ellipse cx="12" cy="5" rx="11" ry="4.8" fill={colour} />
          <ellipse
            cx="12"
            cy="5"
            rx="8.8"
            ry="3.6"
            fill="none"
            stroke="#fff"
            strokeWidth="1.5"
            strokeDasharray="3.4 3.1"
            opacity=".85"
          />
        </g>
      ))}
    </svg>
  )
}
