/** The footer, where visitors without JavaScript find the menu's links and the contacts of the booking panel. */
export const footerId = 'rodape'

/** Scrolls to the footer if the code of the menu or the booking panel fails to load. */
export function showContacts() {
  document.getElementById(footerId)?.scrollIntoView()
}
