type Variant = 'primary' | 'outline' | OnDark | InPanel
type OnDark = 'light'
type InPanel = 'plain' | 'danger'

/** How it looks is its sheet's: button.css on the site and in the survey, admin.css in the panel. */
export function buttonClass(variant: Variant, extra = '') {
  return `button button-${variant} ${extra}`.trim()
}
