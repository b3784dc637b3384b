import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useMedia } from './use-media'

export type AutoplayState = {
  /** There is something to pause: the carousel moves by itself and the visitor did not ask for less motion. */
  available: boolean
  playing: boolean
  toggle: () => void
}

type Options = {
  delayMs?: number
  enabled: boolean
  paused: boolean
  setPaused: (paused: boolean) => void
  step: () => void
}

/** Calls `step` every `delayMs` milliseconds; when it rests: MEDIA-2. */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  { delayMs, enabled, paused, setPaused, step }: Options,
): AutoplayState {
  const motion = useMedia('(prefers-reduced-motion: no-preference)')
  const tick = useEffectEvent(step)
  const wanted = delayMs !== undefined && enabled

  // The clock itself: each tick asks whether the carousel may move right now.
  useEffect(() => {
    const element = root.current
    if (!element || !wanted || !motion || paused) return
    let visible = false
    const watcher = new IntersectionObserver(([entry]) => {
      visible = entry?.isIntersecting ?? false
    })
    watcher.observe(element)
    const timer = setInterval(() => {
      const resting = document.hidden || !visible || element.matches(':hover, :focus-within')
      if (!resting) tick()
    }, delayMs)
    return () => {
      watcher.disconnect()
      clearInterval(timer)
    }
  }, [root, wanted, motion, paused, delayMs])

  return { available: wanted && motion, playing: !paused, toggle: () => setPaused(!paused) }
}
