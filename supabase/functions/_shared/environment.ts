/** Throws where the platform does not tell it. */
export function required(name: string): string {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`Falta a variável ${name} na função.`)
  return value
}

export function publishableKey(): string {
  return newKey('SUPABASE_PUBLISHABLE_KEYS') ?? required('SUPABASE_ANON_KEY')
}

/** Opens everything: for what the database has allowed this very caller, and nothing else. */
export function secretKey(): string {
  return newKey('SUPABASE_SECRET_KEYS') ?? required('SUPABASE_SERVICE_ROLE_KEY')
}

export function hotelSlug(): string {
  return Deno.env.get('HOTEL_SLUG') ?? 'quaresmeira'
}

/** Projects with the new kind of keys tell them as JSON; older ones and the embedded backend as a plain text. */
function newKey(name: string) {
  const keys: unknown = JSON.parse(Deno.env.get(name) || '{}')
  const key = typeof keys === 'object' && keys !== null && 'default' in keys ? keys.default : undefined
  return typeof key === 'string' ? key : undefined
}
