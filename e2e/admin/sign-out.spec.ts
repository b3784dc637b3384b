import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import { addSession, createAccount, startSession } from '../support/admin.ts'
import { open } from '../support/page.ts'

const secret = 'Ninguém deve ler isto'

/** Types into a form of the hotel page and waits until the browser keeps a draft of it. */
async function typeSecret(page: Page) {
  await open(page, '/admin/hotel')
  await page.getByLabel('Texto do botão').fill(secret)
  await expect.poll(() => storage(page)).toContain(secret)
}

function storage(page: Page) {
  return page.evaluate(() => JSON.stringify(localStorage))
}

/** Answers the browser's questions in this order; what they asked. */
function answerQuestions(page: Page, answers: boolean[]) {
  const questions: string[] = []
  page.on('dialog', async (question) => {
    questions.push(`${question.type()}: ${question.message()}`)
    await (answers.shift() ? question.accept() : question.dismiss())
  })
  return questions
}

test.beforeEach(async ({ page }) => addSession(page, await startSession(await createAccount('admin'))))

test("'Sair' asks about unsaved work, then leaves no draft behind, in no tab", async ({ page }) => {
  const other = await page.context().newPage()
  await typeSecret(other)
  await open(page, '/admin')
  const questions = answerQuestions(page, [false, true])
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect.poll(() => questions.length).toBe(1)
  expect(questions[0]).toMatch(/^confirm: Há alterações que não foram salvas\./)
  expect(await storage(page)).toContain(secret)
  await expect(page).toHaveURL('/admin')

  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(await storage(page)).not.toContain(secret)
  // The other tab shows the panel no longer, and asked nothing.
  await expect(other).toHaveURL('/admin/login')
  await expect(other.getByText(secret)).toHaveCount(0)
  expect(await storage(other)).not.toContain(secret)
  await other.close()
})

test("'Sair' beside the form itself asks once; without anything unsaved it asks nothing", async ({
  page,
  tolerate,
}) => {
  // What the form asks of its picture may arrive when nobody is signed in any more.
  tolerate(/status 403: .*\/admin\/pictures\/details|status of 403/)
  await typeSecret(page)
  const questions = answerQuestions(page, [true])
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(questions).toHaveLength(1)
  expect(await storage(page)).not.toContain(secret)
  await addSession(page, await startSession(await createAccount('admin')))
  await open(page, '/admin')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(questions).toHaveLength(1)
})

test('a session that ends by itself keeps the drafts', async ({ page }) => {
  await typeSecret(page)
  answerQuestions(page, [true])
  await page.context().clearCookies()
  await page.goto('/admin')
  await expect(page.getByText('Entre para continuar')).toBeVisible()
  expect(await storage(page)).toContain(secret)
})

test('without a connection nobody is signed out, and the drafts stay', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  await typeSecret(page)
  answerQuestions(page, [true])
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByText('Você continua conectado.')).toBeVisible()
  expect(await storage(page)).toContain(secret)
  await context.setOffline(false)
})
