export function panelButton(variant: 'primary' | 'quiet' | 'plain' | 'danger', extra = '') {
  return `panel-button panel-button-${variant} ${extra}`.trim()
}
