import { ResponsiveImage } from '@/components/ui/responsive-image'

export function GymAndPets() {
  return (
    <section aria-label="Academia e animais" className="section-space bg-forest-900 on-dark">
      <ul className="page-column flex flex-col gap-x-8 gap-y-14 lg:flex-row">
        {facilities.map(({ src, alt, title, text, width, crop }) => (
          <li key={src} className={width}>
            <div className="frame h-72 bg-forest-950 sm:h-96 lg:h-[27rem]">
              <ResponsiveImage
                src={src}
                alt={alt}
                sizes="(min-width: 1360px) 720px, (min-width: 64rem) max(55vw, 648px), max(92vw, 432px)"
                className={crop}
              />
            </div>
            <h2 className="mt-6 font-display text-h3">{title}</h2>
            <p className="mt-2 max-w-[50ch] text-mist">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const facilities = [
  {
    src: '/images/academia.jpg',
    alt: 'Academia com esteira, banco, halteres e janela para a mata',
    title: 'Academia',
    text: 'Esteira, pesos e tapetes para alongar, com a floresta do outro lado do vidro. Aberta a todos os hóspedes, sem hora marcada.',
    width: 'lg:flex-3',
    crop: '',
  },
  {
    src: '/images/pet-friendly.jpg',
    alt: 'Varanda de chalé com caminha para cachorro e potes de água e ração',
    title: 'Pet friendly',
    text: 'Recebemos um animal de estimação por reserva, com caminha, potes e guia à espera na varanda.',
    width: 'lg:flex-2',
    crop: 'object-[40%_50%]',
  },
]
