import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { faultsOfRelease, packRelease, signRelease } from './release.ts'

// makes a release and signs it, or checks one: npm run release -- --to release --key key.pem, npm run release:verify -- --verify release --key public.pem
const { values } = parseArgs({
  options: { to: { type: 'string' }, verify: { type: 'string' }, key: { type: 'string' } },
})
const USAGE = `Make:   npm run release -- --to FOLDER --key PRIVATE_KEY.pem
Verify: npm run release:verify -- --verify FOLDER --key PUBLIC_KEY.pem
A key:  openssl genpkey -algorithm ed25519 -out key.pem; openssl pkey -in key.pem -pubout -out public.pem
`
const { to, verify, key } = values
if (key === undefined || (to === undefined) === (verify === undefined)) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else if (verify !== undefined) {
  const faults = faultsOfRelease(verify, readFileSync(key, 'utf8'))
  process.stdout.write(faults.length === 0 ? 'Every file is the one that was signed.\n' : `${faults.join('\n')}\n`)
  if (faults.length > 0) process.exitCode = 1
} else if (to !== undefined) {
  await packRelease(to)
  signRelease(to, readFileSync(key, 'utf8'))
  process.stdout.write(`The release is in ${to}.\n`)
}
