/**
 * Whether the packages on disk are those of the lock file. npm leaves its own list in
 * `node_modules/.package-lock.json`, written last, so a broken-off installation has none.
 * @param {{ packages?: Record<string, LockedPackage> } | undefined} wanted package-lock.json
 * @param {{ packages?: Record<string, LockedPackage> } | undefined} present node_modules/.package-lock.json
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 */
export function isInstalled(wanted, present) {
  if (!present?.packages) return false
  if (!wanted?.packages) return true
  const { '': _project, ...locked } = wanted.packages
  const installed = present.packages
  return (
    Object.entries(locked).every(([path, entry]) => {
      const own = installed[path]
      return own ? isSame(entry, own) : Boolean(entry.optional || entry.devOptional)
    }) && Object.entries(installed).every(([path, entry]) => path in locked || entry.optional)
  )
}

/** @param {LockedPackage} a @param {LockedPackage} b */
function isSame(a, b) {
  return a.version === b.version && a.integrity === b.integrity
}
