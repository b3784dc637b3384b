/** On viewports taller than wide the hero shows its second, upright video and poster (§2). */
export const portraitMedia = '(orientation: portrait)'
