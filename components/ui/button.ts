type Variant = 'primary' | 'outline' | OnDark | InPanel
type OnDark = 'light'
type InPanel = 'plain' | 'danger'

/**
 * Classes of a button or of a link that looks like one. How it looks is its sheet's: button.css on the site and in the
 * survey, admin.css in the panel, so that none of them carries the others'.
 */
export function buttonClass(variant: Variant, extra = '') {
  return `button button-${variant} ${extra}`.trim()
}
