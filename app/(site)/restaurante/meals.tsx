import { SectionTitle } from '@/components/editorial/section-title'
import { ResponsiveImage } from '@/components/ui/responsive-image'

export function Meals() {
  return (
    <section aria-labelledby="meals-title" className="bg-sand-100 lg:grid lg:grid-cols-[5fr_7fr]">
      <div className="aspect-4/3 bg-sand-200 lg:aspect-auto">
        <ResponsiveImage
          src="/images/cafe-da-manha.jpg"
          alt="Bandeja de café da manhã com café, pães, frutas e suco"
          sizes="(min-width: 64rem) max(42vw, 1300px), 112vw"
          place="large"
          className="object-[30%_50%]"
        />
      </div>
      <div className="page-gutter section-space lg:max-w-[48rem] lg:pl-20">
        <SectionTitle id="meals-title" label="As refeições" title="Três mesas por dia" />
        <ol className="mt-10 border-gold-line border-t">
          {meals.map(({ name, hours, text }) => (
            <li key={name} className="border-gold-line border-b py-7">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <h3 className="font-display text-h3">{name}</h3>
                <p className="text-ink-600 text-small tabular-nums">{hours}</p>
              </div>
              <p className="mt-2 max-w-[52ch] text-ink-600">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const meals = [
  {
    name: 'Café da manhã',
    hours: 'das 7h30 às 10h30',
    text: 'Pães de fermentação natural, queijos da serra, frutas cortadas na hora, ovos como você pedir e café coado devagar.',
  },
  {
    name: 'Almoço',
    hours: 'das 12h30 às 15h',
    text: 'Comida de fazenda: feijão de panela de ferro, assados de forno, folhas da horta e farofa que não sobra.',
  },
  {
    name: 'Jantar',
    hours: 'das 19h30 às 22h',
    text: 'Luz baixa, velas acesas e poucos pratos, escolhidos no dia. Para acompanhar, vinhos brasileiros.',
  },
]
