import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { ROOT } from './sources.ts'

type Component = {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  readonly properties?: readonly { readonly name: string; readonly value: string }[]
}
type Bom = {
  readonly bomFormat: string
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}
type Lock = { readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly link?: boolean }>> }

const PATH = 'cdx:npm:package:path'

/**
 * What the room is made of, in CycloneDX, without what only its builders use. npm leaves out more when asked to omit that: whatever is
 * used by both, PostgreSQL's driver for one.
 */
export const sbom = async (): Promise<Bom> => {
  const asked = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  const { stdout } = await promisify(execFile)('npm', asked, { cwd: ROOT, maxBuffer: 2 ** 26 })
  const bom = JSON.parse(stdout) as Bom
  const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')) as Lock
  const isUsed = ({ properties = [] }: Component): boolean => {
    const path = properties.find(({ name }) => name === PATH)?.value ?? ''
    return packages[path]?.dev !== true && !OWN_TOOLS.has(path)
  }
  const components = bom.components.filter(isUsed)
  const refs = new Set(components.map(component => component['bom-ref']))
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(it => refs.has(it)) }))
  return { ...bom, components, dependencies }
}

/** Workspaces that nobody installs. */
const OWN_TOOLS: ReadonlySet<string> = new Set(['bench', 'docs'])
