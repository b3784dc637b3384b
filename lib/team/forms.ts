import { limitedText } from '@/lib/content/fields/limited'
import { removeInvisible } from '@/lib/remove-invisible'
import { PASSWORD_FIELD_MAX, passwordValidationMessage } from '@/lib/team/password-rules'
import { z } from '@/lib/zod'

const name = limitedText(80).min(1, 'Informe o nome.')
const email = limitedText(320)
  .min(1, 'Informe o e-mail.')
  .pipe(z.email('Confira o e-mail: falta alguma parte, como em nome@exemplo.com.br.').max(320).toLowerCase())
/** The manager's own password, which protects an unattended panel. */
const password = z.string().min(1, 'Informe a sua senha.').max(1000, 'Senha incorreta.')

export const newPersonForm = z.object({ name, email, isManager: z.boolean(), password })

/** `password` is required only to make a person a manager. */
export const personForm = z.object({ name, isManager: z.boolean(), password: z.string().max(1000) })

export const passwordOnlyForm = z.object({ password })

export const mailForm = z.object({ email })

const typedPassword = z.string().max(PASSWORD_FIELD_MAX)

/** The password set by a one-time link. Only the server checks whether it is guessable. */
export const newPasswordForm = z
  .object({ password: typedPassword, repeat: typedPassword })
  .superRefine(({ password, repeat }, context) => {
    const message = passwordValidationMessage(password)
    if (message) context.addIssue({ code: 'custom', path: ['password'], message })
    else if (repeat !== password) context.addIssue(differentRepeat)
  })

const differentRepeat = {
  code: 'custom' as const,
  path: ['repeat'],
  message: 'As duas senhas não são iguais.',
}

/** One lost telephone locks nobody out, and guessing a code stays hard. */
export const MAX_FACTORS = 3

const currentPassword = z.string().min(1, 'Informe a senha atual.').max(1000, 'Senha atual incorreta.')

/** A password change. Only the server checks whether `current` is right and `next` guessable. */
export const passwordForm = z
  .object({ current: currentPassword, next: typedPassword, repeat: z.string() })
  .superRefine(({ current, next, repeat }, context) => {
    const message = next === current ? 'A nova senha é igual à atual.' : passwordValidationMessage(next)
    if (message) context.addIssue({ code: 'custom', path: ['next'], message })
    else if (repeat !== next) context.addIssue(differentRepeat)
  })

export const factorForm = z.object({
  name: limitedText(40)
    .min(1, 'Dê um nome ao aparelho.')
    .regex(/^[\p{L}\p{N}\p{P}\p{S} ]+$/u, 'Use só letras, números e sinais.'),
  password: currentPassword,
})

const codeHint = 'Digite os 6 números que o aplicativo mostra.'
const sixDigits = z
  .string()
  .max(6, codeHint)
  .regex(/^\d{6}$/, codeHint)

/** Accepts the six digits of an authenticator app, with any spacing. */
export const codeField = z
  .string(codeHint)
  .max(40, codeHint)
  .transform((text) => removeInvisible(text).replaceAll(/[\s.-]/g, ''))
  .pipe(sixDigits)

export const codeForm = z.object({ code: codeField })

export const factorCodeForm = z.object({ id: z.guid(), code: codeField })
