import { PASSWORD_FIELD_MAX, passwordValidationMessage } from '@/lib/team/account/password-rules'
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
