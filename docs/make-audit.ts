import { spawnSync } from 'node:child_process'
import { auditSaid, readAudit } from './audit.ts'
import { ROOT } from './sources.ts'

// npm run audit; with --strict high and critical advisories fail it
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, encoding: 'utf8', timeout: 60_000 })
const { words, fails } = auditSaid(readAudit(stdout ?? ''), process.argv.includes('--strict'))
process.stdout.write(`${words}\n`)
if (fails) process.exitCode = 1
