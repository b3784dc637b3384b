/** Classes of a button or of a link that looks like one (design: "Controls"); `light` is for dark grounds. */
export function buttonClass(variant: 'primary' | 'outline' | 'light', extra = '') {
  return `button button-${variant} ${extra}`.trim()
}
