type Variant = 'primary' | 'outline' | OnDark | InPanel
type OnDark = 'light'
type InPanel = 'plain' | 'danger'

/** Styled by button.css on the site and in the survey, and by admin.css in the panel. */
export function buttonClass(variant: Variant, extra = '') {
  return `button button-${variant} ${extra}`.trim()
}
