/** What `npm audit --json` has said: how many advisories of each severity, or that nobody answered. */
export type Audited =
  | { readonly answered: false; readonly why: string }
  | { readonly answered: true; readonly counts: Counts }
type Counts = Readonly<Record<(typeof SEVERITIES)[number], number>>
const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const

/** Reads an answer of npm. */
export const readAudit = (text: string): Audited => {
  let answer: { readonly metadata?: { readonly vulnerabilities?: Counts }; readonly message?: string }
  try {
    answer = JSON.parse(text)
  } catch {
    return { answered: false, why: 'npm gave no answer that can be read' }
  }
  const counts = answer.metadata?.vulnerabilities
  return counts === undefined ? { answered: false, why: answer.message ?? 'no answer' } : { answered: true, counts }
}

/** What is said about it, and whether it stops the caller: an advisory of today must not fail yesterday's commit, but no release. */
export const auditSaid = (audited: Audited, strict: boolean): { readonly words: string; readonly fails: boolean } => {
  if (!audited.answered)
    return { words: `*** NOT AUDITED: the registry did not answer (${audited.why}) ***`, fails: false }
  const found = SEVERITIES.filter(severity => audited.counts[severity] > 0)
  if (found.length === 0) return { words: 'npm audit: no known advisories in what is installed for use.', fails: false }
  const listed = found.map(severity => `${audited.counts[severity]} ${severity}`).join(', ')
  const grave = audited.counts.critical + audited.counts.high > 0
  return { words: `*** npm audit: ${listed}; npm audit --omit=dev lists them ***`, fails: strict && grave }
}
