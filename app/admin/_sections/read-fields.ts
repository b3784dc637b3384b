/** Form values out of a stored row: text of each field, `''` where there is none. */
export function readFields<Name extends string>(
  names: readonly Name[],
  fallback: Partial<Record<Name, string>> = {},
) {
  return (stored: Record<string, unknown>): Record<Name, string> => {
    const entries = names.map((name) => {
      const value = stored[name]
      return [name, typeof value === 'string' ? value : (fallback[name] ?? '')]
    })
    return Object.fromEntries(entries)
  }
}
