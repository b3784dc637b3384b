export const screens = {
  mobile: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1440, height: 900 } },
}
