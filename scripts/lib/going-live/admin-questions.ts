import { guessableBecause, type Owner } from '../../../lib/account/guessable-password.ts'
import { passwordValidationMessage } from '../../../lib/account/password-rules.ts'
import { isEmail } from './hotel-questions.ts'
import type { Question } from './question.ts'
import type { Terminal } from './terminal.ts'

export const adminQuestions: Question[] = [
  {
    name: 'admin-email',
    label: 'E-mail da primeira pessoa que entra no painel',
    tidy: (email) => email.toLowerCase(),
    check: (email) => (isEmail(email) ? {} : { wrong: 'Use um e-mail como voce@seu-hotel.com.br.' }),
  },
  {
    name: 'admin-name',
    label: 'Nome dela',
    isOptional: true,
    check: (name) => (name.length <= 80 ? {} : { wrong: 'Use no máximo 80 letras.' }),
  },
]

export async function askPassword(terminal: Terminal, owner: Owner): Promise<string | undefined> {
  for (;;) {
    const password = await terminal.askSecret('Senha dela (Enter: receber um link para escolhê-la)')
    if (!password) return undefined
    const wrong = passwordValidationMessage(password) ?? (await guessableBecause(password, owner))
    if (!wrong && (await terminal.askSecret('Repita a senha')) === password) return password
    console.log(`  ${wrong ?? 'As duas não são iguais.'}`)
  }
}
