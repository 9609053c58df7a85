import styles from './frame.module.css'

/** The icons of the pages around the table, in a field of 24 by 24. */
const PATHS = {
  cards: 'M5 6.500 12.500 5l2.500 12-7.500 1.500zM14.500 6l4 .8-2.300 11.200',
  cup: 'M8 4h8v5a4 4 0 0 1-8 0zM8 6H5v1.500A3.500 3.500 0 0 0 8.500 11M16 6h3v1.500a3.500 3.500 0 0 1-3.500 3.500M12 13v4M8.500 20h7M10 20c0-2 .8-3 2-3s2 1 2 3',
  tables: 'M4 5.500h7v5H4zM13 5.500h7v5h-7zM4 13.500h7v5H4zM13 13.500h7v5h-7z',
  book: 'M12 6.500C10 5 7 4.700 4 5v13c3-.3 6 0 8 1.500 2-1.500 5-1.800 8-1.500V5c-3-.3-6 0-8 1.500zM12 6.500v13',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c.6-3.600 3.400-5.500 7-5.500s6.400 1.900 7 5.500',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500 20 20',
  star: 'm12 4 2.400 5.100 5.600.7-4.100 3.800 1.100 5.500-5-2.800-5 2.800 1.100-5.500L4 9.800l5.600-.7z',
  back: 'M14.500 5.500 8 12l6.500 6.500',
  check: 'm5 12.500 4.500 4.500L19 7.500',
  close: 'M6 6l12 12M18 6 6 18',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600 7 7M17 17l1.400 1.400M18.400 5.600 17 7M7 17l-1.400 1.400',
  moon: 'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z',
  scales: 'M12 4v16M7 20h10M5 7h14M5 7l-2.500 6h5zM19 7l-2.500 6h5z',
} as const

/** The name of an icon. */
export type IconName = keyof typeof PATHS

/** An icon beside words, or in a button that has a name. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
