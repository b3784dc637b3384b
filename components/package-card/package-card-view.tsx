'use client' // keeps the cards' markup out of the payload

import type { Route } from 'next'
import type { CSSProperties } from 'react'
import { Icon } from '@/components/ui/icon'
import { NearLink } from '@/components/ui/near-link'
import { ResponsiveImage } from '@/components/ui/responsive-image'

type Props = {
  wide: boolean | undefined
  early?: boolean | undefined
  href: Route
  label: string
  title: string
  image: string | null
  /** The description from the picture library and, below, the focal point, if any. */
  alt?: string | undefined
  style?: CSSProperties
  text: string
  stay: string
  people: string
  features: string[]
  price: string
  /** What the price is for. */
  unit: string
  /** Other ways to pay. */
  ways: string[]
  /** Whole percent; 0 hides the discount. */
  discount: number
  /** Absent while the package can be booked, which keeps the payload small. */
  ended?: true
}

/** Renders the card as one link, named by its title (OFF-5). */
export function PackageCardView(card: Props) {
  return (
    <article className="package-card">
      <div className="package-card-image">
        <ResponsiveImage
          src={card.image}
          alt={card.alt ?? card.title}
          sizes={card.wide ? '100vw' : sizes}
          style={card.style}
          early={card.early}
        />
      </div>
      {card.ended && <p className="package-card-badge">Encerrado</p>}
      {card.discount > 0 && !card.ended && (
        <p className="package-card-badge">
          <span className="sr-only">Desconto: </span>
          {`-${card.discount}%`}
        </p>
      )}
      <div className="package-card-caption">
        <p className="label">{card.label}</p>
        <h3>
          <NearLink href={card.href} draggable={false}>
            {card.title}
          </NearLink>
        </h3>
        <div className="package-card-text">
          <p>{card.text}</p>
        </div>
        <ul>
          <li>
            <Icon name="calendar" />
            {card.stay}
          </li>
          <li>
            <Icon name="guests" />
            {`Até ${card.people}`}
          </li>
        </ul>
        {!card.ended && (
          <div className="package-card-text package-card-from" aria-hidden="true">
            <p className="font-medium">{`${card.price} ${card.unit}`}</p>
          </div>
        )}
      </div>
      <div className="package-card-more">
        <div>
          <ul className="package-card-features">
            {card.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <div className="package-card-price">
            {!card.ended && (
              <p>
                a partir de
                <b>{card.price}</b>
                {card.unit}
                {card.ways.map((way) => [<br key={way} />, `ou ${way}`])}
              </p>
            )}
            <span className="control-text package-card-button" aria-hidden="true">
              Ver Detalhes
            </span>
          </div>
        </div>
      </div>
    </article>
  )
}

// A 3:2 image 26 or 32rem high (package-card.css) is 624 or 768 px wide; on large windows, fonts and cards grow.
const sizes = '(min-width:96rem) min(52vw,1040px),(min-width:80rem) 640px,(min-width:48rem) 800px,110vw'
