import { brandOfManagers } from '../../lib/action/errors.ts'
import { sections } from '../../lib/site/registry.ts'
import type { Json } from '../../lib/supabase/database.types.ts'
import type { PlannedSection } from '../../lib/transfer/plan.ts'
import { printable } from '../../lib/transfer/problem.ts'
import { type StoredContent, versionsOf } from '../../lib/transfer/stored.ts'
import { Refusal } from '../lib/refusal.ts'
import { type Project, readStored } from './project.ts'

/** `plan` tells what an import would still write over what is stored by then. */
type Writing = {
  stored: StoredContent
  planned: PlannedSection[]
  plan: (stored: StoredContent) => PlannedSection[]
}

/** All sections or none; the import's entry of the history. A Refusal says why not, and what is known of it. */
export async function writeContent(project: Project, writing: Writing): Promise<number> {
  const { stored, planned } = writing
  const content: Record<string, Json> = JSON.parse(
    JSON.stringify(Object.fromEntries(planned.map(({ name, data }) => [name, data]))),
  )
  const { data, error, status } = await project.supabase.rpc('import_content', {
    p_hotel_id: project.hotelId,
    p_versions: versionsOf(stored),
    p_content: content,
  })
  const { version, changed }: { version?: unknown; changed?: unknown } = Object(data)
  if (typeof version === 'number') return version
  if (Array.isArray(changed) || error?.code === 'PT409' || error?.code === '23505')
    throw new Refusal(`${savedMeanwhile(changed)} Nada foi gravado. Importe de novo.`)
  if (error?.hint === 'brand') throw new Refusal(`${brandOfManagers} Nada foi gravado.`)
  if (status > 0 && error?.code)
    throw new Refusal(`O banco de dados recusou a importação, e nada foi gravado: ${error.message}`)
  return outcome(project, writing, error?.message || `sem resposta (${status})`)
}

async function outcome(project: Project, { stored, planned, plan }: Writing, reason: string) {
  const lost = `A resposta do banco de dados se perdeu (${printable(reason)}).`
  const present = await readStored(project).catch(() => undefined)
  const [before, after] = [versionsOf(stored), present && versionsOf(present)]
  // The database may still be at it.
  if (after && planned.some(({ name }) => after[name] === before[name]))
    throw new Refusal(`${lost} Até agora nada foi gravado; rode o import de novo.`)
  const entry = present && plan(present).length === 0 ? await newestImport(project) : undefined
  if (entry !== undefined) return entry
  throw new Refusal(`${lost} Não sei se foi gravado; rode o import de novo: o que já estiver lá não muda.`)
}

async function newestImport({ supabase, hotelId }: Project): Promise<number | undefined> {
  const { data } = await supabase
    .from('hotel_content_history')
    .select('version')
    .match({ hotel_id: hotelId, section: 'imports' })
    .order('version', { ascending: false })
    .limit(1)
    .maybeSingle()
  return data?.version
}

function savedMeanwhile(changed: unknown) {
  const labels = sections.filter(({ name }) => Array.isArray(changed) && changed.includes(name))
  const named = labels.map(({ label }) => label).join(', ')
  return named ? `Alguém gravou enquanto isso: ${named}.` : 'Alguém gravou enquanto isso.'
}
