import type { SectionDefinition } from '@/lib/content/definition'
import { diffFields, diffLists, type FieldChange, type ItemChange } from '@/lib/content/history/diff'
import { countLabel } from '@/lib/count-label'
import { sections } from '@/lib/site/registry'
import type { PlannedSection } from './plan'
import { fieldLabel, itemNames, printable } from './problem'

/** Summarises an import: `Acomodações: 1 item novo, 2 alterados`, with each item below. */
export function summaryLines(planned: PlannedSection[]): string[] {
  return planned.flatMap((plan) => {
    const section = sections.find(({ name }) => name === plan.name)
    return section ? sectionLines(section, plan) : []
  })
}

function sectionLines(section: SectionDefinition, { before, after }: PlannedSection): string[] {
  if (section.table)
    return [`${section.label}: ${changedFields(section, diffFields(before[0], after[0], ['id']))}`]
  const changes = diffLists(before, after)
  const number = (kind: ItemChange['kind']) => changes.filter((change) => change.kind === kind).length
  const counts: [number, string, string][] = [
    [number('added'), 'item novo', 'itens novos'],
    [number('kept'), 'alterado', 'alterados'],
    [number('removed'), 'a menos', 'a menos'],
  ]
  const counted = counts.filter(([count]) => count > 0).map((words) => countLabel(...words))
  const names = new Map([...namesById(section, before), ...namesById(section, after)])
  const lines = changes.map((change) => itemLine(section, change, names.get(change.item.id) ?? ''))
  return [`${section.label}: ${counted.join(', ')}`, ...lines]
}

function namesById(section: SectionDefinition, list: unknown): [unknown, string][] {
  const items: unknown[] = Array.isArray(list) ? list : []
  return itemNames(section, items).map((name, index) => [Object(items[index]).id, name])
}

function itemLine(section: SectionDefinition, { kind, fields, move }: ItemChange, name: string): string {
  const parts = [changedFields(section, fields), move ? `do ${move.from}º para o ${move.to}º lugar` : '']
  const kept = parts.filter(Boolean).join('; ')
  return `  '${printable(name)}': ${{ added: 'novo', removed: 'excluído', kept }[kind]}`
}

function changedFields({ fields }: SectionDefinition, changes: FieldChange[]): string {
  return [...new Set(changes.map(({ path }) => fieldLabel(fields, path)))].join(', ')
}
