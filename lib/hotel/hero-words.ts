import type { Hero } from './schema'

/** What the opening says, also where nobody has written anything (HOME-2). */
export function heroWords({ title, subtitle }: Pick<Hero, 'title' | 'subtitle'>) {
  return {
    title: title || 'Seu refúgio exclusivo no campo',
    subtitle: subtitle || 'Um hotel boutique onde a natureza encontra o luxo em perfeita harmonia',
  }
}
