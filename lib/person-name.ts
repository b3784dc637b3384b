/** Returns the name that the panel shows for a person: the team's name for them, or one derived from the part before the @. */
export function personName(email: string | null, names: Record<string, string> = {}): string {
  if (!email) return 'o sistema'
  const known = names[email.toLowerCase()]
  if (known || !email.includes('@')) return known || email
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email
}
