import { createContext } from 'react'
import type { KindName } from '@/components/blocks/kinds'
import type { BlockPage } from '@/lib/pages/pages'

type PageState = {
  page: BlockPage
  /** The id of the hotel's own page that holds these blocks. */
  ownPage?: string | undefined
  /** Whether the page is switched off. */
  isOff?: boolean
  /** Kinds of the page's blocks including drafts, because some kinds are shown only once. */
  taken: KindName[]
}

export const PageContext = createContext<PageState | null>(null)

export const pageIsOff = 'Fora do site: esta página está desligada.'
