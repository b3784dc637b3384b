import type { ListDefinition } from '@/lib/content/definition'
import type { ListName } from '@/lib/site/registry'
import { registry } from '@/lib/site/registry'
import { FieldInput } from '../_ui/field-input'

/** Every field that a list declares, in their order, under the heads of its groups where it has any. */
export function ItemFields({ list }: { list: ListName }) {
  const { fields, panel }: ListDefinition = registry[list]
  const { groups = [{ title: '', fields: Object.keys(fields) }] } = panel
  return (
    <div className="grid gap-9">
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title || undefined}>
          {group.title && (
            <div className="mb-4 border-b pb-2">
              <h2 className="font-semibold text-[1.0625rem]">{group.title}</h2>
              {group.text && <p className="field-hint">{group.text}</p>}
            </div>
          )}
          <div className="grid gap-5 sm:grid-cols-2">
            {group.fields.flatMap((name) => {
              const field = fields[name]
              if (!field) return []
              const width = field.half ? '' : 'sm:col-span-2'
              return [
                <FieldInput key={name} name={name} field={field} className={width} autoComplete="off" />,
              ]
            })}
          </div>
        </section>
      ))}
    </div>
  )
}
