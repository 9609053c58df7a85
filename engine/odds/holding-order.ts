import { HOLDINGS, type Holding } from './range.ts'
export const topHoldings = (percent: number): readonly Holding[] => HOLDINGS.slice(0, percent)
