import { showContacts } from '@/components/site-frame/footer-id'
import { type Opening, showBooking } from './booking-state'

/** Preloads the code; opening the panel handles a failure. */
export function prepareBooking() {
  void loadDialog().catch(() => undefined)
}

/** Opens the booking panel or the dialog of a category; scrolls to the footer's contacts if the code fails to load. */
export async function openBooking(opening: Opening) {
  try {
    const { BookingDialog } = await loadDialog()
    showBooking(opening, BookingDialog)
  } catch {
    showContacts()
  }
}

const loadDialog = () => import('./booking-dialog')
