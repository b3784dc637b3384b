import { type CSSProperties, useState } from 'react'
import type { LargePicture } from './pictures'

type Props = {
  picture: LargePicture
  /** From the one in view; its neighbours are fetched ahead. */
  distance: number
}

export function LightboxSlide({ picture: { alt, avif, src, shown, ...known }, distance }: Props) {
  const [size, setSize] = useState(known)
  return (
    <div className="swiper-slide" aria-hidden={distance > 0}>
      <div className="swiper-zoom-container">
        {distance <= 1 && (
          <picture style={boxOf(size, shown)}>
            {avif && <source type="image/avif" srcSet={avif} sizes="200vw" />}
            <img
              src={src}
              alt={alt}
              fetchPriority={distance === 0 ? 'high' : 'low'}
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setSize({ width, height })
              }
            />
          </picture>
        )}
      </div>
    </div>
  )
}

function boxOf({ width, height }: { width: number; height: number }, shown: string) {
  const ratio = width > 0 && height > 0 ? width / height : 1.5
  return { '--ratio': ratio, backgroundImage: shown && `url("${shown}")` } as CSSProperties
}
