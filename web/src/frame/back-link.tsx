import { Link } from 'wouter'
import styles from './frame.module.css'
import { Icon } from './icon.tsx'

/** The way back to the page that this one belongs to. */
export const BackLink = ({ href, words }: { readonly href: string; readonly words: string }) => (
  <Link href={href} className={styles.crumb}>
    <Icon name="back" />
    {words}
  </Link>
)
