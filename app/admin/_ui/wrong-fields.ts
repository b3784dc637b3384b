import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'

/** Returns the names of date and time fields with incomplete or impossible input, whose value is empty. */
export function findUnreadableFields(form: HTMLFormElement | null): string[] {
  const fields = form?.querySelectorAll<HTMLInputElement>('input:is([type=date], [type=time])') ?? []
  return [...fields].filter(({ validity }) => validity.badInput).map(({ name }) => name)
}

export const unreadable = 'Complete este campo, ou apague o que está nele: o que ele mostra não existe'

/** Extends a resolver to reject incomplete and impossible dates and times, which browsers report as empty (FORM-20). */
export function refuseUnreadable<Values extends FieldValues, Output>(
  form: RefObject<HTMLFormElement | null>,
  resolver: Resolver<Values, unknown, Output>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options)
    const names = findUnreadableFields(form.current)
    if (names.length === 0) return result
    const errors: FieldErrors<Values> = {}
    Object.assign(errors, result.errors)
    for (const name of names) set(errors, name, { type: 'badInput', message: unreadable })
    return { values: {}, errors }
  }
}

/** Tracks the open tab of a form and the number of invalid fields on each; `tabs` maps each tab to its path prefixes. */
export function useWrongFields(
  element: RefObject<HTMLFormElement | null>,
  tabs: Record<string, string[]>,
  wrong: string[],
) {
  const [tab, setTab] = useState(Object.keys(tabs)[0] ?? '')
  const focusWanted = useRef(false)
  // An invalid field can take the focus only after its tab and error are rendered.
  useEffect(() => {
    const first = focusWanted.current ? findFirstWrong(element.current) : undefined
    if (!first) return
    focusWanted.current = false
    first.focus()
  })

  return {
    tab,
    setTab,
    tabErrors: Object.fromEntries(
      Object.entries(tabs).map(([id, prefixes]) => [id, countUnder(wrong, prefixes)]),
    ),
    /** Opens the first tab with one of these fields and focuses the first invalid one. */
    showFirst(paths: string[]) {
      const holds = (id: string) => countUnder(paths, tabs[id] ?? []) > 0
      setTab((current) => (holds(current) ? current : (Object.keys(tabs).find(holds) ?? current)))
      focusWanted.current = true
    },
  }
}

function findFirstWrong(form: HTMLFormElement | null) {
  // A group of controls does not support `aria-invalid`.
  const wrong = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid]') ?? []
  return [...wrong].find((field) => field.offsetParent !== null)
}

/** Returns the paths of all invalid fields, e.g. `['name', 'details.nights']`, in the order of the form's values. */
export function errorPaths(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return []
    const path = prefix ? `${prefix}.${key}` : key
    const isError = 'type' in value && typeof value.type === 'string'
    return isError ? [path] : errorPaths(value, path)
  })
}

function countUnder(paths: string[], prefixes: string[]): number {
  const isUnder = (path: string) =>
    prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}.`))
  return paths.filter(isUnder).length
}
