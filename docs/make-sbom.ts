import { sbom } from './sbom.ts'

// npm run sbom: what the room is made of, to standard output
process.stdout.write(`${JSON.stringify(await sbom(), null, 2)}\n`)
