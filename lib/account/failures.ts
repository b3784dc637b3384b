import type { Failure } from '@/lib/action/result'

export function refusedAt(field: string, text: string): Failure {
  return { ok: false, error: text, fieldErrors: { [field]: text } }
}

/** After too many failed tries; `minutes` is at least 1. */
export function waitText(minutes: number): string {
  return `Muitas tentativas seguidas. Aguarde ${minutes === 1 ? '1 minuto' : `${minutes} minutos`} e tente de novo.`
}

/** A code that the auth server did not take: mistyped, late, or used before. */
export const wrongCode =
  'Código incorreto ou já usado. Espere o aplicativo mostrar o próximo e digite-o; confira também o relógio do aparelho.'
export const codeUnknown =
  'Não foi possível conferir o código. Tente de novo em instantes; se não der certo, recomece.'
