import Link from 'next/link'
import { storedAddress } from '@/lib/paths'
import type { SearchEntry } from '@/lib/site/panel-search'
import { ImageThumb } from '../_images/image-thumb'
import type { useSearch } from './use-search'

type Props = { search: ReturnType<typeof useSearch>; onChoose: () => void }

export function SearchResults({ search, onChoose }: Props) {
  const { found, listId, optionId, active } = search
  const groups = [...Map.groupBy(found, ({ group }) => group)]
  return (
    <>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'px-5 py-4 text-ink-600'}>
        {sentence(search)}
      </p>
      <div id={listId} role="listbox" aria-label="Resultados" className="overflow-y-auto overscroll-contain">
        {groups.map(([group, entries], position) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, and no fieldset
          <div
            key={group}
            role="group"
            aria-labelledby={`${listId}-${position}`}
            className="border-b py-2 last:border-0"
          >
            <p id={`${listId}-${position}`} className="px-5 py-1 text-[0.8125rem] text-ink-600">
              {group}
            </p>
            {entries.map((entry) => {
              const index = found.indexOf(entry)
              return (
                <Result
                  key={optionId(index)}
                  id={optionId(index)}
                  entry={entry}
                  isActive={index === active}
                  onChoose={onChoose}
                />
              )
            })}
          </div>
        ))}
      </div>
    </>
  )
}

type ResultProps = { id: string; entry: SearchEntry; isActive: boolean; onChoose: () => void }

function Result({ id, entry: { label, detail, href, image }, isActive, onChoose }: ResultProps) {
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    onClick: onChoose,
    className: `flex min-h-11 items-center gap-3 px-5 py-1.5 hover:bg-sand-50 ${isActive ? 'bg-sand-100' : ''}`,
  }
  const content = (
    <>
      {image && <ImageThumb src={image} alt="" className="h-8 w-12" />}
      <span className="grid min-w-0">
        <span className="truncate font-semibold">{label}</span>
        {detail && <span className="truncate text-[0.8125rem] text-ink-600">{detail}</span>}
      </span>
    </>
  )
  // The site has a style sheet of its own: its pages load afresh.
  if (!href.startsWith('/admin')) {
    return (
      <a href={href} {...shared}>
        {content}
      </a>
    )
  }
  return (
    <Link replace href={storedAddress(href)} prefetch={false} {...shared}>
      {content}
    </Link>
  )
}

function sentence({ typed, found, isLoading, failed }: Props['search']) {
  if (typed.trim() === '') return 'Digite parte de um nome. As setas escolhem e Enter abre.'
  if (found.length > 0) return found.length === 1 ? '1 resultado' : `${found.length} resultados`
  if (isLoading) return 'Procurando…'
  if (failed) return 'Não foi possível ler os itens agora; só as páginas foram procuradas.'
  return `Nada encontrado para “${typed.trim()}”. Confira a escrita ou tente outra palavra.`
}
