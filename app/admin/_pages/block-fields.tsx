'use client'

import { type KindName, kinds } from '@/lib/pages/kinds'
import { LimitsContext, useLimits } from '../_ui/counter'
import { FieldInput } from '../_ui/field-input'
import { SwitchField } from '../_ui/inputs'
import { kindFields, kindLimits } from './kind-field'
import { kindIcon } from './kind-icons'

/** The form of one block: its kind's fields and no others. */
export function BlockFields({ kind }: { kind: KindName }) {
  const limits = useLimits()
  const { name, text, icon } = kinds[kind]
  const Icon = kindIcon(icon)
  return (
    <LimitsContext value={(path) => kindLimits(kind, path, limits(path))}>
      <p className="mb-5 flex items-center gap-3 text-ink-600">
        <Icon className="size-6 flex-none text-forest-800" strokeWidth={1.5} aria-hidden="true" />
        <span>
          <strong className="font-semibold text-ink-900">{name}.</strong> {text}
        </span>
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        {kindFields(kind).map(([field, declared]) => (
          <FieldInput
            key={field}
            name={field}
            field={declared}
            className={declared.half ? '' : 'sm:col-span-2'}
            autoComplete="off"
          />
        ))}
        <div className="sm:col-span-2">
          <SwitchField name="active" label="Visível no site" />
        </div>
      </div>
    </LimitsContext>
  )
}
