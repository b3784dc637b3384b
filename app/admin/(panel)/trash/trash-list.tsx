import { upperFirst } from '@/lib/content/list-texts'
import type { TrashItem } from '@/lib/history/trash'
import { personName } from '@/lib/person-name'
import { ImageThumb } from '../../_images/image-thumb'
import { listInfo } from '../../_list/list-info'
import { RestoreItemButton } from '../../_restore/restore-item-button'
import { KeepFocus } from './keep-focus'

type Props = { items: TrashItem[]; names: Record<string, string> }

export function TrashList({ items, names }: Props) {
  return (
    <KeepFocus count={items.length}>
      <ul aria-label="Itens excluídos" className="surface divide-y">
        {items.map(({ list, id, version, label, image, when, by }) => {
          const { texts } = listInfo(list)
          return (
            <li key={`${list} ${id}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
              <ImageThumb src={image} alt="" />
              <div className="min-w-48 grow basis-0">
                <h2 className="font-semibold">{label}</h2>
                <p className="text-ink-600 text-[0.8125rem]">
                  {`${texts.one} · ${upperFirst(personName(by, names))} excluiu em ${when}`}
                </p>
              </div>
              <RestoreItemButton
                list={{ name: list, title: texts.restoreBefore, done: texts.restored }}
                id={id}
                version={version}
                name={label}
                label="Restaurar"
              />
            </li>
          )
        })}
      </ul>
    </KeepFocus>
  )
}
