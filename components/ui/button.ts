export function buttonClass(variant: 'primary' | 'outline' | 'light', extra = '') {
  return `button button-${variant} ${extra}`.trim()
}
