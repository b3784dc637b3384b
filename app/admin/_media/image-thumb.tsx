'use client'

import { Film, ImageOff, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { panelSource } from '@/lib/media/images/addresses'
import type { Dimensions } from '@/lib/media/images/rules'
import { sourceValidationMessage } from '@/lib/media/images/source-check'
import { thumbWidth } from '@/lib/media/images/source-set'
import { isVideo } from '@/lib/video'

type Props = {
  /** A stored address or a local preview (`blob:`); null shows a placeholder. */
  src: string | null
  alt: string
  width?: typeof thumbWidth | 480
  className?: string
  /** Receives the dimensions of a local preview, which are those of the file. */
  onSize?: (size: Dimensions) => void
}

/** Shows a small picture, or a placeholder if it cannot be loaded. */
export function ImageThumb({ src, alt, width = thumbWidth, className = 'h-12 w-18', onSize }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const box = `block flex-none rounded-xs bg-sand-100 ${className}`
  if (src && isVideo(src))
    return <Placeholder icon={Film} text="Vídeo" note={alt && `: ${alt}`} className={box} />
  const isLocal = src?.startsWith('blob:')
  if (!src || src === broken || !(isLocal || sourceValidationMessage(src) === null)) {
    return <Placeholder icon={ImageOff} note={alt && `${alt}: imagem indisponível`} className={box} />
  }
  return (
    // biome-ignore lint/performance/noImgElement: next/image does not accept the address of a local preview
    <img
      // The error may have occurred before hydration.
      ref={(image) => {
        if (image?.complete && image.currentSrc && !image.naturalWidth) setBroken(src)
      }}
      src={isLocal ? src : panelSource(src, width)}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      // `PageBody` may have marked the image as broken before hydration.
      suppressHydrationWarning
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onSize?.({ width, height })
      }
      onError={() => setBroken(src)}
      className={`${box} object-cover`}
    />
  )
}

type PlaceholderProps = { icon: LucideIcon; text?: string; note: string; className: string }

function Placeholder({ icon: Icon, text, note, className }: PlaceholderProps) {
  return (
    <span className={`${className} grid! place-content-center justify-items-center border text-ink-600`}>
      <Icon className="size-5" aria-hidden="true" />
      {text && <span className="text-[0.75rem]">{text}</span>}
      {note && <span className="sr-only">{note}</span>}
    </span>
  )
}

export function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  // The browser keeps the file in memory until the URL is revoked.
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [file])
  return address
}
