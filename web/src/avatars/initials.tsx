import styles from './avatar.module.css'
import { sumOf, TONES, toneOf } from './tones.ts'

/** A face for a name: its initials on two tones and one of six patterns, always the same for the same name. */
export const Initials = ({ name, tone }: { readonly name: string; readonly tone: number | undefined }) => {
  const [dark, light] = TONES[tone ?? toneOf(name)]!
  const Pattern = PATTERNS[(sumOf(name) >>> 5) % PATTERNS.length]!
  return (
    <svg className={styles.avatar} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" fill={dark} />
      <Pattern dark={dark} light={light} />
      <text x="24" y="31.5" textAnchor="middle">
        {initials(name)}
      </text>
    </svg>
  )
}

const initials = (name: string): string => {
  const words = name.split(/\s+/).filter(word => word !== '')
  return words
    .slice(0, 2)
    .map(word => [...word][0])
    .join('')
    .toUpperCase()
}

type Tones = { readonly dark: string; readonly light: string }

const PATTERNS = [
  ({ light }: Tones) => <path d="M0 48 48 0v48Z" fill={light} />,
  ({ light }: Tones) => <path d="M0 0h24v24H0zM24 24h24v24H24z" fill={light} />,
  ({ light }: Tones) => <path d="M-6 14 24-10 54 14v12L24 2-6 26ZM-6 38 24 14l30 24v12L24 26-6 50Z" fill={light} />,
  ({ dark, light }: Tones) => (
    <>
      <circle cx="48" cy="48" r="40" fill={light} />
      <circle cx="48" cy="48" r="27" fill={dark} />
      <circle cx="48" cy="48" r="14" fill={light} />
    </>
  ),
  ({ light }: Tones) => <path d="M0 0h8v48H0zM16 0h8v48h-8zM32 0h8v48h-8z" fill={light} />,
  ({ dark, light }: Tones) => (
    <>
      <path d="M24-4 52 24 24 52-4 24Z" fill={light} />
      <path d="M24 10 38 24 24 38 10 24Z" fill={dark} />
    </>
  ),
] as const
