import { writeFileSync } from 'node:fs'
import { fieldSections } from './api-fields.ts'
import { apiPage, doorsOf } from './api-page.ts'
import { ROOT } from './sources.ts'

const dist = `${ROOT}engine/dist`
const fields = fieldSections(folder => `${ROOT}${folder}/dist`)
writeFileSync(`${ROOT}docs/api.md`, apiPage(dist, doorsOf(`${ROOT}engine/package.json`), fields))
