import { SectionTitle } from '@/components/editorial/section-title'

export function History() {
  return (
    <section aria-labelledby="history-title" className="section-space bg-sand-100">
      <div className="page-column grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:sticky lg:top-32 lg:col-span-5 lg:self-start">
          <SectionTitle id="history-title" label="História" title="Primeiro o lago, depois a casa" />
          <p className="mt-6 max-w-[40ch] text-ink-600">
            Nada aqui foi feito de uma vez. Cada obra esperou a anterior assentar, e a mata teve tempo de
            voltar.
          </p>
        </div>
        <ol className="border-t border-gold-line lg:col-span-7">
          {chapters.map(({ year, title, text }) => (
            <li
              key={year}
              className="grid gap-x-8 gap-y-2 border-gold-line border-b py-8 sm:grid-cols-[7rem_1fr] lg:py-10"
            >
              <p className="font-display text-forest-800 text-h2 sm:-mt-2">{year}</p>
              <div>
                <h3 className="font-display text-h3">{title}</h3>
                <p className="mt-2 max-w-[48ch] text-ink-600">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const chapters = [
  {
    year: '1948',
    title: 'O curral e o lago',
    text: 'A fazenda começa com vacas de leite. Um dique de pedra segura o riacho para o gado beber, e assim nasce o lago.',
  },
  {
    year: '1986',
    title: 'A mata de volta',
    text: 'O pasto do morro é cercado e esquecido de propósito. As quaresmeiras, que gostam de sol, chegam primeiro; à sombra delas vem o resto da floresta.',
  },
  {
    year: '2009',
    title: 'Os primeiros chalés',
    text: 'Carpinteiros da região levantam quatro casas de madeira, pedra e telha de barro entre as árvores, sem derrubar nenhuma.',
  },
  {
    year: '2018',
    title: 'A mesa e a água',
    text: 'Abrem o restaurante, a horta e a piscina aquecida. Vieram ainda alguns chalés, e paramos aí: é o que o vale comporta.',
  },
]
