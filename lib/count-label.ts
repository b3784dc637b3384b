/** A number with its noun on one line: `1 pessoa`, `2 pessoas`, `0 pessoas`; the space is U+00A0. */
export function countLabel(n: number, singular: string, plural: string): string {
  return `${n.toLocaleString('pt-BR')}\u00a0${n === 1 ? singular : plural}`
}
