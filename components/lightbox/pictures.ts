export type LargePicture = {
  alt: string
  /** A source set in AVIF; none while the picture is shown as it was uploaded. */
  avif: string | undefined
  src: string
  /** The address of what the page shows already; stands there until the large one has come. */
  shown: string
  /** In pixels; 0 × 0 while the page itself has not loaded it. */
  width: number
  height: number
}

/** The pictures of the gallery around `frame`, as the page shows them, and which of them `frame` is. */
export function galleryAround(frame: HTMLElement) {
  const gallery = frame.closest('section[aria-label], ul[aria-label]')
  const frames = [...(gallery ?? document).querySelectorAll<HTMLElement>('.zoom[role]')]
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
  // Until it is near an image shows nothing, which is one pixel wide.
  if (currentSrc.startsWith('data:')) return { alt, avif, src, shown: '', width: 0, height: 0 }
  return { alt, avif, src, shown: currentSrc, width: naturalWidth, height: naturalHeight }
}
