export { PHH_VARIANTS, type PhhVariant } from './phh/variants.ts'
