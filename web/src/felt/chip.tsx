/** A chip, for amounts on the felt. */
export const Chip = ({ colour = '#c0342c' }: { readonly colour?: string }) => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <circle cx="12" cy="12.8" r="10.5" fill="#000" opacity=".35" />
    <circle cx="12" cy="12" r="10.5" fill={colour} />
    <circle cx="12" cy="12" r="9" fill="none" stroke="#fff" strokeWidth="3" strokeDasharray="4.710 4.710" />
    <circle cx="12" cy="12" r="6" fill={colour} stroke="#fff" strokeWidth="1" />
  </svg>
)
