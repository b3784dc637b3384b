import { ResponsiveImage } from '@/components/ui/responsive-image'
import { addKeys } from '../add-keys'
import { type BlockProps, shownPicture, spacingClass } from '../block-props'

export function DarkCards({ block, joined, early }: BlockProps<'dark_cards'>) {
  return (
    <section
      aria-label={block.items.map(({ title }) => title).join(', ')}
      className={`${spacingClass(joined)} bg-forest-900 on-dark`}
    >
      <ul className="page-column flex flex-col gap-x-8 gap-y-14 lg:flex-row">
        {addKeys(block.items).map(({ title, text, image, number }) => {
          const picture = shownPicture(block, image, title)
          return (
            <li key={number} className={number === 0 ? 'lg:flex-3' : 'lg:flex-2'}>
              <div className="frame h-72 bg-forest-950 sm:h-96 lg:h-[27rem]">
                {picture && (
                  <ResponsiveImage
                    {...picture}
                    sizes="(min-width: 64rem) clamp(648px, 55vw, 985px), max(92vw, 432px)"
                    early={early}
                  />
                )}
              </div>
              <h2 className="mt-6 font-display text-h3">{title}</h2>
              {text && <p className="mt-2 max-w-[52ch] text-mist">{text}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
