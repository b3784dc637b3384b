import { countLabel } from '@/lib/count-label'
import type { OutsideImage } from '@/supabase/functions/migrate-room-images/rooms'

export function OutsideImages({ images }: { images: OutsideImage[] }) {
  if (images.length === 0) {
    return <p>Todas as imagens dos quartos já estão no armazenamento do hotel: não há nada a migrar.</p>
  }
  const rooms = [...Map.groupBy(images, ({ roomId }) => roomId).values()]
  const lie = images.length === 1 ? 'está' : 'estão'
  return (
    <>
      <p>
        <strong>{countLabel(images.length, 'imagem', 'imagens')}</strong>{' '}
        {`de ${countLabel(rooms.length, 'quarto', 'quartos')} ${lie} fora do armazenamento do hotel:`}
      </p>
      <ul className="divide-y border-y">
        {rooms.map((room) => (
          <li key={room[0]?.roomId} className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <span className="font-semibold">{room[0]?.roomName}</span>
            <span className="text-ink-600">
              {`${countLabel(room.length, 'imagem', 'imagens')} · ${hostsOf(room)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function hostsOf(images: OutsideImage[]) {
  return [...new Set(images.map(({ url }) => URL.parse(url)?.host || 'endereço inválido'))].join(', ')
}
