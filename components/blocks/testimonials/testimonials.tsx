import { Carousel } from '@/components/ui/carousel'
import { Divider } from '@/components/ui/divider'
import { quoteSize, type Testimonial, testimonialsSection } from '@/lib/hotel/testimonials/fields'
import { getSection } from '@/lib/site/site-content'
import { addKeys } from '../add-keys'

/** Renders nothing without testimonials (HOME-9). */
export async function Testimonials() {
  const testimonials = await getSection(testimonialsSection)
  if (testimonials.length === 0) return null
  const slides = addKeys(testimonials).map(slide)
  return (
    <section aria-labelledby="testimonials-title" className="section-space on-dark bg-forest-900">
      <div className="page-column testimonials">
        <div>
          <h2 id="testimonials-title" className="label">
            Depoimentos
          </h2>
          <Divider />
        </div>
        <div>
          {testimonials.length === 1 ? (
            slides
          ) : (
            <Carousel
              label="Depoimentos de hóspedes"
              slides={slides}
              // More dots would not fit on a phone.
              indicator={slides.length > maxDots ? 'counter' : 'dots'}
            />
          )}
        </div>
      </div>
    </section>
  )
}

const maxDots = 4

function slide({ number, quote, name, month, source }: Testimonial & { number: number }) {
  const size = quoteSize(quote)
  return (
    <figure key={number} className={size === 'large' ? undefined : size}>
      <blockquote>{`“${quote}”`}</blockquote>
      <figcaption>
        <b>{name}</b>
        {[month, source].filter(Boolean).map((words) => ` · ${words}`)}
      </figcaption>
    </figure>
  )
}
