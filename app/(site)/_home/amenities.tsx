import { Icon, type IconName } from '@/components/ui/icon'
import { SectionHeading } from './section-heading'

export function Amenities() {
  return (
    <section aria-labelledby="amenities-title" className="section-space bg-sand-100">
      <div className="page-column">
        <SectionHeading label="Na fazenda" title="Dias inteiros sem precisar do carro" id="amenities-title">
          Água, mata e mesa posta, tudo a poucos passos do chalé. Faça o que quiser, na hora em que quiser; ou
          nada, que também combina com o lugar.
        </SectionHeading>
        <ul className="amenities">
          {items.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const items: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'pool',
    title: 'Piscina aquecida',
    text: 'Com 1,5 m de profundidade e uma área infantil de 60 cm, de frente para a mata.',
  },
  {
    icon: 'route',
    title: 'Passeio de quadriciclo',
    text: 'Trinta ou sessenta minutos de estrada de terra, para quem tem habilitação.',
  },
  {
    icon: 'meals',
    title: 'Pensão completa',
    text: 'Café da manhã, almoço e jantar incluídos na diária, com o que a horta dá.',
  },
  {
    icon: 'paw',
    title: 'Pet friendly',
    text: 'O seu cachorro também é hóspede: caminha e água fresca o esperam na varanda.',
  },
  {
    icon: 'gym',
    title: 'Academia',
    text: 'Pesos, banco e esteira diante de uma janela inteira de floresta.',
  },
  {
    icon: 'trail',
    title: 'Trilhas e cavalos',
    text: 'Caminhos entre samambaias-açu e, de manhã cedo, os cavalos soltos no pasto.',
  },
]
