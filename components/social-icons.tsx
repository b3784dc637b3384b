type Props = { className?: string }

/** Instagram's outline, drawn like the other line icons of the site. */
export function InstagramIcon({ className }: Props) {
  return (
    <Outline className={className}>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <path d="M17.2 6.8v.01" />
    </Outline>
  )
}

export function FacebookIcon({ className }: Props) {
  return (
    <Outline className={className}>
      <path d="M17.5 3H15a4.5 4.5 0 0 0-4.5 4.5V10H7.5v3.6h3V21h3.8v-7.4h3l.6-3.6h-3.6V7.8c0-.7.5-1.2 1.2-1.2h2Z" />
    </Outline>
  )
}

export function WhatsappIcon({ className }: Props) {
  return (
    <Outline className={className}>
      <path d="M3.5 20.5 4.8 16A8.7 8.7 0 1 1 8 19.2Z" />
      <path d="M9 8.2c-.5 3.4 3.2 7.1 6.6 6.7.8-.1 1.2-1.2.9-1.8l-1.9-.9-1 1c-1.3-.5-2.2-1.4-2.7-2.7l1-1-.9-1.9c-.6-.4-1.9-.2-2 .6Z" />
    </Outline>
  )
}

function Outline({ className, children }: Props & { children: React.ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
