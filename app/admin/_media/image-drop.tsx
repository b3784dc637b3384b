import { ImageUp, type LucideIcon } from 'lucide-react'
import {
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { acceptedTypes } from '@/lib/media/images/rules'

type Props = {
  label: string
  multiple?: boolean
  /** File types for the picker; images by default. */
  accept?: string
  /** Receives chosen, dropped or pasted files of unchecked types. */
  onFiles: (files: File[]) => void
  children: (zone: { choose: () => void; over: boolean }) => ReactNode
}

export function ImageDrop({ label, multiple = false, accept = acceptedTypes, onFiles, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  useStrayDropGuard()

  const takeFiles = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files])
  }
  const onDragOver = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  const onDrop = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return
    event.preventDefault()
    setOver(false)
    takeFiles(event.dataTransfer.files)
  }
  const onPaste = (event: ClipboardEvent) => {
    // The focused field handles pasted text.
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    takeFiles(event.clipboardData.files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file picker offers the same by keyboard
    <div onDragOver={onDragOver} onDragLeave={onDragLeave} onDrop={onDrop} onPaste={onPaste}>
      {children({ choose: () => input.current?.click(), over })}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          takeFiles(currentTarget.files)
          // Without the reset, choosing the same file again fires no event.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

type ChooseButtonProps = ComponentProps<'button'> & { icon?: LucideIcon; action: string; hint: string }

/** Opens the file picker of an `ImageDrop`. */
export function ChooseButton({ icon: Icon = ImageUp, action, hint, className, ...props }: ChooseButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`grid w-full place-content-center justify-items-center gap-1 rounded-xs border border-dashed bg-white text-center hover:border-forest-800 hover:text-forest-800 ${className}`}
    >
      <Icon className="size-6" aria-hidden="true" />
      <span className="font-semibold">{action}</span>{' '}
      <span className="text-[0.8125rem] text-ink-600">{hint}</span>
    </button>
  )
}

/** Blocks drops beside a field, which would open the file in this tab and replace the form. */
function useStrayDropGuard() {
  // Only the window receives drops outside all fields.
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !carriesFiles(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

function carriesFiles({ types }: DataTransfer) {
  return types.includes('Files')
}
