/**
 * Whether the packages on disk are those of the lock file. npm leaves its own list in
 * `node_modules/.package-lock.json`, written last, so a broken-off installation has none.
 * @param {{ packages?: Record<string, LockedPackage> } | undefined} wanted package-lock.json
 * @param {{ packages?: Record<string, LockedPackage> } | undefined} present node_modules/.package-lock.json
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 */
export function isInstalled(wanted, present, withDev = true) {
  if (!wanted?.packages || !present?.packages) return false
  const { '': _project, ...locked } = wanted.packages
  const installed = present.packages
  return (
    Object.entries(locked).every(([path, entry]) => {
      const own = installed[path]
      return own
        ? isSame(entry, own)
        : Boolean(entry.optional || entry.devOptional || (entry.dev && !withDev))
    }) && Object.keys(installed).every((path) => path in locked)
  )
}

/**
 * A package of another system may be locked without its hash, which npm notes once it has it.
 * @param {LockedPackage} locked
 * @param {LockedPackage} own
 */
function isSame(locked, own) {
  return locked.version === own.version && (!locked.integrity || locked.integrity === own.integrity)
}
