import { Link } from 'wouter'
import { texts } from '../words/texts.ts'
import styles from './lobby.module.css'

const DOORS = [
  {
    href: '/events',
    ...texts.lobby.doors.events,
    art: 'M14 8h16v9a8 8 0 0 1-16 0zM14 11H8v2.500A6.500 6.500 0 0 0 14.500 20M30 11h6v2.500a6.500 6.500 0 0 1-6.500 6.500M22 25v6M14 37h16M17 37c0-3.500 2-6 5-6s5 2.500 5 6',
  },
  {
    href: '/floor',
    ...texts.lobby.doors.floor,
    art: 'M10 8h5a5 5 0 0 1 0 11h-5a5 5 0 0 1 0-11zM29 8h5a5 5 0 0 1 0 11h-5a5 5 0 0 1 0-11zM10 25h5a5 5 0 0 1 0 11h-5a5 5 0 0 1 0-11zM29 25h5a5 5 0 0 1 0 11h-5a5 5 0 0 1 0-11z',
  },
  {
    href: '/books',
    ...texts.lobby.doors.books,
    art: 'M8 9h5v27H8zM13 9h6v27h-6zM19 9h5v27h-5zM24 9h6v27h-6zM30.500 10.500l5-1.500L41 34l-5 1.500zM8 15h22M8 31h22',
  },
  {
    href: '/desk',
    ...texts.lobby.doors.desk,
    art: 'M22 7v30M13 37h18M8 13h28M8 13 3.500 25h9zM36 13l-4.500 12h9zM3.500 25a4.500 4.500 0 0 0 9 0M31.500 25a4.500 4.500 0 0 0 9 0',
  },
  {
    href: '/train',
    ...texts.lobby.doors.train,
    art: 'M4 17 22 9l18 8-18 8zM12 21v9c3 3 6.500 4.500 10 4.500s7-1.500 10-4.500v-9M40 17v12',
  },
  {
    href: '/hands',
    ...texts.lobby.doors.hands,
    art: 'M9 13h17v23H9zM14 13V8h21v23h-9M14 20h7M14 25h7M14 30h4',
  },
] as const

const OWN = [
  { href: '/book', ...texts.lobby.doors.results, art: 'M8 36V8M8 36h28M13 30l7-9 6 5 9-13' },
  {
    href: '/stats',
    title: texts.stats.title,
    is: texts.lobby.doors.statsAre,
    art: 'M9 36V22M19 36V10M29 36V17M37 36H5',
  },
] as const

/** The doorways to the rest of the room; results are for people who have a name here. */
export const Doors = ({ known }: { readonly known: boolean }) => (
  <section aria-labelledby="rest">
    <h2 id="rest">{texts.lobby.rest}</h2>
    <ul className={styles.doors}>
      {[...DOORS, ...(known ? OWN : [])].map(({ href, title, is, art }) => (
        <li key={href}>
          <Link href={href}>
            <svg viewBox="0 0 44 44" aria-hidden="true">
              <path d={art} />
            </svg>
            <b>{title}</b>
            <span>{is}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
