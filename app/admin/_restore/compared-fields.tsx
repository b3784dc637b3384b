import type { DescribedChange } from '@/lib/content/history/describe'
import { Shown } from './item-changes'

type Props = {
  fields: DescribedChange[]
  /** What is not there now has only one side. */
  isNew?: boolean
}

/** Field by field: now, and after restoring. */
export function ComparedFields({ fields, isNew = false }: Props) {
  return (
    <div>
      {!isNew && (
        <p aria-hidden="true" className={`${columns} pb-2 text-[0.8125rem] text-ink-600 max-sm:hidden`}>
          <span className="col-start-2">Agora</span>
          <span>Depois de restaurar</span>
        </p>
      )}
      <dl className="border-t">
        {fields.map(({ label, before, after }) => (
          <div key={label} className={`${columns} gap-y-1 border-b py-2.5`}>
            <dt className="text-ink-600 max-sm:font-semibold">{label}</dt>
            {!isNew && (
              <dd className="min-w-0">
                <span className={caption}>agora: </span>
                <Shown side={before} className="text-ink-600" />
              </dd>
            )}
            <dd className={`min-w-0 ${isNew ? 'sm:col-span-2' : ''}`}>
              {!isNew && <span className={caption}>depois de restaurar: </span>}
              <Shown side={after} className="" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const columns = 'grid gap-x-4 sm:grid-cols-[10rem_1fr_1fr]'
const caption = 'text-[0.8125rem] text-ink-600 sm:sr-only'
