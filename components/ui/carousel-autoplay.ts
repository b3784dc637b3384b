type Options = {
  delayMs: number
  /** Ends it. */
  signal: AbortSignal
  step: () => void
  /** Undefined while there is nothing to pause, because the visitor asked for less motion. */
  onChange: (playing: boolean | undefined) => void
}

/** Calls `step` every `delayMs` milliseconds; when it rests: MEDIA-2. */
export function startAutoplay(root: Element, { delayMs, signal, step, onChange }: Options) {
  const motion = matchMedia('(prefers-reduced-motion: no-preference)')
  let playing = true
  let visible = false
  let timer: ReturnType<typeof setInterval>
  const watcher = new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? false
  })
  const tick = () => {
    const resting = document.hidden || !visible || root.matches(':hover, :focus-within')
    if (!resting) step()
  }
  const play = (wanted: boolean) => {
    playing = wanted
    clearInterval(timer)
    if (wanted && motion.matches) timer = setInterval(tick, delayMs)
    onChange(motion.matches ? wanted : undefined)
  }
  watcher.observe(root)
  motion.addEventListener('change', () => play(playing), { signal })
  signal.addEventListener('abort', () => {
    watcher.disconnect()
    clearInterval(timer)
  })
  play(true)
  return { rest: () => play(false), toggle: () => play(!playing) }
}
