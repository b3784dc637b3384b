import { packageSchema } from '../schema'

const names: Record<string, string> = {
  name: 'o nome',
  slug: 'o slug',
  category: 'a categoria',
  price: 'o preço',
}

/** Why the site cannot show a stored package, as a sentence that says what to mend; null when it can. */
export function packageProblem(stored: unknown): string | null {
  const result = packageSchema.safeParse(stored)
  if (result.success) return null
  const fields = new Set(result.error.issues.map(({ path }) => names[String(path[0])] ?? 'os dados'))
  return `Não pode aparecer no site: corrija ${inWords.format(fields)}.`
}

const inWords = new Intl.ListFormat('pt-BR')
