/** Clears the state that bundles share (lib/shared-state.mjs), so that a test starts like a new process. */
export function forgetSharedState() {
  Reflect.deleteProperty(globalThis, Symbol.for('site.shared-state'))
}
