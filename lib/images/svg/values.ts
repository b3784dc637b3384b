/** What each attribute of a drawing may hold; what is not here is left out of the drawing that is written anew. */
const number = String.raw`[-+]?(?:\d{1,9}(?:\.\d{0,12})?|\.\d{1,12})(?:[eE][-+]?\d{1,2})?`
const length = new RegExp(`^${number}(?:px|%|pt|mm|cm|in)?$`)
const share = new RegExp(`^${number}%?$`)
const path = /^[MmZzLlHhVvCcSsQqTtAa\d.,\seE+-]*$/
const list = /^[\d.,\seE+-]*$/
const transform = /^(?:[\s,]*(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([\d.,\seE+-]*\))*\s*$/
const color =
  /^(?:none|currentColor|transparent|#[\da-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl)a?\([\d.,%\s/]{1,60}\))$/i
export const reference = /^url\(\s*(["']?)#([\w.-]{1,100})\1\s*\)$/
const paint = new RegExp(`${color.source}|${reference.source}`, 'i')
const oneOf = (...words: string[]) => new RegExp(`^(?:${words.join('|')})$`)

export const presentation: Record<string, RegExp> = {
  fill: paint,
  stroke: paint,
  color,
  'fill-opacity': share,
  'stroke-opacity': share,
  opacity: share,
  'fill-rule': oneOf('nonzero', 'evenodd'),
  'stroke-width': length,
  'stroke-linecap': oneOf('butt', 'round', 'square'),
  'stroke-linejoin': oneOf('miter', 'round', 'bevel'),
  'stroke-miterlimit': length,
  'stop-color': color,
  'stop-opacity': share,
  display: oneOf('none', 'inline', 'block'),
  visibility: oneOf('visible', 'hidden'),
}

const gradient = {
  gradientUnits: oneOf('userSpaceOnUse', 'objectBoundingBox'),
  gradientTransform: transform,
  spreadMethod: oneOf('pad', 'reflect', 'repeat'),
}

const lengths = (...names: string[]) => Object.fromEntries(names.map((name) => [name, length]))

/** The elements of a drawing, and what of each is read besides its colours and lines. */
export const elements: Record<string, Record<string, RegExp>> = {
  svg: { viewBox: list, ...lengths('width', 'height') },
  g: { transform },
  defs: {},
  path: { d: path, transform },
  rect: { ...lengths('x', 'y', 'width', 'height', 'rx', 'ry'), transform },
  circle: { ...lengths('cx', 'cy', 'r'), transform },
  ellipse: { ...lengths('cx', 'cy', 'rx', 'ry'), transform },
  line: { ...lengths('x1', 'y1', 'x2', 'y2'), transform },
  polyline: { points: list, transform },
  polygon: { points: list, transform },
  linearGradient: { ...lengths('x1', 'y1', 'x2', 'y2'), ...gradient },
  radialGradient: { ...lengths('cx', 'cy', 'r', 'fx', 'fy'), ...gradient },
  stop: { offset: share },
}

export const remarks = /^(?:title|desc|metadata|(?:sodipodi|inkscape|rdf|cc|dc|i|x|sketch):[\w-]+)$/

/** Sentences for what people's programs write and this reader does not take. */
export const refusals: [RegExp, string][] = [
  [
    /^(?:text|tspan|textPath|font|glyph)/,
    'Este SVG tem texto: no programa de desenho, converta as letras em curvas e exporte de novo.',
  ],
  [/^(?:image|feImage)$/, 'Este SVG traz uma imagem dentro dele: envie a imagem como PNG.'],
  [
    /^(?:script|handler|foreignObject|iframe|object|embed|a|audio|video|html)$/i,
    'Este SVG traz código ou conteúdo de páginas, que não é aceito: exporte só o desenho.',
  ],
  [
    /^(?:use|symbol)$/,
    'Este SVG usa símbolos repetidos: no programa de desenho, expanda-os e exporte de novo.',
  ],
  [/^(?:animate|set$|mpath)/, 'Este SVG é animado: exporte o desenho parado.'],
  [
    /^(?:filter|fe[A-Z]|mask|pattern|clipPath|marker|switch|view)/,
    'Este SVG usa filtros, máscaras, recortes ou padrões: simplifique o desenho ou envie um PNG.',
  ],
]
