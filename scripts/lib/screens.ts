/** The screens of the tests and measurements; what is narrower or wider is looked at where it matters. */
export const screens = {
  mobile: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
}
