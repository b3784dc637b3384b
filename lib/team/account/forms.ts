import { z } from '@/lib/zod'
import { PASSWORD_FIELD_MAX, passwordValidationMessage } from './password-rules'

/** Enough that one lost telephone locks nobody out, and few enough that guessing stays hard. */
export const MAX_FACTORS = 3

const currentPassword = z.string().min(1, 'Informe a senha atual.').max(1000, 'Senha atual incorreta.')

/** Change of a password. What only the server can tell (guessable, wrong) is not in it. */
export const passwordForm = z
  .object({ current: currentPassword, next: z.string().max(PASSWORD_FIELD_MAX), repeat: z.string() })
  .superRefine(({ current, next, repeat }, context) => {
    const validationMessage =
      next === current ? 'A nova senha é igual à atual.' : passwordValidationMessage(next)
    if (validationMessage) context.addIssue({ code: 'custom', path: ['next'], message: validationMessage })
    else if (repeat !== next) {
      context.addIssue({ code: 'custom', path: ['repeat'], message: 'As duas senhas não são iguais.' })
    }
  })

export const factorForm = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Dê um nome ao aparelho.')
    .max(40, 'Use no máximo 40 caracteres.')
    .regex(/^[\p{L}\p{N}\p{P}\p{S} ]+$/u, 'Use só letras, números e sinais.'),
  password: currentPassword,
})

/** The six digits of an authenticator app, however they are spaced. */
export const codeField = z
  .string(codeHint())
  .max(40, codeHint())
  .transform((text) => text.replaceAll(/[\s.-]/g, ''))
  .pipe(
    z
      .string()
      .max(6, codeHint())
      .regex(/^\d{6}$/, codeHint()),
  )

export const codeForm = z.object({ code: codeField })

export const factorCodeForm = z.object({ id: z.guid(), code: codeField })

function codeHint() {
  return 'Digite os 6 números que o aplicativo mostra.'
}
