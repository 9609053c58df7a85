import type { ReactNode } from 'react'
import { type Back as BackName, useSettings } from '../settings/settings.ts'
import styles from './back.module.css'

/** The back of a card, as its viewer likes it, or one of the four to choose from. */
export const Back = ({ back }: { readonly back?: BackName }) => {
  const chosen = useSettings(settings => settings.back)
  const name = back ?? chosen
  return (
    <svg viewBox="0 0 60 84" aria-hidden="true" className={styles[name]}>
      <rect x="1" y="1" width="58" height="82" rx="8" className={styles.ground} />
      {DRAWN[name]}
    </svg>
  )
}

const DRAWN: Readonly<Record<BackName, ReactNode>> = {
  lattice: (
    <>
      <rect x="6" y="6" width="48" height="72" rx="5" className={styles.dashed} />
      <path d="M30 24 43 42 30 60 17 42z" className={styles.mark} />
      <path d="M30 32 37 42 30 52 23 42z" className={styles.ground} />
    </>
  ),
  rings: (
    <g className={styles.line}>
      <rect x="6" y="6" width="48" height="72" rx="5" />
      {[6, 12, 18].map(r => (
        <circle key={r} cx="30" cy="42" r={r} />
      ))}
      <path d="M6 24q24 14 48 0M6 60q24-14 48 0" />
    </g>
  ),
  stripes: (
    <>
      <path
        d="M7 25 25 7M7 37 37 7M7 49 49 7M7 61 53 15M7 73 53 27M14 77 53 39M26 77 53 51M38 77 53 63"
        className={styles.line}
      />
      <rect x="6" y="6" width="48" height="72" rx="5" className={styles.frame} />
    </>
  ),
  suits: (
    <>
      <rect x="6" y="6" width="48" height="72" rx="5" className={styles.frame} />
      <g className={styles.mark}>
        <path d="M30 13 37 22 30 31 23 22z" />
        <path d="M30 71 23 62 30 53 37 62z" />
        <path d="M30 34q9 5 9 10q-2 5-7 3l2 5h-8l2-5q-5 2-7-3q0-5 9-10z" />
      </g>
    </>
  ),
}
