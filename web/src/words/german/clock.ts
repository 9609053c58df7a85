import type { clock as english } from '../english/clock.ts'
import type { WithGaps } from '../gaps.ts'

/** Time to act. */
export const clock: WithGaps<typeof english> = {
  tenLeft: 'Noch zehn Sekunden.',
  tenUntilBank: 'Noch zehn Sekunden, dann läuft deine Timebank.',
  bankRuns: 'Deine Timebank läuft.',
  noLimit: 'Ohne Zeitlimit.',
  act: seconds => `${seconds} Sekunden Bedenkzeit`,
  bank: (seconds, refill) => `, danach ${seconds} Sekunden Timebank${refill}`,
  refill: (seconds, hands, most) => `, dazu ${seconds} alle ${hands} Hände, höchstens ${most}`,
  bankMark: 'Bank ',
  seconds: count => `${count} s`,
}
