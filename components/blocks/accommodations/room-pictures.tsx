'use client' // keeps repeated texts and slides out of the payload

import { buttonClass } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import type { HotelFacts, ShownPicture } from '../block-props'
import { HomeHeading } from '../home-heading'

type Props = {
  label: string
  title: string
  text: string
  images: ShownPicture[]
  /** One numbered caption for all images, or one for each. */
  captions: string | string[]
  /** One link for all photographs, or one for each. */
  href: string | string[]
  joined: boolean
  rooms: HotelFacts['rooms']
}

export function RoomPictures({ label, title, text, images, captions, href, joined, rooms }: Props) {
  return (
    <section
      id="accommodations"
      aria-labelledby="accommodations-title"
      className={`@container section-space bg-sand-100${joined ? ' pt-0' : ''}`}
    >
      <div className="page-column">
        <HomeHeading label={label} title={title} id="accommodations-title">
          {text}
        </HomeHeading>
        <Carousel
          label={rooms.name}
          slides={images.map((image, index) => (
            <a key={image.src} href={typeof href === 'string' ? href : href[index]}>
              <figure>
                <div className="frame">
                  <ResponsiveImage
                    {...image}
                    sizes="(min-width:64rem) 33vw,(min-width:48rem) 49vw,96vw"
                    place="small"
                  />
                </div>
                <figcaption>
                  {typeof captions === 'string' ? `${captions} ${index + 1}` : captions[index]}
                </figcaption>
              </figure>
            </a>
          ))}
          perView={{ base: 1.15, md: 2.2, lg: 3.2 }}
          className="chalets"
          aside={
            <div className="chalets-more">
              <span className="chalets-dots" aria-hidden="true" />
              {/* A full page load instead of the client router (HOME-4). */}
              <a href={rooms.href} target="_self" className={buttonClass('primary', 'w-full sm:w-auto')}>
                {rooms.all}
              </a>
            </div>
          }
        />
      </div>
    </section>
  )
}
