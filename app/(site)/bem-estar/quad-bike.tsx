import { FactTable } from '@/components/editorial/fact-table'
import { SectionTitle } from '@/components/editorial/section-title'
import { ResponsiveImage } from '@/components/ui/responsive-image'

export function QuadBike() {
  return (
    <section aria-labelledby="quad-title" className="on-dark bg-forest-900 lg:grid lg:grid-cols-2">
      <div className="aspect-4/3 bg-forest-950 lg:order-last lg:aspect-auto lg:min-h-[46rem]">
        <ResponsiveImage
          src="/images/quadriciclo.jpg"
          alt="Quadriciclo verde-escuro parado na trilha, entre samambaias e névoa dourada"
          sizes="(min-width: 64rem) max(50vw, 1104px), 112vw"
          place="large"
          className="object-[48%_50%]"
        />
      </div>
      <div className="page-gutter py-[clamp(4.5rem,9vw,9rem)] lg:ml-auto lg:w-full lg:max-w-[42.25rem] lg:self-center lg:pr-20">
        <SectionTitle
          id="quad-title"
          label="Quadriciclo"
          title="Terra, neblina e uma curva depois da outra"
        />
        <p className="mt-6 max-w-[48ch] text-mist">
          Um instrutor abre o caminho pelas estradas de terra da fazenda. O passeio curto contorna o lago e o
          pasto; o longo sobe até onde a mata fecha.
        </p>
        <FactTable
          className="mt-9"
          facts={[
            { term: 'Passeio curto', value: '30 minutos' },
            { term: 'Passeio longo', value: '60 minutos' },
            { term: 'Para conduzir', value: 'habilitação' },
          ]}
        />
        <p className="mt-5 text-small text-mist">
          A carteira de habilitação é obrigatória: quem conduz apresenta a CNH antes da saída.
        </p>
      </div>
    </section>
  )
}
