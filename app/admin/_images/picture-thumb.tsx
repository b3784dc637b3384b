'use client'

import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { sourceProblem } from '@/lib/images/source-check'
import { thumbWidth } from '@/lib/images/source-set'
import { panelSource } from '@/lib/images/thumb'

type Props = {
  /** A stored address or a local preview (`blob:`); nothing is a placeholder too. */
  src: string | null
  /** `''` beside the name of what it shows. */
  alt: string
  /** One of the encoded widths. */
  width?: typeof thumbWidth | 480
  /** The box; by default a list's 72 × 48 px. */
  className?: string
}

/** A picture of the panel, cropped to 3:2; what cannot be shown becomes a quiet placeholder (design: "Admin"). */
export function PictureThumb({ src, alt, width = thumbWidth, className = 'h-12 w-18' }: Props) {
  const [failed, setFailed] = useState<string[]>([])
  const box = `block flex-none rounded-xs bg-sand-100 ${className}`
  // One that is not encoded yet is shown as it was uploaded.
  const source = candidates(src, width).find((one) => !failed.includes(one))
  if (!source) return <Placeholder alt={alt} className={box} />
  const fail = () => setFailed((before) => [...before, source])
  return (
    // biome-ignore lint/performance/noImgElement: local previews have no address that next/image could take
    <img
      // Another source is another picture: what the page's guard noted about the first must not stay.
      key={source}
      // It may have failed before React listened.
      ref={(image) => {
        if (image?.complete && image.currentSrc && !image.naturalWidth) fail()
      }}
      src={source}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      // The page's own guard may have marked it as broken before.
      suppressHydrationWarning
      onError={fail}
      className={`${box} object-cover`}
    />
  )
}

function Placeholder({ alt, className }: { alt: string; className: string }) {
  return (
    <span className={`${className} grid! place-items-center border text-ink-600`}>
      <ImageOff className="size-5" aria-hidden="true" />
      {alt && <span className="sr-only">{`${alt}: imagem indisponível`}</span>}
    </span>
  )
}

function candidates(src: string | null, width: typeof thumbWidth | 480) {
  if (!src) return []
  if (src.startsWith('blob:')) return [src]
  return sourceProblem(src) === null ? [panelSource(src, width), src] : []
}
