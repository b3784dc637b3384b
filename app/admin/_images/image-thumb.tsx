'use client'

import { Film, ImageOff } from 'lucide-react'
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
  /** Gets the size of a local preview, which is that of the picture itself. */
  onSize?: (size: Dimensions) => void
}

/** A small picture; a placeholder for one that cannot be shown. */
export function ImageThumb({ src, alt, width = thumbWidth, className = 'h-12 w-18', onSize }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const box = `block flex-none rounded-xs bg-sand-100 ${className}`
  if (src && isVideo(src)) return <FilmChip alt={alt} className={box} />
  if (!src || src === broken || !isShowable(src)) return <Placeholder alt={alt} className={box} />
  return (
    // biome-ignore lint/performance/noImgElement: local previews have no address that next/image could take
    <img
      // It may have failed before React listened.
      ref={(image) => {
        if (image?.complete && image.currentSrc && !image.naturalWidth) setBroken(src)
      }}
      src={isLocal(src) ? src : panelSource(src, width)}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      // The page's own guard may have marked it as broken before.
      suppressHydrationWarning
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onSize?.({ width, height })
      }
      onError={() => setBroken(src)}
      className={`${box} object-cover`}
    />
  )
}

function FilmChip({ alt, className }: { alt: string; className: string }) {
  return (
    <span className={`${className} grid! place-content-center justify-items-center border text-ink-600`}>
      <Film className="size-5" aria-hidden="true" />
      <span className="text-[0.75rem]">Vídeo</span>
      {alt && <span className="sr-only">{`: ${alt}`}</span>}
    </span>
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

function isLocal(src: string) {
  return src.startsWith('blob:')
}

function isShowable(src: string) {
  return isLocal(src) || sourceValidationMessage(src) === null
}

export function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  // The browser keeps the file in memory until the address is revoked.
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
