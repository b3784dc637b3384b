import { Images } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/inputs'
import { countLabel } from '@/lib/count-label'
import type { LibraryPicture } from '@/lib/panel/pictures/library'
import { Button, CancelButton } from '../_ui/button'
import { PanelDialog } from '../_ui/panel-dialog'
import { ImageThumb } from './image-thumb'

type ButtonProps = { label: string; max: number; onPick: (addresses: string[]) => void }

export function LibraryButton({ label, max, onPick }: ButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        tone="plain"
        icon={Images}
        aria-label={`Escolher da biblioteca: ${label}`}
        onClick={() => setOpen(true)}
      >
        Escolher da biblioteca
      </Button>
      {isOpen && (
        <LibraryDialog
          max={max}
          onClose={() => setOpen(false)}
          onPick={(addresses) => {
            setOpen(false)
            onPick(addresses)
          }}
        />
      )}
    </>
  )
}

type Props = {
  /** Maximum number to choose; with 1, a click picks at once. */
  max: number
  onPick: (addresses: string[]) => void
  onClose: () => void
}

function LibraryDialog({ max, onPick, onClose }: Props) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const found = useLibrary(search)

  function choose(address: string) {
    if (max === 1) return onPick([address])
    setChosen((now) =>
      now.includes(address) ? now.filter((one) => one !== address) : [...now, address].slice(0, max),
    )
  }

  return (
    <PanelDialog title="Escolher da biblioteca" onClose={onClose}>
      <Field label="Buscar foto" className="border-b px-5 py-4 sm:px-8">
        {(id) => (
          <Input
            id={id}
            type="search"
            autoComplete="off"
            placeholder="O que se vê ou onde está"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      <div className="min-h-72 grow overflow-y-auto overscroll-contain px-5 py-5 sm:px-8">
        <p role="status" className="mb-3 text-[0.8125rem] text-ink-600">
          {statusOf(found)}
        </p>
        {found && found !== 'failed' && (
          <ul
            aria-label="Fotos da biblioteca"
            className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3"
          >
            {found.pictures.map(({ url, title, uses }) => (
              <li key={url}>
                <button
                  type="button"
                  className="surface grid h-full w-full content-start overflow-hidden text-left hover:border-forest-800 disabled:opacity-55 aria-pressed:outline-2 aria-pressed:outline-forest-800"
                  aria-pressed={max > 1 ? chosen.includes(url) : undefined}
                  disabled={max > 1 && chosen.length >= max && !chosen.includes(url)}
                  onClick={() => choose(url)}
                >
                  <ImageThumb src={url} alt="" width={480} className="aspect-3/2 w-full" />
                  <span className="line-clamp-2 px-2 pt-1.5 font-medium">{title}</span>
                  <span className="px-2 pb-2 text-[0.8125rem] text-ink-600">
                    {uses.length === 0 ? 'Sem uso agora' : countLabel(uses.length, 'uso', 'usos')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {max > 1 && (
        <div className="flex justify-end gap-2 border-t bg-white px-5 py-3 sm:px-8">
          <CancelButton onClick={onClose} />
          <Button tone="primary" disabled={chosen.length === 0} onClick={() => onPick(chosen)}>
            {`Adicionar ${countLabel(chosen.length, 'foto', 'fotos')}`}
          </Button>
        </div>
      )}
    </PanelDialog>
  )
}

function statusOf(found: ReturnType<typeof useLibrary>) {
  if (!found) return 'Carregando...'
  if (found === 'failed') return 'Erro ao carregar fotos. Feche e tente de novo.'
  if (found.total === 0) return 'Nenhuma foto encontrada.'
  const more = found.total - found.pictures.length
  return `${countLabel(found.total, 'foto', 'fotos')}${more > 0 ? `, as ${found.pictures.length} mais novas aqui: busque para achar as outras` : ''}`
}

type Found = { total: number; pictures: LibraryPicture[] }

const pauseMs = 250

/** Returns the matching pictures, 'failed', or undefined while loading; debounces the search. */
function useLibrary(search: string): Found | 'failed' | undefined {
  const [found, setFound] = useState<Found | 'failed'>()
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(
      () =>
        fetch(`/admin/pictures/list?${new URLSearchParams({ busca: search })}`, { signal: stop.signal })
          .then((response) => (response.ok ? response.json() : Promise.reject(new Error())))
          .then(setFound, () => !stop.signal.aborted && setFound('failed')),
      search ? pauseMs : 0,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [search])
  return found
}
