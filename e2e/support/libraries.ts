/** Text that survives minification, so that a script file betrays which libraries are in it. */
const marks = {
  Supabase: /supabase|postgrest|gotrue/i,
  zod: /\$ZodType|\b_zod\b/,
  'react-hook-form': /onTouched/,
  'react-day-picker': /\brdp-/,
  'Radix dialog': /DialogContent|dismissableLayer/,
  'date-fns locale': /lessThanXSeconds/,
  // One for the hotel's time zone takes a phone 40 ms, in the middle of a tap.
  'Intl formatter': /new Intl\./,
  Swiper: /containerModifierClass|swiperElementNodeName/,
}

/** The libraries of which at least a part is in this code, by name. */
export function librariesIn(code: string): string[] {
  return Object.entries(marks)
    .filter(([, mark]) => mark.test(code))
    .map(([name]) => name)
}
