const base =
  'inline-flex min-h-12 items-center justify-center gap-3 rounded-xs px-7 py-3 text-control uppercase ' +
  'transition-colors duration-200 disabled:cursor-not-allowed disabled:opacity-50'

const variants = {
  primary: 'bg-forest-800 text-white hover:bg-forest-900',
  /** On photographs and dark bands. */
  light: 'border border-white/70 text-white hover:border-white hover:bg-white hover:text-forest-950',
  /** Secondary action on a light ground. */
  outline: 'border border-forest-800 text-forest-800 hover:bg-forest-800 hover:text-white',
}

/** Classes of a button or of a link that looks like one (design: "Controls"). */
export function buttonClass(variant: keyof typeof variants, extra = '') {
  return `${base} ${variants[variant]} ${extra}`
}
