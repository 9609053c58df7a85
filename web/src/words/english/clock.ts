/** Time to act. */
export const clock = {
  tenLeft: 'Ten seconds left.',
  tenUntilBank: 'Ten seconds until your time bank starts.',
  bankRuns: 'Your time bank is running.',
  noLimit: 'No time limit.',
  act: (seconds: number) => `${seconds} seconds to act`,
  bank: (seconds: number, refill: string) => `, then a time bank of ${seconds} seconds${refill}`,
  refill: (seconds: number, hands: number, most: number) => `, plus ${seconds} every ${hands} hands, up to ${most}`,
  bankMark: 'bank ',
  seconds: (count: number) => `${count} s`,
}
