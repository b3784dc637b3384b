import type { About, Configuration, Hero, Hotel } from '../../../lib/hotel/schema.ts'
import { film, picture } from './demo.ts'

export const demoHotel: Hotel = {
  id: '70a4b5bc-6e37-4744-ad34-a88ef9061562',
  slug: 'quaresmeira',
  name: 'Quaresmeira',
  tagline: 'Hotel Fazenda Boutique',
}

export const demoHero: Hero = {
  title: 'Seu refúgio exclusivo no campo',
  subtitle: 'Um hotel boutique onde a natureza encontra o luxo em perfeita harmonia',
  background_url: film('hero.webm'),
  background_poster_url: picture('hero-poster.jpg'),
  mobile_background_url: film('hero-mobile.webm'),
  mobile_background_poster_url: picture('hero-mobile-poster.jpg'),
  video_section_url: film('promo.webm'),
  video_section_poster_url: picture('promo-poster.jpg'),
  cta_primary_text: 'Conheça os chalés',
  cta_primary_url: '/quartos',
}

export const demoAbout: About = {
  title: 'Reconecte-se com a natureza em um cenário exclusivo',
  subtitle: 'Chalés de madeira entre o lago e a Mata Atlântica',
  description:
    'Na Quaresmeira, o conforto de uma casa bem cuidada convive com a biodiversidade da Mata Atlântica. O dia começa com o canto dos pássaros sobre o lago, segue por trilhas de samambaias-açu e termina diante do fogo, sem pressa. Os chalés são poucos e espalhados pelo vale, para que o silêncio também faça parte da hospedagem.',
  image_url: picture('jardim-flores.jpg'),
}

export const demoConfiguration: Configuration = {
  logo_url: null,
  primary_color: '#065f46',
  address: 'Estrada da Névoa, km 7, Vale das Quaresmeiras, Serra Fluminense, RJ',
  phone: '(24) 5550-0142',
  email: 'contato@quaresmeira.example',
  name: '',
  tagline: '',
  accent_color: '#c49a3f',
  letters: 'classica',
  mark_url: null,
}
