import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { router, showAddress } from '@/e2e/components/next/navigation'
import { textsOf } from '@/e2e/components/screen'
import { show } from '@/e2e/components/show'
import { lists } from '@/lib/site/registry'
import { allowRecoveryCopies, hasRecoveryCopies, saveRecoveryCopy } from '../_editor/recovery'
import { PanelMenu, PanelNav } from './panel-nav'
import { signOut } from './sign-out'
import { SignOutWatch } from './sign-out-form'

const nav = page.getByRole('navigation', { name: 'Painel' })

beforeEach(allowRecoveryCopies)

function showPanel() {
  return show(
    <>
      <SignOutWatch />
      <PanelNav lists={lists} />
    </>,
  )
}

function saveCopy() {
  saveRecoveryCopy('sobre', { fingerprint: null, values: {} }, { title: 'Ninguém deve ler isto' })
  expect(hasRecoveryCopies()).toBe(true)
}

test('the menu has the specified entries, and those of the pages’ blocks belong to Páginas (ADM-1)', async () => {
  showAddress('/admin/home_blocks')
  await showPanel()
  const links = nav.getByRole('link')
  await expect.element(links.nth(0)).toMatchTextContent('Geral')
  expect(textsOf(links)).toEqual([
    ...['Geral', 'O Hotel', 'Pacotes', 'Acomodações', 'Fotos'],
    ...['Marca', 'Aviso aos hóspedes', 'Páginas', 'Nomes e menu', 'Depoimentos', 'Contato e identidade'],
    ...['Reservas', 'Condições', 'Antes de chegar', 'Textos legais'],
    ...['Pesquisa', 'Histórico', 'Lixeira', 'Imagens sem uso', 'Equipe'],
    ...['Minha conta', 'Ir para o Site'],
  ])
  await expect.element(nav.getByRole('link', { name: 'Páginas' })).toHaveAttribute('aria-current', 'page')
  await expect.element(nav.getByRole('list', { name: 'Ferramentas' })).toBeVisible()
})

test('on a phone the menu is a sheet that closes by Escape and by a choice (ADM-1)', async () => {
  await page.viewport(390, 844)
  await render(<PanelMenu lists={lists} />)
  await page.getByRole('button', { name: 'Abrir o menu' }).click()
  await expect.element(nav.getByRole('button', { name: 'Sair' })).toBeInViewport({ ratio: 1 })
  await userEvent.keyboard('{Escape}')
  await expect.element(nav).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Abrir o menu' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await nav.getByRole('link', { name: 'Histórico' }).click()
  expect(router.push).toHaveBeenCalledWith('/admin/history')
  await expect.element(page.getByRole('button', { name: 'Abrir o menu' })).toBeVisible()
})

test('“Sair” asks only if something would be lost, and staying keeps the copies (AUTH-7)', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  vi.mocked(signOut).mockResolvedValue()
  await showPanel()
  saveCopy()
  await nav.getByRole('button', { name: 'Sair' }).click()
  expect(confirm).toHaveBeenCalledWith(expect.stringMatching(/^Há alterações que não foram salvas\./))
  expect(vi.mocked(signOut)).not.toHaveBeenCalled()
  expect(hasRecoveryCopies()).toBe(true)
  localStorage.clear()
  await nav.getByRole('button', { name: 'Sair' }).click()
  await expect.poll(() => vi.mocked(signOut).mock.calls.length).toBe(1)
  expect(confirm).toHaveBeenCalledTimes(1)
})

test('without a connection nobody is signed out, and the copies stay (AUTH-7, AUTH-6)', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  vi.mocked(signOut).mockRejectedValue(new TypeError('Failed to fetch'))
  await showPanel()
  saveCopy()
  await nav.getByRole('button', { name: 'Sair' }).click()
  await expect.element(page.getByText(/Você continua conectado\./)).toBeVisible()
  expect(hasRecoveryCopies()).toBe(true)
})

test('a tab leaves the panel and deletes its copies when another has signed out (AUTH-7)', async () => {
  await showPanel()
  saveCopy()
  const otherTab = new BroadcastChannel('painel')
  otherTab.postMessage('another tab')
  await expect.poll(() => router.replace.mock.calls).toEqual([['/admin/login?motivo=saiu']])
  expect(hasRecoveryCopies()).toBe(false)
  otherTab.close()
})
