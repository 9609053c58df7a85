import { mergeConfig } from 'vitest/config'
import config from './vitest.config.ts'

export default mergeConfig(
  { ...config, test: { ...config.test, include: ['{engine,histories,room,cli}/**/*.soak.ts'] } },
  { test: { testTimeout: 24 * 3600_000 } },
)
