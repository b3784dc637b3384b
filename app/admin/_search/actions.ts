'use server'

import { adminAction } from '@/lib/access/admin-action'
import { pageNames } from '@/lib/hotel/naming/words'
import { getStoredNaming } from '@/lib/panel/panel-queries'
import { getSearchEntries } from '@/lib/panel/panel-search'
import { getHiddenPaths } from '@/lib/site/page-queries'
import { z } from '@/lib/zod'

export const loadSearch = adminAction(z.object({}), 'Erro ao carregar a busca.', async (_, admin) => ({
  ok: true,
  entries: await getSearchEntries(admin),
  names: pageNames(await getStoredNaming(admin)),
  hidden: await getHiddenPaths().catch(() => []),
}))
