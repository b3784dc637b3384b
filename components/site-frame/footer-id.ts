/** The footer, where visitors without script find the links and contacts of the menu and the booking panel. */
export const footerId = 'rodape'

/** Shows them, where the code of the menu or the panel cannot be loaded. */
export function showContacts() {
  document.getElementById(footerId)?.scrollIntoView()
}
