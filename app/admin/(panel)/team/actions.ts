'use server'

import { adminAction, refreshAfter } from '@/lib/access/admin-action'
import { newPersonForm, passwordOnlyForm, personForm } from '@/lib/team/forms'
import { admitPerson, dismissPerson, issuePasswordLink, updatePerson } from '@/lib/team/team'
import { z } from '@/lib/zod'

const person = z.object({ id: z.guid() })

export const addPerson = adminAction(newPersonForm, 'Erro ao adicionar a pessoa.', (input, admin) =>
  refreshAfter(admitPerson(admin, input)),
)

export const makePasswordLink = adminAction(
  passwordOnlyForm.extend(person.shape),
  'Erro ao criar o link.',
  (input, admin) => refreshAfter(issuePasswordLink(admin, input)),
)

export const changePerson = adminAction(
  personForm.extend(person.shape),
  'Erro ao salvar a pessoa.',
  (input, admin) => refreshAfter(updatePerson(admin, input)),
)

export const removePerson = adminAction(person, 'Erro ao remover a pessoa.', ({ id }, admin) =>
  refreshAfter(dismissPerson(admin, id)),
)
