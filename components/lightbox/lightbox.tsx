import { ArrowLeft, ArrowRight, ZoomIn, ZoomOut } from 'lucide-react'
import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import Swiper from 'swiper'
import { Zoom } from 'swiper/modules'
import { Modal } from '@/components/ui/modal'
import './lightbox.css'
import 'swiper/css'

type Props = {
  open: boolean
  onClose: () => void
  opener: HTMLElement
  /** The name of the gallery. */
  title: string
  pictures: LargePicture[]
  start: number
}

/** Shows the pictures of a gallery one at a time, as large as the screen (MEDIA-10). */
function Lightbox({ title, pictures, start, ...modal }: Props) {
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
      {/* biome-ignore lint/a11y: the button and Escape do the same */}
      <div ref={setStage} className="lightbox-stage swiper" onClick={closeBesidePicture}>
        <div className="swiper-wrapper">
          {pictures.map((picture, place) => (
            <LightboxSlide key={picture.src} picture={picture} distance={Math.abs(place - index)} />
          ))}
        </div>
      </div>
      <div className="lightbox-foot">
        <p role="status">
          {last > 0 && <b>{`${index + 1} / ${pictures.length}`}</b>} <span>{pictures[index]?.alt}</span>
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

type LightboxSlideProps = {
  picture: LargePicture
  /** The distance from the current picture; adjacent pictures are loaded early. */
  distance: number
}

function LightboxSlide({ picture: { alt, avif, src, shown, ...known }, distance }: LightboxSlideProps) {
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

/** Handles swipes, pinches, double taps and keys in `stage`, which is null until mounted. `start` and `last` are indexes. */
function useStage(stage: HTMLElement | null, start: number, last: number) {
  const swiper = useRef<Swiper>(undefined)
  const [index, setIndex] = useState(start)
  const [zoomed, setZoomed] = useState(false)
  const go = (place: number, speed?: number) => swiper.current?.slideTo(place, speed)
  const zoom = () => swiper.current?.zoom.toggle()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const row = swiper.current
    const moves = new Map<string, () => void>([
      ['ArrowLeft', () => go(index - 1)],
      ['ArrowRight', () => go(index + 1)],
      ['Home', () => go(0, 0)],
      ['End', () => go(last, 0)],
      ['+', () => row?.zoom.in()],
      ['-', () => row?.zoom.out()],
    ])
    const action = moves.get(event.key)
    if (!action) return
    event.preventDefault()
    action()
  })

  // Swiper runs outside React while the stage is mounted.
  useEffect(() => {
    if (!stage) return
    const row = new Swiper(stage, {
      modules: [Zoom],
      zoom: { maxRatio: stage.clientWidth < 1024 ? 3 : 2 },
      initialSlide: start,
      spaceBetween: 32,
      longSwipesRatio: 0.2,
      speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 400,
      on: {
        slideChange: ({ activeIndex }) => setIndex(activeIndex),
        zoomChange: (_, scale) => setZoomed(scale > 1),
      },
    })
    const listener = (event: KeyboardEvent) => onKey(event)
    swiper.current = row
    document.addEventListener('keydown', listener)
    return () => {
      document.removeEventListener('keydown', listener)
      row.destroy()
      swiper.current = undefined
    }
  }, [stage, start])

  return { index, zoomed, go, zoom }
}

let opening = 0

/** Opens the gallery around `frame` at its picture; `show` renders the lightbox beside the frame in React's tree. */
export function openLightbox(frame: HTMLElement, show: (lightbox: ReactNode) => void) {
  const gallery = galleryAround(frame)
  opening++
  const key = opening
  const render = (open: boolean) =>
    show(<Lightbox key={key} {...gallery} open={open} onClose={() => render(false)} />)
  render(true)
}

type LargePicture = {
  alt: string
  /** AVIF source set; undefined while the picture is shown as uploaded. */
  avif: string | undefined
  src: string
  /** The URL of the file that the page already shows, used until the large one has loaded. */
  shown: string
  /** In pixels; 0 × 0 if the page has not loaded the picture yet. */
  width: number
  height: number
}

/** Returns the pictures of the gallery around `frame`, hydrated or not, and the index of `frame` among them. */
function galleryAround(frame: HTMLElement) {
  const gallery = frame.closest('section[aria-label], ul[aria-label]')
  const all = [...(gallery ?? document).querySelectorAll<HTMLElement>('.zoom')]
  // A decorative copy has no description.
  const frames = all.filter((each) => each.querySelector('img')?.alt)
  const pictures = frames.map(pictureIn)
  const { src } = pictureIn(frame)
  const start = Math.max(
    0,
    pictures.findIndex((picture) => picture.src === src),
  )
  return { title: gallery?.ariaLabel ?? '', pictures, start, opener: frames[start] ?? frame }
}

function pictureIn(frame: HTMLElement): LargePicture {
  const image = frame.querySelector('img') ?? new Image()
  const { alt, src, currentSrc, naturalWidth, naturalHeight } = image
  const avif = frame.querySelector<HTMLSourceElement>('source[type]')?.srcset
  // An image that is not near yet shows a placeholder.
  if (currentSrc.startsWith('data:')) return { alt, avif, src, shown: '', width: 0, height: 0 }
  return { alt, avif, src, shown: currentSrc, width: naturalWidth, height: naturalHeight }
}
