'use client'

import { useEffect, useRef, useState } from 'react'
import { keepInside } from '../_ui/keep-inside'

type Props = { address: string; width: number; title: string }

/** A page as a screen of `width` px shows it, made smaller where there is less room. */
export function PreviewFrame({ address, width, title }: Props) {
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

  const shown = Math.min(width, size.width < 640 ? size.width : width)
  const scale = Math.min(1, size.width / shown)
  return (
    <div ref={room} className="relative min-h-0 grow overflow-hidden bg-sand-200">
      <iframe
        src={address}
        title={title}
        ref={(frame) => (frame ? keepInside(frame, { mayWalk: false }) : undefined)}
        className="absolute top-0 left-1/2 bg-white"
        style={{
          width: shown,
          height: size.height / scale,
          transform: `translateX(-50%) scale(${scale})`,
          transformOrigin: 'top center',
        }}
      />
    </div>
  )
}
