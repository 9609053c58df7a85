import { CopyLink } from '../people/copy-link.tsx'

/** Copies the link of this table, by which friends come. */
export const InviteButton = () => (
  <CopyLink link={`${location.origin}${location.pathname}`} words="Copy the link of this table" />
)
