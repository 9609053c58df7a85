import { CopyLink } from '../people/copy-link.tsx'
import { texts } from '../words/texts.ts'

/** Copies the link of this table, to invite friends. */
export const InviteButton = () => (
  <CopyLink link={`${location.origin}${location.pathname}`} words={texts.menu.copyTableLink} />
)
