import { defineConfig, mergeConfig } from 'vitest/config'
import shared from './vitest.shared.config.ts'
export default mergeConfig(shared, defineConfig({ root: '/work/trees/words', test: { chaiConfig: { truncateThreshold: 0 }, pool: 'threads', isolate: false } }))
