import type { Failure } from '@/lib/action/result'
import { logEvent } from '@/lib/log'

type Reason = { code?: string | undefined; hint?: string | null | undefined; message?: string | undefined }

/** What to say when the database or the function did not change the team; what nobody foresaw goes to the log. */
export function teamFailure(event: string, { code, hint, message }: Reason): Failure {
  if (code === '42501') return { ok: false, title: 'Acesso negado', error: notManager }
  const known = hint ? sentences.get(hint) : undefined
  if (known)
    return hint === 'known'
      ? { ok: false, error: known, fieldErrors: { email: known } }
      : { ok: false, error: known }
  logEvent(event, { code, hint, message })
  return { ok: false, error: 'Não foi possível alterar a equipe. Nada mudou; tente de novo em instantes.' }
}

const notManager = 'Só quem gerencia a equipe pode fazer isso.'

const sentences = new Map([
  ['known', 'Esta pessoa já está na equipe.'],
  ['full', 'A equipe já tem 50 pessoas. Remova quem não trabalha mais no hotel.'],
  ['often', 'Foram criados muitos links em pouco tempo. Aguarde uma hora e tente de novo.'],
  ['self', 'Você não pode fazer isso com a sua própria conta. Peça a outra pessoa que gerencia a equipe.'],
  [
    'elsewhere',
    'Esta conta também abre outro hotel, por isso ninguém daqui muda a senha dela. A própria pessoa faz isso em Minha conta.',
  ],
  ['password', 'A confirmação da senha venceu. Informe a sua senha de novo.'],
  ['gone', 'Esta pessoa não está mais na equipe.'],
  ['NOT_FOUND', 'A função team não está publicada neste projeto. Avise quem cuida do servidor do hotel.'],
])
