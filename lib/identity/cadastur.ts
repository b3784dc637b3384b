import { formatCnpj } from '@/lib/cnpj'

/** Any spelling of a certificate's number as `19.012345.80.0001-2`; newer certificates bear the CNPJ. Null for another text. */
export function formatCadastur(text: string): string | null {
  const number = text.replace(/^cadastur\b[\s:]*/i, '').replace(/[\s./-]/g, '')
  if (/^\d{15}$/.test(number) && !/^(\d)\1*$/.test(number)) {
    return number.replace(/^(..)(......)(..)(....)(.)$/, '$1.$2.$3.$4-$5')
  }
  return formatCnpj(number)
}
