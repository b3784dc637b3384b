import type { ShownValue } from '@/lib/access/result'
import { ImageThumb } from './image-thumb'

export function ShownValueView({ value, className = '' }: { value: ShownValue; className?: string }) {
  if (value.kind === 'text') {
    return value.text ? <span className={`min-w-0 break-words ${className}`}>{value.text}</span> : nothing
  }
  if (value.images.length === 0) return nothing
  return (
    <span className="flex flex-wrap gap-1">
      {value.images.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a gallery may hold an image twice
        <ImageThumb key={index} src={source} alt={`Imagem ${index + 1}`} />
      ))}
    </span>
  )
}

const nothing = <span className="text-ink-600 italic">vazio</span>
