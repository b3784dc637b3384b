import type { SurveyResponse } from '@/lib/survey/answers'

/** Sends the answers to the hotel; returns why they did not arrive, or undefined. */
export async function sendAnswers(answers: SurveyResponse, mayQuote: boolean): Promise<string | undefined> {
  const response = await fetch('/api/pesquisa', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ consent: true, mayQuote, answers }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined)
  if (response?.ok) return undefined
  const [reason, advice] = reasons[response?.status ?? 0] ?? reasons[0]
  return `${reason} As suas respostas continuam neste navegador: ${advice}.`
}

const reasons: Record<number, [string, string]> & { 0: [string, string] } = {
  0: ['Não foi possível enviar.', 'tente de novo em instantes'],
  409: ['O hotel não está recebendo respostas agora.', 'tente de novo mais tarde'],
  429: ['Chegaram muitas respostas em pouco tempo.', 'tente de novo em quinze minutos'],
}
