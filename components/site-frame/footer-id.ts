/** Where a visitor lands who cannot open the menu or the booking panel: the links and contacts of the footer. */
export const footerId = 'rodape'
