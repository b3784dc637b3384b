/**
 * Whether the focus was lost with the layer that has just closed: to the page, or to the dialog around it. Who has moved on
 * meanwhile keeps it (NAV-14).
 */
export function isFocusLost(): boolean {
  return document.activeElement?.matches('body, [role="dialog"]') !== false
}
