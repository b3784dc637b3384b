import { expectAccessible } from '../support/axe.ts'
import {
  addPackage,
  editPackage,
  expect,
  field,
  fillEach,
  newPackage,
  openPackages,
  openTab,
  storedPackage,
  storedPackages,
  test,
  toast,
} from '../support/stored-packages.ts'

test.describe('the form of a package', () => {
  test('says everything that is wrong, counts it on the tabs and goes to the first of it', async ({
    page,
  }) => {
    const before = await storedPackages()
    await openPackages(page)
    const dialog = await newPackage(page)
    await openTab(dialog, 'Datas')
    await fillEach(dialog, {
      'Início da oferta': '2027-02-01',
      'Fim da oferta': '2027-01-31',
      'Início da hospedagem': '2027-02-01',
      'Fim da hospedagem': '2027-01-31',
      'Mínimo de noites': '3',
      'Capacidade máxima (pessoas)': '0',
    })
    await openTab(dialog, 'Imagens')
    await fillEach(dialog, { 'Imagem 1 da galeria': 'javascript:alert(1)' })
    await openTab(dialog, 'Config')
    await fillEach(dialog, { 'Link de reserva': 'ftp://x.example' })
    await field(dialog, 'Cor').fill('red')
    await openTab(dialog, 'Features')
    await dialog.getByRole('button', { name: 'Criar' }).click()
    await expect(field(dialog, 'Nome')).toBeFocused()
    for (const [tab, problems] of Object.entries({
      Básico: { Nome: 'Nome é obrigatório', Slug: 'Slug é obrigatório' },
      Datas: {
        'Fim da oferta': 'A oferta termina antes de começar',
        'Fim da hospedagem': 'A hospedagem termina antes de começar',
        'Capacidade máxima (pessoas)': 'Informe um número inteiro a partir de 1',
        'Mínimo de noites': 'O mínimo de noites não pode passar do número de noites',
      },
      Preços: { 'Preço (R$)': 'Preço deve ser maior que zero' },
      Imagens: {
        'Imagem principal': 'Imagem principal é obrigatória',
        'Imagem 1 da galeria': 'Use um endereço https ou um caminho do site',
      },
      Config: {
        Cor: 'Use uma cor como #74b24a',
        'Link de reserva': 'Use um link que comece com http:// ou https://',
      },
    })) {
      const count = Object.keys(problems).length
      await openTab(dialog, `${tab} ${count} erro`)
      for (const [label, message] of Object.entries(problems)) {
        // A picture's field has no text to be wrong while nobody typed an address.
        const isChooser = label === 'Imagem principal'
        const control = isChooser
          ? dialog.getByRole('group', { name: label }).locator('button[data-invalid]')
          : field(dialog, label)
        if (!isChooser) await expect(control, label).toHaveAttribute('aria-invalid', 'true')
        await expect(control, label).toHaveAccessibleDescription(new RegExp(`^${RegExp.escape(message)}`))
      }
    }
    await expectAccessible(page)
    expect(await storedPackages()).toEqual(before)
  })

  test('counts what is typed, says when it is too much, and loses none of it', async ({ page, own }) => {
    const stored = await addPackage(own, 'Longo')
    await openPackages(page)
    const dialog = await editPackage(page, own.name('Longo'))
    const title = field(dialog, 'Título')
    await title.fill('a'.repeat(37))
    await expect(title).toHaveAccessibleDescription(/37 de 160 caracteres$/)
    await title.fill('a'.repeat(165))
    await expect(dialog.getByText('165/160')).toBeVisible()
    await expect(dialog.getByText('Passou do máximo de 160 caracteres.')).toBeAttached()
    await openTab(dialog, 'Features')
    const included = field(dialog, 'O que está incluído')
    const long = `Ceia ${'a'.repeat(200)}`
    await included.fill(long)
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(included).toBeFocused()
    await expect(included).toHaveAccessibleDescription(/^Use no máximo 200 caracteres/)
    // Also a word without end breaks, and pushes nothing out of sight.
    await expect(dialog.getByRole('button', { name: `Encurtar ${long}` })).toBeInViewport({ ratio: 1 })
    await openTab(dialog, 'Básico 1 erro')
    await expect(title).toHaveAccessibleDescription(/^Use no máximo 160 caracteres/)
    await expect(title).toHaveValue('a'.repeat(165))
    await title.fill('Longo')
    await openTab(dialog, 'Features 1 erro')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: `Encurtar ${long}` }).click()
    await expect(included).toHaveValue(long)
    await included.fill('Ceia')
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
    expect(await storedPackage(stored.id)).toMatchObject({
      title: 'Longo',
      features: expect.arrayContaining(['Ceia']),
    })
  })
})
