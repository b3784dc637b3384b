import { countLabel } from '@/lib/count-label'

/** Tells kindly that the guests are more than the chalet takes; keeps nobody from going on (BOOK-10). */
export function CapacityNote({ capacity, guests }: { capacity: number; guests: number }) {
  return (
    <p role="status" className="capacity-note">
      {guests > capacity &&
        `Este chalé acomoda até ${countLabel(capacity, 'hóspede', 'hóspedes')}, e você escolheu ${guests}. ` +
          'Siga com a busca ou fale conosco: ajudamos a encontrar o lugar certo.'}
    </p>
  )
}
