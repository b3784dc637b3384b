'use client'

import type { MouseEvent, ReactNode } from 'react'
import { withAnswers } from '@/lib/pages/enquiry'

type Props = { href: string; labels: string[]; className: string; target?: string; children: ReactNode }

/** Adds the answers to the message on a click. Nothing is sent to the site, and the link works without JavaScript. */
export function EnquiryLink({ href, labels, children, ...link }: Props) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const { currentTarget: anchor } = event
    const block = anchor.closest('section')
    const fields = [...(block?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])]
    const wrong = fields.find((field) => !isAnswered(field))
    if (wrong) {
      event.preventDefault()
      wrong.reportValidity()
      return
    }
    const answers = fields.map(({ value, type }, index) => ({ label: labels[index] ?? '', value, type }))
    anchor.href = withAnswers(href, answers)
  }

  return (
    <a href={href} rel="noopener" onClick={follow} {...link}>
      {children}
    </a>
  )
}

/** Sets Portuguese messages, because the browser's own depend on its language. */
function isAnswered(field: HTMLInputElement) {
  const clear = () => field.setCustomValidity('')
  clear()
  const { valueMissing, valid } = field.validity
  if (valid && (!field.required || field.value.trim())) return true
  field.setCustomValidity(valueMissing || valid ? 'Preencha este campo' : 'Confira este campo')
  field.addEventListener('input', clear, { once: true })
  return false
}
