import { defineConfig } from 'vitest/config'

// The tests read the sources, so that a stack trace points at what one edits.
const engine = new URL('./engine/', import.meta.url).pathname
const histories = new URL('./histories/', import.meta.url).pathname
const arena = new URL('./arena/', import.meta.url).pathname
const fair = new URL('./fair/', import.meta.url).pathname

/** What every way of running tests shares: the tests, the soaks, and those that run with a rule broken. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@cardroom\/engine$/, replacement: `${engine}index.ts` },
      { find: /^@cardroom\/engine\/testing$/, replacement: `${engine}testing/index.ts` },
      { find: /^@cardroom\/engine\/odds-worker$/, replacement: `${engine}odds/worker.ts` },
      { find: /^@cardroom\/engine\/(\w+)$/, replacement: `${engine}doors/$1.ts` },
      { find: /^@cardroom\/histories$/, replacement: `${histories}index.ts` },
      { find: /^@cardroom\/arena$/, replacement: `${arena}index.ts` },
      { find: /^@cardroom\/fair$/, replacement: `${fair}index.ts` },
    ],
  },
  test: {
    exclude: ['**/dist/**', '**/node_modules/**'],
    testTimeout: 60_000,
    // a database and a browser are started before some tests
    hookTimeout: 120_000,
    // what is waited for comes in its own time on a busy machine
    expect: { poll: { timeout: 20_000 } },
    // What is printed is compared as plain text, wherever the tests run.
    env: { NO_COLOR: '1', FORCE_COLOR: '' },
  },
})
