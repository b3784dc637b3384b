import { FactTable } from '@/components/editorial/fact-table'
import { ImageText } from '@/components/editorial/image-text'

export function Pool() {
  return (
    <section aria-labelledby="pool-title" className="section-space">
      <ImageText
        id="pool-title"
        label="Piscina aquecida"
        title="Morna até quando a serra esfria"
        shape="wide"
        side="left"
        image={{
          src: '/images/piscina-infantil.jpg',
          alt: 'Área infantil rasa com boia e bola, ao lado da piscina principal',
        }}
      >
        <p>
          A piscina é aquecida e fica de frente para a mata, num deck de madeira com sombra para todos. Ao
          lado, as crianças têm a sua própria água rasa, à vista de quem descansa.
        </p>
        <FactTable
          className="mt-9 text-ink-900"
          facts={[
            { term: 'Profundidade', value: '1,5 m' },
            { term: 'Área infantil', value: '60 cm' },
          ]}
        />
      </ImageText>
    </section>
  )
}
