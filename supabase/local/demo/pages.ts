import type { Pages } from '../../../lib/pages/pages.ts'

export const demoPages: Pages & { id: string } = {
  id: 'pages',
  home: { title: '', description: '' },
  about: {
    shown: true,
    title: '',
    description:
      'A história e a filosofia de uma antiga fazenda de leite que virou hotel boutique na serra fluminense. Com academia, e pet friendly.',
  },
  rooms: {
    title: '',
    description:
      'Chalés de madeira entre a mata e o lago, para casais e famílias: fotografias, camas, número de hóspedes e tudo o que cada um oferece.',
    heading: 'Entre a mata e o lago',
    lead: 'Madeira, pedra e uma varanda voltada para o verde. Poucos chalés, longe uns dos outros: escolha o que combina com a sua companhia.',
  },
  leisure: {
    shown: true,
    title: '',
    description:
      'Piscina aquecida com área infantil, passeios de quadriciclo de 30 ou 60 minutos, trilhas na mata, visita aos cavalos, academia. E pet friendly.',
  },
  restaurant: {
    shown: true,
    title: '',
    description:
      'Café da manhã, almoço e jantar incluídos na diária, com pão da casa e verdura da horta. O restaurante é exclusivo para hóspedes.',
  },
  packages: {
    title: '',
    description:
      'Pacotes de hospedagem para casais e famílias na serra: feriados, férias e fins de semana com tudo preparado para a sua chegada.',
  },
  survey: { shown: true },
}
