'use client'

import { createContext } from 'react'
import type { HotelFacts } from '@/components/blocks/block-props'
import type { KindName } from '@/lib/pages/kinds'

type PageState = {
  /** The kinds of the blocks that the page has already, drafts included: some stand there once only. */
  taken: KindName[]
  facts: HotelFacts
}

/** What the form of a block knows of the page that it is on. */
export const PageContext = createContext<PageState | null>(null)
