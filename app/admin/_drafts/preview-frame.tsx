'use client'

import { keepInside } from '../_ui/keep-inside'
import { useFrameScale } from '../_ui/use-frame-scale'

type Props = { address: string; width: number; title: string }

/** A page as a screen of `width` px shows it, made smaller where there is less room. */
export function PreviewFrame({ address, width, title }: Props) {
  const { room, style } = useFrameScale(width, { fillsPhones: true })
  return (
    <div ref={room} className="relative min-h-0 grow overflow-hidden bg-sand-200">
      <iframe
        src={address}
        title={title}
        ref={(frame) => (frame ? keepInside(frame, { mayWalk: false }) : undefined)}
        className="absolute top-0 left-1/2 bg-white"
        style={style}
      />
    </div>
  )
}
