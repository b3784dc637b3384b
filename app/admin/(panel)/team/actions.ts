'use server'

import { refresh } from 'next/cache'
import { adminAction } from '@/lib/auth/admin-action'
import { newPersonForm, passwordOnlyForm, personForm } from '@/lib/team/forms'
import { admitPerson, dismissPerson, issuePasswordLink, updatePerson } from '@/lib/team/team'
import { z } from '@/lib/zod'

const person = z.object({ id: z.guid() })

export const addPerson = adminAction(newPersonForm, 'Erro ao adicionar a pessoa.', async (input, admin) => {
  const result = await admitPerson(admin, input)
  if (result.ok) refresh()
  return result
})

export const makePasswordLink = adminAction(
  passwordOnlyForm.extend(person.shape),
  'Erro ao criar o link.',
  async (input, admin) => {
    const result = await issuePasswordLink(admin, input)
    if (result.ok) refresh()
    return result
  },
)

export const changePerson = adminAction(
  personForm.extend(person.shape),
  'Erro ao salvar a pessoa.',
  async (input, admin) => {
    const result = await updatePerson(admin, input)
    if (result.ok) refresh()
    return result
  },
)

export const removePerson = adminAction(person, 'Erro ao remover a pessoa.', async ({ id }, admin) => {
  const result = await dismissPerson(admin, id)
  if (result.ok) refresh()
  return result
})
