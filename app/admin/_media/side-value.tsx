import type { Side } from '@/lib/access/result'
import { ImageThumb } from './image-thumb'

export function SideValue({ side, className = '' }: { side: Side; className?: string }) {
  if ('text' in side ? side.text === '' : side.images.length === 0) {
    return <span className="text-ink-600 italic">vazio</span>
  }
  if ('text' in side) return <span className={`min-w-0 break-words ${className}`}>{side.text}</span>
  return (
    <span className="flex flex-wrap gap-1">
      {side.images.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a gallery may hold an image twice
        <ImageThumb key={index} src={source} alt={`Imagem ${index + 1}`} />
      ))}
    </span>
  )
}
