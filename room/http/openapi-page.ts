import { createHash } from 'node:crypto'

/** The routes as they are described, in the form of OpenAPI. */
export type Described = {
  readonly info: { readonly title: string; readonly description?: string }
  readonly paths?: Readonly<Record<string, object | undefined>>
}

type Operation = {
  readonly summary?: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: unknown }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: unknown }>> }
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>
}

/** The page of the routes for people: what each is for, what it takes, and what it answers; without any script. */
export const routesPage = ({ info, paths = {} }: Described): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${safe(info.title)}: the routes</title>
<style>${STYLE}</style>
<main>
<h1>${safe(info.title)}: the routes</h1>
<p>${safe(info.description ?? '')} For software: <a href="/api/openapi.json">openapi.json</a>.</p>
${Object.entries(paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) =>
      routeShown(`${method.toUpperCase()} ${path}`, operation),
    ),
  )
  .join('\n')}
</main>
</html>
`

const routeShown = (route: string, operation: unknown): string => {
  const { summary = '', parameters = [], requestBody, responses = {} } = operation as Operation
  const body = Object.values(requestBody?.content ?? {})[0]?.schema
  const taken = [
    ...parameters.map(({ name, in: where, schema }) => shown(`${name} (${where})`, schema)),
    ...(body === undefined ? [] : [shown('body', body)]),
  ]
  const answers = Object.entries(responses).map(([status, { content = {} }]) =>
    shown(status, (Object.values(content)[0] as { readonly schema?: unknown } | undefined)?.schema),
  )
  return `<section>
<h2><code>${safe(route)}</code></h2>
<p>${safe(summary)}</p>
${taken.length === 0 ? '' : `<h3>takes</h3>\n${taken.join('\n')}\n`}<h3>answers</h3>
${answers.join('\n')}
</section>`
}

const shown = (name: string, schema: unknown): string =>
  `<details><summary>${safe(name)}</summary><pre tabindex="0">${safe(JSON.stringify(schema ?? {}, null, 1))}</pre></details>`

const safe = (text: string): string => text.replaceAll(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 50rem; margin: auto; padding: 1rem }
section { border-top: 1px solid; margin-top: 1.5rem }
h2 { font-size: 1.1rem; overflow-wrap: anywhere }
h3 { font-size: 1rem; margin: .5rem 0 0 }
summary { cursor: pointer; padding: .2rem 0 }
pre { overflow: auto; max-height: 24rem; font-size: .85rem }`

/** By this a browser knows the style of the page, and takes no other that is written into it. */
export const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`
