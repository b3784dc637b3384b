/** Returns whether a closed layer left the focus on the page or the dialog around it, and not on a new element (NAV-14). */
export function isFocusLost(): boolean {
  return document.activeElement?.matches('body, [role="dialog"]') !== false
}
