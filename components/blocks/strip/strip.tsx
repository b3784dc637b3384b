import { PictureRow } from '@/components/lightbox/picture-row'
import { Icon } from '@/components/ui/icon'
import { SectionTitle } from '../block-parts'
import { type BlockProps, shownPictures, spacingClass } from '../block-props'

/** Animates by CSS alone; the check box, a pointer, the focus and reduced motion pause it (PAGE-1). */
export function Strip({ block, id, joined }: BlockProps<'strip'>) {
  const { label, title } = block
  const row = {
    images: shownPictures(block, block.images, title),
    shapes,
    sizes: '(min-width: 48rem) max(600px, 37vw), 336px',
    className: 'image-strip-set',
  }
  return (
    <section aria-labelledby={id} className={`image-strip ${spacingClass(joined)} overflow-hidden`}>
      <div className="page-column flex items-end justify-between gap-6">
        <SectionTitle id={id} label={label} title={title} />
        <span className="grid motion-reduce:hidden">
          <input type="checkbox" autoComplete="off" aria-label="Pausar as fotografias" className={toggle} />
          <Icon name="pause" className={`${face} peer-checked:hidden`} />
          <Icon name="play" className={`${face} hidden peer-checked:block`} />
        </span>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable by keyboard
        tabIndex={0}
        aria-label="Fotografias"
        className="image-strip-row mt-10 lg:mt-14"
      >
        <div className="image-strip-track">
          <PictureRow {...row} />
          {/* A copy of the row fills the gap behind the first one. */}
          <PictureRow {...row} aria-hidden />
        </div>
      </section>
    </section>
  )
}

const [wide, square, tall] = ['aspect-3/2', 'aspect-square', 'aspect-4/5']
const shapes = [wide, tall, square, wide, tall, wide, square, wide]
const toggle =
  'peer col-start-1 row-start-1 size-12 cursor-pointer appearance-none rounded-xs border border-forest-800 ' +
  'transition-colors duration-200 hover:bg-forest-800'
const face =
  'pointer-events-none size-4.5 col-start-1 row-start-1 m-auto text-forest-800 peer-hover:text-white'
