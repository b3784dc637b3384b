import { type CSSProperties, useEffect, useRef, useState } from 'react'

/** Scales a frame of `width` px down to the size of its container. `fillsPhones` makes it as narrow as a phone instead. */
export function useFrameScale(width: number, { fillsPhones = false } = {}) {
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width, height: 0 })

  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const shown = fillsPhones && size.width < 640 ? Math.min(width, size.width) : width
  // A hidden container has no width.
  const scale = Math.min(1, size.width / shown) || 1
  const style: CSSProperties = {
    width: shown,
    height: size.height / scale,
    transform: `translateX(-50%) scale(${scale})`,
    transformOrigin: 'top center',
  }
  return { room, style }
}
