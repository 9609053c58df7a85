import { writeFileSync } from 'node:fs'
import { fieldSections } from './api-fields.ts'
import { apiPage, dataPage, doorsOf } from './api-page.ts'
import { ROOT } from './sources.ts'

const dist = `${ROOT}engine/dist`
writeFileSync(`${ROOT}docs/api.md`, apiPage(dist, doorsOf(`${ROOT}engine/package.json`)))
writeFileSync(`${ROOT}docs/api-data.md`, dataPage(fieldSections(folder => `${ROOT}${folder}/dist`)))
