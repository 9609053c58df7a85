import styles from './lobby.module.css'

/** Where there is nothing: what is missing, and what to do about it. */
export const Nothing = ({ title, words }: { readonly title: string; readonly words: string }) => (
  <div className={styles.nothing}>
    <svg viewBox="0 0 120 70" aria-hidden="true">
      <rect x="14" y="12" width="92" height="46" rx="23" />
      <rect x="44" y="24" width="14" height="20" rx="2.500" />
      <rect x="62" y="24" width="14" height="20" rx="2.500" />
    </svg>
    <b>{title}</b>
    <p>{words}</p>
  </div>
)
