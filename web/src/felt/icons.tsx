import type { ReactNode } from 'react'
import styles from './icons.module.css'

const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
    {children}
  </svg>
)

/** The way back. */
export const BackIcon = () => (
  <Icon>
    <path d="m14.5 5-7 7 7 7" />
  </Icon>
)

/** The log and what people say. */
export const LogIcon = () => (
  <Icon>
    <path d="M4 5.5h16V16h-9l-4.5 3.5V16H4Z" />
    <path d="M8 9.5h8M8 12.5h5" />
  </Icon>
)

/** The menu. */
export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
)

/** Closes what is open. */
export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
)

/** Sends what was typed. */
export const SendIcon = () => (
  <Icon>
    <path d="M5 12h13M12.5 6.5l6 5.5-6 5.5" />
  </Icon>
)

/** Shares a link. */
export const ShareIcon = () => (
  <Icon>
    <path d="M12 14.5V4M8 7.5l4-4 4 4M5 12v7.5h14V12" />
  </Icon>
)

/** Copies a link. */
export const CopyIcon = () => (
  <Icon>
    <rect x="8.5" y="8.5" width="11" height="11" rx="2.5" />
    <path d="M15.5 5.5v-1h-11v11h1" />
  </Icon>
)

/** Adds something. */
export const PlusIcon = () => (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
)

/** Sounds can be heard, or can't. */
export const SoundIcon = ({ off }: { readonly off: boolean }) => (
  <Icon>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z" />
    {off ? <path d="m15.5 9.5 5 5m0-5-5 5" /> : <path d="M15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11" />}
  </Icon>
)
