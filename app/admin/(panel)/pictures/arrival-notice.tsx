import { countLabel } from '@/lib/count-label'

type Props = { arrived: number; refused: number }

/** What became of photographs that another app shared with the panel; nothing where none came. */
export function ArrivalNotice({ arrived, refused }: Props) {
  const sentences = [
    arrived > 0 && `${countLabel(arrived, 'foto recebida', 'fotos recebidas')}: já na biblioteca.`,
    refused > 0 &&
      `${countLabel(refused, 'foto ficou', 'fotos ficaram')} de fora: só entram JPG, PNG ou WEBP de até 5MB. Envie de novo por aqui.`,
    arrived === 0 &&
      !refused &&
      'As fotos que você compartilhou não chegaram, porque faltava entrar. Compartilhe de novo a partir da galeria: agora elas chegam.',
  ].filter(Boolean)
  if (sentences.length === 0) return null
  return (
    <p role="status" className="mb-6 border-gold-500 border-l-4 bg-sand-100 px-4 py-3">
      {sentences.join(' ')}
    </p>
  )
}
