/**
 * Returns the state of this name, which all bundles of the process share. Next packs instrumentation, middleware, pages and
 * actions separately, each with its own copy of a module's variables, and Node imports lib/server/cache without a bundler: the one
 * thing they have in common is `globalThis`.
 *
 * @template T
 * @param {string} name has one owner: the exported function that calls this
 * @param {() => T} make makes the first value
 * @returns {T}
 */
export function sharedState(name, make) {
  globalThis[key] ??= new Map()
  /** @type {Map<string, any>} */
  const states = globalThis[key]
  if (!states.has(name)) states.set(name, make())
  return states.get(name)
}

const key = Symbol.for('site.shared-state')
