import { FactTable } from '@/components/editorial/fact-table'
import { SectionTitle } from '@/components/editorial/section-title'

export function Garden() {
  return (
    <section aria-labelledby="garden-title" className="section-space">
      <div className="page-column grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <SectionTitle
            id="garden-title"
            label="Da horta ao prato"
            title="O cardápio se escreve depois da colheita"
          />
          <div className="mt-6 grid max-w-[52ch] gap-5 text-ink-600">
            <p>
              A horta fica atrás da cozinha. De manhã cedo, alguém volta de lá com a cesta, e é aí que se
              decide o almoço. Ervas, folhas, abóbora, milho: o que o canteiro dá é o que vai à mesa.
            </p>
            <p>
              O resto vem de perto: queijo e mel dos vizinhos, truta da serra, café de um sítio do outro lado
              do morro.
            </p>
          </div>
        </div>
        <div className="lg:col-span-5 lg:col-start-8 lg:self-end">
          <h3 className="mb-5 label">Bom saber</h3>
          <FactTable
            facts={[
              { term: 'Quem recebemos', value: 'só hóspedes' },
              { term: 'Refeições na diária', value: 'as três' },
              { term: 'Prato vegetariano', value: 'todos os dias' },
              { term: 'Alergias e dietas', value: 'avise na reserva' },
            ]}
          />
        </div>
      </div>
    </section>
  )
}
