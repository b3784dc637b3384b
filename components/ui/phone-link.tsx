import type { ReactNode } from 'react'
import type { Phone } from '@/lib/hotel/contact'

type Props = Phone & { className?: string; onClick?: () => void; children?: ReactNode }

/** Renders a telephone link after its `children`, or plain text if the number cannot be dialled. */
export function PhoneLink({ label, note, href, className, onClick, children }: Props) {
  const text = note ? `${label} ${note}` : label
  if (!href) return <span className={className}>{text}</span>
  return (
    <a href={href} className={className} onClick={onClick}>
      {children}
      {text}
    </a>
  )
}
