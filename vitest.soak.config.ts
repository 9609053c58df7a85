import { defineConfig, mergeConfig } from 'vitest/config'
import shared from './vitest.shared.config.ts'

export default mergeConfig(
  shared,
  defineConfig({
    test: { include: ['{engine,histories,room,cli,web}/**/*.soak.ts'], testTimeout: 24 * 3600_000 },
  }),
)
