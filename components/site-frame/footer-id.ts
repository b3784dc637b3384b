/** The footer, where visitors without script find the links and contacts of the menu and the booking panel. */
export const footerId = 'rodape'
