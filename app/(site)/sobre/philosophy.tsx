import { SectionTitle } from '@/components/editorial/section-title'

export function Philosophy() {
  return (
    <section aria-labelledby="philosophy-title" className="section-space pb-0">
      <div className="page-column">
        <SectionTitle id="philosophy-title" label="Filosofia" title="Fazer pouco, e fazer bem" />
        <ul className="mt-12 grid gap-x-16 gap-y-10 md:grid-cols-3 lg:mt-16">
          {convictions.map(({ title, text }) => (
            <li key={title} className="border-gold-500 border-t pt-6">
              <h3 className="font-display text-h3">{title}</h3>
              <p className="mt-3 text-ink-600">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const convictions = [
  {
    title: 'Silêncio',
    text: 'Os chalés ficam longe uns dos outros, e o jardim não tem alto-falante. À noite, quem canta são os sapos.',
  },
  {
    title: 'O que é daqui',
    text: 'Madeira e pedra da região, móveis de marceneiros vizinhos, verdura da horta. O que falta, compramos de quem mora perto.',
  },
  {
    title: 'Tempo',
    text: 'O café da manhã se demora, o passeio espera a névoa abrir, e na rede ninguém conta os minutos.',
  },
]
