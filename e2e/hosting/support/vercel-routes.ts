import { readFileSync } from 'node:fs'

type Condition = { type: string; key: string; value?: string }

/** What `config.json` of the Build Output API says, as far as a build of Next uses it. */
export type Route = {
  src?: string
  handle?: string
  dest?: string
  status?: number
  headers?: Record<string, string>
  methods?: string[]
  has?: Condition[]
  missing?: Condition[]
  continue?: boolean
  check?: boolean
  middlewarePath?: string
}

export type Asked = { method: string; path: string; query: URLSearchParams; headers: Record<string, string> }

export function readRoutes(output: string): Route[] {
  return JSON.parse(readFileSync(`${output}/config.json`, 'utf8')).routes
}

/** Those of one phase: before the first `handle`, or after the one of this name. */
export function phase(routes: Route[], name?: string): Route[] {
  const begin = name === undefined ? 0 : routes.findIndex(({ handle }) => handle === name) + 1
  if (name !== undefined && begin === 0) return []
  const rest = routes.slice(begin)
  const end = rest.findIndex(({ handle }) => handle !== undefined)
  return end < 0 ? rest : rest.slice(0, end)
}

/** What `$1` and `$name` stand for in the route's destination, or null when it is not for this request. */
export function match(route: Route, asked: Asked): Record<string, string> | null {
  const found = new RegExp(`^(?:${route.src ?? '.*'})$`, 'i').exec(asked.path)
  if (!found || (route.methods && !route.methods.includes(asked.method))) return null
  const values: Record<string, string> = {}
  for (const [index, value] of found.entries()) values[index] = value ?? ''
  Object.assign(values, found.groups)
  for (const condition of route.has ?? []) {
    const held = holds(condition, asked.headers)
    if (!held) return null
    Object.assign(values, held)
  }
  return (route.missing ?? []).some((condition) => holds(condition, asked.headers)) ? null : values
}

export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\$(\w+)/g, (_, name: string) => values[name] ?? '')
}

function holds({ type, key, value }: Condition, headers: Record<string, string>) {
  const given = type === 'header' ? headers[key.toLowerCase()] : undefined
  if (given === undefined) return null
  if (value === undefined) return {}
  const found = new RegExp(`^(?:${value})$`).exec(given)
  return found && { ...found.groups }
}
