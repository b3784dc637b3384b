/** The solid colours of app/theme.css for places without a style sheet; a test compares both. */
export const palette = {
  white: '#ffffff',
  forest950: '#0b261e',
  forest900: '#113528',
  forest800: '#065f46',
  gold500: '#c49a3f',
  gold300: '#e6cf94',
  sand50: '#fbf8f1',
  sand100: '#f4eddf',
  sand200: '#e7dcc7',
  ink900: '#1d2a24',
  ink600: '#52625a',
  danger700: '#a3311f',
} as const
