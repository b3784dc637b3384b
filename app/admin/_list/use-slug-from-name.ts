import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { slugify } from '@/lib/slugify'

/** Derives the slug of a new item or copy from its name until a slug is typed (PKG-5, PAGE-12). */
export function useSlugFromName(form: UseFormReturn<FieldValues, unknown, FieldValues>, follow: boolean) {
  // Subscribes, because the shared name field has no handler of its own.
  useEffect(() => {
    if (!follow) return
    let made = form.getValues('slug') || slugify(form.getValues('name'))
    return form.subscribe({
      name: 'name',
      formState: { values: true },
      callback({ values: { name, slug } }) {
        const next = slugify(name)
        const follows = slug === '' || slug === made
        made = next
        if (!follows || slug === next) return
        form.setValue('slug', next, {
          shouldDirty: true,
          shouldValidate: form.getFieldState('slug').invalid,
        })
      },
    })
  }, [form, follow])
}
