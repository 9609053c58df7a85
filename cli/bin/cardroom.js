#!/usr/bin/env node
try {
  await import('../dist/cardroom-in-one.js')
} catch (problem) {
  if (problem?.code !== 'ERR_MODULE_NOT_FOUND') throw problem
  console.error('cardroom is not built yet: run "npm ci" and "npm run build" in its folder, then try again.')
  console.error(`(${problem.message})`)
  process.exitCode = 1
}
