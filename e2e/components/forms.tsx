import type { ReactNode } from 'react'
import { toast as messages, Toaster } from 'sonner'
import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { listInfo } from '@/app/admin/_list/list-info'
import { ListScreen } from '@/app/admin/_list/list-screen'
import { LoneScreen } from '@/app/admin/_list/lone-screen'
import { type BlockListName, blockLists } from '@/app/admin/_pages/block-lists'
import { blockRows } from '@/app/admin/_pages/block-rows'
import { BlocksScreen } from '@/app/admin/_pages/blocks-screen'
import { ChoicesProvider } from '@/app/admin/_ui/choices'
import { BrandForm } from '@/app/admin/(panel)/brand/brand-form'
import { HotelTabs } from '@/app/admin/(panel)/hotel/hotel-tabs'
import { NoticeScreen } from '@/app/admin/(panel)/notice/notice-screen'
import { OwnPagesScreen } from '@/app/admin/(panel)/own_pages/own-pages-screen'
import { RoomsScreen } from '@/app/admin/(panel)/rooms/rooms-screen'
import { itemRow, pendingRows } from '@/lib/content/item-row'
import type { StoredItem } from '@/lib/content/list'
import type { PendingVersion } from '@/lib/content/pending-words'
import { siteNow } from '@/lib/dates'
import { namingSection } from '@/lib/hotel/naming/fields'
import { choicesOf } from '@/lib/hotel/naming/words'
import { registry } from '@/lib/panel/registry'
import { roomRows } from '@/lib/panel/rooms/rows'
import type { ListName } from '@/lib/site/registry'
import { pairWithStored } from './packages'
import { WithActions } from './with-actions'

/** Shows messages in the top bar, as the panel does, where they cover nothing. */
function Panel({ children }: { children: ReactNode }) {
  const place = { top: 'var(--toast-top)', left: 'var(--toast-left)' }
  onTestFinished(() => void messages.dismiss())
  return (
    <WithActions>
      <div data-top-bar className="h-14" />
      <main>{children}</main>
      <Toaster position="top-left" offset={place} mobileOffset={place} visibleToasts={1} closeButton />
    </WithActions>
  )
}

const naming = namingSection.schema.parse({ id: 'naming' })

/** Renders the panel's list of rooms; the returned function renders another stored list. */
export async function renderRooms(items: StoredItem[]) {
  const shown = (stored: StoredItem[]) => (
    <Panel>
      <ChoicesProvider choices={{ category: choicesOf(naming.kinds) }}>
        <RoomsScreen list={listInfo(registry.rooms)} rows={roomRows(stored, naming)} pending={[]} />
      </ChoicesProvider>
    </Panel>
  )
  const { rerender } = await render(shown(items))
  return (stored: StoredItem[]) => rerender(shown(stored))
}

/** Renders a list on the generic screen. */
export function renderList(name: ListName, items: StoredItem[]) {
  const Screen = name === 'own_pages' ? OwnPagesScreen : ListScreen
  return render(
    <Panel>
      <Screen
        list={listInfo(registry[name])}
        rows={items.map((item) => itemRow(registry[name], item))}
        pending={[]}
      />
    </Panel>,
  )
}

/** Renders the screen of a single-form section with these stored values. */
export function renderForm(name: ListName, stored?: Record<string, unknown>) {
  const Screen = name === 'notice' ? NoticeScreen : LoneScreen
  return render(
    <Panel>
      <Screen
        list={listInfo(registry[name])}
        versions={stored ? [itemRow(registry[name], { ...stored, id: name })] : []}
      />
    </Panel>,
  )
}

const reach = { whatsapp: '5524999990142', email: '' }

/** Renders the blocks screen of one page. */
export async function renderBlocks(
  name: BlockListName,
  items: StoredItem[],
  pending: PendingVersion[] = [],
  isOff = false,
) {
  const rowsOf = (stored: StoredItem[]) => blockRows(blockLists[name].page, stored, reach)
  const shown = (stored: StoredItem[]) => (
    <Panel>
      <BlocksScreen
        list={listInfo(registry[name])}
        page={blockLists[name].page}
        isOff={isOff}
        rows={rowsOf(stored)}
        pending={pendingRows(registry[name], pairWithStored(stored, pending), rowsOf, siteNow())}
      />
    </Panel>
  )
  const { rerender } = await render(shown(items))
  return (stored: StoredItem[]) => rerender(shown(stored))
}

type Row = Record<string, unknown>
type Rows = { hero?: Row; about?: Row; configuration?: Row; isManager?: boolean }

/** Renders 'O Hotel' with these stored rows. */
export function renderHotel({ hero = {}, about = {}, configuration = {}, isManager = true }: Rows) {
  const sections = { hero, about, configuration }
  return render(
    <Panel>
      <HotelTabs sections={sections} pending={{}} isManager={isManager} />
    </Panel>,
  )
}

/** Renders 'Marca' with this stored row. */
export function renderBrand(stored: Row) {
  return render(
    <Panel>
      <BrandForm stored={stored} pending={{}} hotel={{ name: 'Quaresmeira', tagline: 'hotel de campo' }} />
    </Panel>,
  )
}

/** Finds the message with these words. */
export const toast = (words: string | RegExp) => page.getByRole('listitem').filter({ hasText: words })

/** Answers every browser dialog in this test; returns the list of their texts. */
export function answerQuestions(yes: boolean): string[] {
  const questions: string[] = []
  const asked = vi.spyOn(window, 'confirm').mockImplementation((question = '') => {
    questions.push(question)
    return yes
  })
  onTestFinished(() => asked.mockRestore())
  return questions
}

export async function resize(width: number, height = 900) {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, height)
}
