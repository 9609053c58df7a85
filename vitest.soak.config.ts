import { defineConfig } from 'vitest/config'
import config from './vitest.config.ts'

const { projects: _, ...test } = config.test ?? {}

export default defineConfig({
  ...config,
  test: { ...test, include: ['{engine,histories,room,cli}/**/*.soak.ts'], testTimeout: 24 * 3600_000 },
})
