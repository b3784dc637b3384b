type Variant = 'primary' | 'outline' | OnDark | InPanel
type OnDark = 'light'
type InPanel = 'plain' | 'danger'

/** Returns classes from button.css on the site and in the survey, and from admin.css in the panel. */
export function buttonClass(variant: Variant, extra = '') {
  return `button button-${variant} ${extra}`.trim()
}
