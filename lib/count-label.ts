/** A number with its noun: `1 pessoa`, `2 pessoas`, `0 pessoas`. */
export function countLabel(n: number, singular: string, plural: string): string {
  return `${n.toLocaleString('pt-BR')} ${n === 1 ? singular : plural}`
}
