import { describe, expect, test } from 'vitest'
import { type Denial, denialNotice, noticeFor, reasons } from './denials'

describe('noticeFor', () => {
  test.each<[Denial, string, string]>([
    ['signed-out', 'Entre para continuar', 'Você ainda não entrou, ou sua sessão expirou.'],
    ['no-access', 'Acesso negado', 'Você não tem permissão para acessar esta página.'],
    ['no-hotel', 'Erro', 'Hotel não encontrado.'],
    ['unavailable', 'Painel indisponível', 'O servidor não respondeu. Tente de novo em instantes.'],
    [
      'second-factor',
      'Falta o código',
      'Digite o código do seu aplicativo em outra aba e tente de novo: nada do que você digitou se perde.',
    ],
    [
      'second-factor-setup',
      'Falta o segundo fator',
      'O hotel passou a exigir um segundo fator. Cadastre o seu em outra aba e tente de novo: nada do que você digitou se perde.',
    ],
  ])('%s: %s, %s', (denial, title, text) => {
    expect(denialNotice(denial)).toMatchObject({ title, text })
    expect(noticeFor(reasons[denial])).toEqual(denialNotice(denial))
  })

  test('says goodbye', () => {
    expect(noticeFor('saiu')).toEqual({
      kind: 'success',
      title: 'Logout realizado',
      text: 'Você saiu do painel administrativo.',
    })
  })

  test.each([undefined, '', 'signed-out', 'toString', '__proto__', ['sessao'], '<b>'])(
    'ignores %j',
    (reason) => {
      expect(noticeFor(reason)).toBeUndefined()
    },
  )
})
