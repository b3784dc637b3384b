import type { CSSProperties } from 'react'
import { accent } from '@/lib/color'
import type { Package } from '@/lib/packages/schema'

type AccentStyle = CSSProperties & Record<`--${string}`, string>

/** `--accent` (a ground), `--on-accent` (text on it), `--accent-ink` (text on light): OFF-15. */
export function accentStyle({ primaryColor }: Pick<Package, 'primaryColor'>): AccentStyle {
  const { solid, onSolid, ink } = accent(primaryColor)
  return { '--accent': solid, '--on-accent': onSolid, '--accent-ink': ink }
}
