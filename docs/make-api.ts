import { writeFileSync } from 'node:fs'
import { apiPage, doorsOf } from './api-page.ts'
import { ROOT } from './sources.ts'

writeFileSync(`${ROOT}docs/api.md`, apiPage(`${ROOT}engine/dist`, doorsOf(`${ROOT}engine/package.json`)))
