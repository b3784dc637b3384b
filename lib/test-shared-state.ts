/** Forgets what bundles share (lib/shared-state.mjs), so that a test begins like a new process. */
export function forgetSharedState() {
  Reflect.deleteProperty(globalThis, Symbol.for('site.shared-state'))
}
