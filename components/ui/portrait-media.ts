export const portraitMedia = '(orientation: portrait)'
