import { PASSWORD_FIELD_MAX, passwordValidationMessage } from '@/lib/team/password-rules'
import { z } from '@/lib/zod'

const name = z.string().trim().min(1, 'Informe o nome.').max(80, 'Use no máximo 80 caracteres.')
const email = z
  .string()
  .trim()
  .min(1, 'Informe o e-mail.')
  .max(320, 'O e-mail é longo demais.')
  .pipe(z.email('Confira o e-mail: falta alguma parte, como em nome@exemplo.com.br.').max(320).toLowerCase())
/** The manager's own, asked again: an open panel alone gives nobody access. */
const password = z.string().min(1, 'Informe a sua senha.').max(1000, 'Senha incorreta.')

export const newPersonForm = z.object({ name, email, isManager: z.boolean(), password })

/** `password` is asked where somebody becomes a manager. */
export const personForm = z.object({ name, isManager: z.boolean(), password: z.string().max(1000) })

export const passwordOnlyForm = z.object({ password })

/** Where a link is to be sent by mail. */
export const mailForm = z.object({ email })

/** The first or another password of an account. What only the server can tell (guessable) is not in it. */
export const newPasswordForm = z
  .object({ password: z.string().max(PASSWORD_FIELD_MAX), repeat: z.string().max(PASSWORD_FIELD_MAX) })
  .superRefine(({ password, repeat }, context) => {
    const message = passwordValidationMessage(password)
    if (message) context.addIssue({ code: 'custom', path: ['password'], message })
    else if (repeat !== password) {
      context.addIssue({ code: 'custom', path: ['repeat'], message: 'As duas senhas não são iguais.' })
    }
  })

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
