import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClass } from '@/components/ui/button'

type ButtonProps = ComponentProps<'button'> & {
  tone?: 'primary' | 'outline' | 'plain' | 'danger'
  icon?: LucideIcon
}

/** Renders a panel button that submits its form only with `type="submit"`. */
export function Button({ tone = 'outline', icon: Icon, className, children, ...props }: ButtonProps) {
  return (
    <button type="button" {...props} className={buttonClass(tone, className)}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </button>
  )
}

export function CancelButton(props: Pick<ComponentProps<'button'>, 'onClick' | 'disabled'>) {
  return <Button {...props}>Cancelar</Button>
}

type IconButtonProps = ComponentProps<'button'> & { label: string; icon: LucideIcon }

export function IconButton({ label, icon: Icon, className = '', ...props }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...props} className={`icon-button ${className}`.trim()}>
      <Icon aria-hidden="true" />
    </button>
  )
}
