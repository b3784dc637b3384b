'use server'

import { adminAction } from '@/lib/access/admin-action'
import { getHiddenPaths } from '@/lib/site/page-queries'
import { searchEntries } from '@/lib/site/panel-search'
import { z } from '@/lib/zod'

export const loadSearch = adminAction(z.object({}), 'Erro ao carregar a busca.', async (_, admin) => ({
  ok: true,
  entries: await searchEntries(admin),
  hidden: await getHiddenPaths().catch(() => []),
}))
