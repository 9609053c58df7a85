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
type Depends = { readonly ref: string; readonly dependsOn: readonly string[] }
type Bom = {
  readonly bomFormat: string
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly Depends[]
}
type Package = { readonly name: string; readonly version: string; readonly workspaces?: readonly string[] }

/** Workspaces that nobody installs. */
const OWN_TOOLS: ReadonlySet<string> = new Set(['bench', 'docs'])

/**
 * What the room is made of, in CycloneDX: our packages, and what they rest on, without what only its builders use. npm leaves
 * out more when asked to omit that: whatever is used by both, PostgreSQL's driver for one.
 */
export const sbom = async (): Promise<Bom> => {
  const asked = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  const { stdout } = await promisify(execFile)('npm', asked, { cwd: ROOT, maxBuffer: 2 ** 26 })
  const bom = JSON.parse(stdout) as Bom
  const root = packageIn('')
  const ours = (root.workspaces ?? []).filter(folder => !OWN_TOOLS.has(folder)).map(folder => packageIn(`${folder}/`))
  const used = reached(bom, ours.map(refOf))
  const dependencies = bom.dependencies.flatMap(({ ref, dependsOn }): readonly Depends[] => {
    const isWhole = ref === bom.metadata.component['bom-ref']
    return isWhole || used.has(ref) ? [{ ref, dependsOn: dependsOn.filter(it => used.has(it)) }] : []
  })
  return {
    ...bom,
    // npm calls the whole by the folder that it lies in
    metadata: { ...bom.metadata, component: { ...bom.metadata.component, name: root.name } },
    components: bom.components.filter(component => used.has(component['bom-ref'])),
    dependencies,
  }
}

/** What these rest on, and whatever rests on that, but for what is there for building alone. */
const reached = ({ components, dependencies }: Bom, from: readonly string[]): ReadonlySet<string> => {
  const built = new Set(components.filter(isForBuilding).map(component => component['bom-ref']))
  const next = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const found = new Set<string>()
  const look = [...from]
  for (let ref = look.pop(); ref !== undefined; ref = look.pop()) {
    if (found.has(ref) || built.has(ref)) continue
    found.add(ref)
    look.push(...(next.get(ref) ?? []))
  }
  return found
}

const isForBuilding = ({ properties = [] }: Component): boolean =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true')

const refOf = ({ name, version }: Package): string => `${name}@${version}`

const packageIn = (folder: string): Package =>
  JSON.parse(readFileSync(`${ROOT}${folder}package.json`, 'utf8')) as Package
