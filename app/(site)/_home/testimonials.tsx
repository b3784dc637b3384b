import { Carousel } from '@/components/ui/carousel'
import { Divider } from '@/components/ui/divider'

export function Testimonials() {
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
          <Carousel
            label="Depoimentos de hóspedes"
            slides={testimonials.map(slide)}
            tone="dark"
            indicator="dots"
          />
        </div>
      </div>
    </section>
  )
}

type Testimonial = { quote: string; name: string; month: string }

const testimonials: Testimonial[] = [
  {
    quote:
      'Acordamos com a névoa saindo do lago e não fizemos mais nada a manhã inteira. Era exatamente o que a gente precisava.',
    name: 'Helena e Marcos',
    month: 'julho de 2026',
  },
  {
    quote:
      'As crianças aprenderam o nome dos cavalos e dormiram antes das oito. Nós jantamos à luz de velas, sem olhar o relógio.',
    name: 'Bianca R.',
    month: 'setembro de 2026',
  },
  {
    quote:
      'Silêncio de verdade, uma cama impecável e um café da manhã do qual ainda falamos. Voltamos na próxima florada.',
    name: 'Lúcia e Antônio',
    month: 'março de 2026',
  },
]

function slide({ quote, name, month }: Testimonial) {
  return (
    <figure key={name}>
      <blockquote>{`“${quote}”`}</blockquote>
      <figcaption>
        <b>{name}</b>
        {` · ${month}`}
      </figcaption>
    </figure>
  )
}
