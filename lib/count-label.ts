/** Formats a number with its noun: `1 pessoa`, `2 pessoas`, `0 pessoas`; a U+00A0 keeps them on one line. */
export function countLabel(n: number, singular: string, plural: string): string {
  return `${n.toLocaleString('pt-BR')}\u00a0${n === 1 ? singular : plural}`
}
