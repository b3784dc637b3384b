/**
 * Returns the state of this name, which all bundles of the process share through `globalThis`. Next bundles instrumentation,
 * middleware, pages and actions separately, each with its own copy of a module's variables, and Node imports lib/server/cache
 * without a bundler.
 *
 * @template T
 * @param {string} name has one owner: the exported function that calls this
 * @param {() => T} make creates the initial value
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
