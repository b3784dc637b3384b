import { CirclePlay } from 'lucide-react'

export function RoomNotes({ notes, videoUrl }: { notes?: string; videoUrl?: string }) {
  if (!notes && !videoUrl) return null
  return (
    <div className="border-t pt-6">
      {notes && (
        <>
          <h3 className="mb-2 label">Observações</h3>
          <p className="max-w-measure whitespace-pre-line">{notes}</p>
        </>
      )}
      {videoUrl && (
        <a href={videoUrl} target="_blank" rel="noopener" className={video}>
          <CirclePlay size={22} strokeWidth={1.5} className="text-gold-500" aria-hidden="true" />
          <span className="underline underline-offset-4">
            Ver o vídeo do chalé
            <span className="sr-only"> (abre em nova aba)</span>
          </span>
        </a>
      )}
    </div>
  )
}

const video = 'mt-4 inline-flex min-h-11 items-center gap-3 text-forest-800'
