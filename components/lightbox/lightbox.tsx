import { ArrowLeft, ArrowRight, ZoomIn, ZoomOut } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Modal } from '@/components/ui/modal'
import { LightboxSlide } from './lightbox-slide'
import type { LargePicture } from './pictures'
import { useStage } from './use-stage'
import './lightbox.css'

type Props = {
  open: boolean
  onClose: () => void
  opener: HTMLElement
  /** The gallery's name. */
  title: string
  pictures: LargePicture[]
  start: number
}

/** The pictures of a gallery, one at a time and as large as the screen (MEDIA-10). */
export function Lightbox({ title, pictures, start, ...modal }: Props) {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const last = pictures.length - 1
  const { index, zoomed, go, zoom } = useStage(stage, start, last)
  const closeBesidePicture = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('picture')) modal.onClose()
  }
  return (
    <Modal
      {...modal}
      title={<span className="label block font-sans">{title}</span>}
      place="full"
      className="lightbox on-dark inset-0 bg-forest-950"
    >
      {/* biome-ignore lint/a11y: beside the button and Escape, which do the same */}
      <div ref={setStage} className="lightbox-stage swiper" onClick={closeBesidePicture}>
        <div className="swiper-wrapper">
          {pictures.map((picture, place) => (
            <LightboxSlide key={picture.src} picture={picture} distance={Math.abs(place - index)} />
          ))}
        </div>
      </div>
      <div className="lightbox-foot">
        <p role="status">
          {last > 0 && <span>{`${index + 1} / ${pictures.length}`}</span>} {pictures[index]?.alt}
        </p>
        <div>
          <button
            type="button"
            className="square-button"
            aria-label={zoomed ? 'Afastar' : 'Aproximar'}
            onClick={zoom}
          >
            {zoomed ? <ZoomOut {...icon} /> : <ZoomIn {...icon} />}
          </button>
          {last > 0 && (
            <>
              <button
                type="button"
                className="square-button"
                aria-label="Fotografia anterior"
                disabled={index === 0}
                onClick={() => go(index - 1)}
              >
                <ArrowLeft {...icon} />
              </button>
              <button
                type="button"
                className="square-button"
                aria-label="Próxima fotografia"
                disabled={index === last}
                onClick={() => go(index + 1)}
              >
                <ArrowRight {...icon} />
              </button>
            </>
          )}
        </div>
      </div>
    </Modal>
  )
}

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true }
