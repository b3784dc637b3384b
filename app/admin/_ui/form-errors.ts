/** Paths of all wrong fields, e.g. `['name', 'details.nights']`, in the order of the form's values. */
export function errorPaths(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return []
    const path = prefix ? `${prefix}.${key}` : key
    return isError(value) ? [path] : errorPaths(value, path)
  })
}

export function countUnder(paths: string[], prefixes: string[]): number {
  const isUnder = (path: string) =>
    prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}.`))
  return paths.filter(isUnder).length
}

function isError(value: object) {
  return 'type' in value && typeof value.type === 'string'
}
