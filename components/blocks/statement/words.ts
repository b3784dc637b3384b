import { Megaphone } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const statement: KindWords<'statement'> = {
  text: 'Uma frase em letras grandes, um texto e o botão que abre a reserva.',
  icon: Megaphone,
  hints: { button: 'Abre a reserva. Em branco, “RESERVAR AGORA”.' },
}
