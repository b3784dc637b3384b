'use client'

import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { slugify } from '@/lib/packages/slug'

/** While a package or a copy gets its name, its slug follows until somebody types one (PKG-5). */
export function useSlugFromName(form: UseFormReturn<FieldValues, unknown, FieldValues>, follow: boolean) {
  // The field of the name belongs to the kit; the form tells about what is typed there.
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
