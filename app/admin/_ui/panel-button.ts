/** Classes of the panel's buttons, or of links that look like one. */
export function panelButton(variant: 'primary' | 'quiet' | 'plain' | 'danger', extra = '') {
  return `panel-button panel-button-${variant} ${extra}`.trim()
}
