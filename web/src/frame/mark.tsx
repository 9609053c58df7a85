/** A table from above with a spade on it. */
export const Mark = () => (
  <svg viewBox="0 0 34 22" width="34" height="22" aria-hidden="true">
    <rect x="1" y="1" width="32" height="20" rx="10" fill="var(--rail-mid)" stroke="var(--brass)" strokeWidth="1.4" />
    <rect x="4.500" y="4.500" width="25" height="13" rx="6.500" fill="#1d5a45" />
    <path
      fill="#fbf8ef"
      d="M17 6.200c-1 1.900-3.600 3-3.600 5a1.700 1.700 0 0 0 2.900 1.200c-.1.700-.3 1.200-.8 1.500h3c-.5-.3-.7-.8-.8-1.500a1.700 1.700 0 0 0 2.900-1.200c0-2-2.600-3.100-3.600-5z"
    />
  </svg>
)
