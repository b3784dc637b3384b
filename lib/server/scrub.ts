const MAX_LENGTH = 200

/** The first line of what was said, without what may be somebody's or a key: for readers outside of the hotel (SEC-7). */
export function scrub(text: string): string {
  const [line = ''] = text.split(/[\r\n\u2028\u2029]/)
  const clean = hidden.reduce((rest, [found, instead]) => rest.replace(found, instead), line.slice(0, 2000))
  return clean
    .replaceAll(/[<>@`*_~|]/g, ' ')
    .slice(0, MAX_LENGTH)
    .trim()
}

const hidden: [RegExp, string][] = [
  [/=\([^)]*\)/g, '=(…)'],
  [/\bsb_\w+/g, '…'],
  [/[a-z][a-z\d+.-]*:\/\/(?:[^\s/@]*@)?([^\s/?#"')]+)[^\s"')]*/gi, '$1/…'],
  [/[^\s@"'(=<]+@[^\s@"')>]+/g, '…'],
  [/\?[^\s"')]+/g, '?…'],
  [
    /((?:senha|password|secret|token|api_?key|cookie|authorization)\w*["']?\s*[:=]\s*)\S+(?:\s+\S{12,})?/gi,
    '$1…',
  ],
  [/(?:\d{1,3}\.){3}\d{1,3}|(?:[\da-f]{0,4}:){3,}[\da-f]{0,4}/gi, '…'],
  [/\+?\d[\d ().-]{6,}\d/g, '…'],
  [/(?=[\w+/=.-]*\d)[\w+/=.-]{20,}/g, '…'],
]
