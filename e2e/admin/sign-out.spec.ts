import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import { addSession, createAccount, startSession } from '../support/admin.ts'
import { open } from '../support/page.ts'

const secret = 'Ninguém deve ler isto'

/** Types into a form of the hotel page and waits until the browser has a draft of it. */
async function typeSecret(page: Page) {
  await open(page, '/admin/hotel')
  await page.getByLabel('Texto do botão').fill(secret)
  await expect.poll(() => storage(page)).toContain(secret)
}

function storage(page: Page) {
  return page.evaluate(() => JSON.stringify(localStorage))
}

/** Answers the browser's questions in this order and returns the list of questions. */
function answerQuestions(page: Page, answers: boolean[]) {
  const questions: string[] = []
  page.on('dialog', async (question) => {
    questions.push(`${question.type()}: ${question.message()}`)
    await (answers.shift() ? question.accept() : question.dismiss())
  })
  return questions
}

test.beforeEach(async ({ page }) => addSession(page, await startSession(await createAccount('admin'))))

test('"Sair" asks about unsaved work, then deletes the drafts in all tabs; without any it does not ask', async ({
  page,
  tolerate,
}) => {
  // What the form asks about its picture may arrive after signing out.
  tolerate(/status 403: .*\/admin\/pictures\/details|status of 403/)
  const other = await page.context().newPage()
  await typeSecret(page)
  await open(other, '/admin')
  const questions = answerQuestions(other, [false, true])
  await other.getByRole('button', { name: 'Sair' }).click()
  await expect.poll(() => questions.length).toBe(1)
  expect(questions[0]).toMatch(/^confirm: Há alterações que não foram salvas\./)
  expect(await storage(other)).toContain(secret)
  await expect(other).toHaveURL('/admin')

  await other.getByRole('button', { name: 'Sair' }).click()
  await expect(other).toHaveURL('/admin/login')
  expect(await storage(other)).not.toContain(secret)
  // The tab with the form leaves the panel without a question.
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByText(secret)).toHaveCount(0)
  expect(await storage(page)).not.toContain(secret)
  await other.close()

  await addSession(page, await startSession(await createAccount('admin')))
  const asked = answerQuestions(page, [true])
  await open(page, '/admin')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(asked).toEqual([])
})

test('without a connection nobody is signed out; the drafts stay, also when the session ends by itself', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  await typeSecret(page)
  answerQuestions(page, [true, true])
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByText('Você continua conectado.')).toBeVisible()
  expect(await storage(page)).toContain(secret)
  await context.setOffline(false)
  await context.clearCookies()
  await page.goto('/admin')
  await expect(page.getByText('Entre para continuar')).toBeVisible()
  expect(await storage(page)).toContain(secret)
})
