'use client'

import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { slugify } from '@/lib/packages/slug'

/** While a package is created, its slug follows its name until somebody types one (PKG-5). */
export function useSlugFromName(form: UseFormReturn<FieldValues, unknown, FieldValues>, isNew: boolean) {
  // The field of the name belongs to the kit; the form tells about what is typed there.
  useEffect(() => {
    if (!isNew) return
    let made = slugify(form.getValues('name'))
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
  }, [form, isNew])
}
