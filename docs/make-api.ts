import { writeFileSync } from 'node:fs'
import { apiPage } from './api-page.ts'
import { ROOT } from './sources.ts'

writeFileSync(`${ROOT}docs/api.md`, apiPage(`${ROOT}engine/dist`))
