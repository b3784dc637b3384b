import { CalendarCheck } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const book: KindWords<'book'> = {
  text: 'Título, texto, o botão que abre a reserva e o telefone.',
  icon: CalendarCheck,
  hints: { button: 'Abre a reserva. Em branco, “RESERVAR AGORA”.' },
  start: { title: 'Venha passar uns dias', text: 'Escolha as datas e veja o que está livre.' },
}
