import { showContacts } from '@/components/site-frame/footer-id'
import { type Opening, showBooking } from './booking-state'

/** Loads the code before the click. A failure is handled when the panel is opened. */
export function prepareBooking() {
  void loadDialog().catch(() => undefined)
}

/** Opens the booking panel, or a category's dialog; if the code cannot be loaded, goes to the contacts in the footer. */
export async function openBooking(opening: Opening) {
  try {
    const { BookingDialog } = await loadDialog()
    showBooking(opening, BookingDialog)
  } catch {
    showContacts()
  }
}

const loadDialog = () => import('./booking-dialog')
