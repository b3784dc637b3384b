import { drawingTooLarge, maxDrawingBytes } from './limits.ts'
import { addClasses, type Classes, declarations, isUnsafe } from './styles.ts'
import { Refused, type Token, texts, tokens } from './tokens.ts'
import { elements, presentation, reference, refusals, remarks } from './values.ts'

const mostElements = 2000
const deepest = 24

export type Drawing = { svg: string; width: number; height: number }

/**
 * A drawing written anew from what could be read of another's (BRAND-5): shapes, paths and gradients. Whatever else
 * it holds is refused with a sentence, or, where it says nothing to a drawing, left out.
 */
export function cleanSvg(bytes: Uint8Array): Drawing | { error: string } {
  if (bytes.length > maxDrawingBytes) return { error: drawingTooLarge }
  try {
    return written(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    return { error: error instanceof Refused ? error.message : texts.damaged }
  }
}

type Frame = { name: string; isRemark: boolean; sheet?: string }

function written(markup: string): Drawing {
  const classes: Classes = new Map()
  const open: Frame[] = []
  const gradients = new Set<string>()
  const used = new Set<string>()
  let size: (Pick<Drawing, 'width' | 'height'> & { box: string }) | undefined
  let body = ''
  let count = 0

  for (const token of tokens(markup)) {
    const top = open.at(-1)
    if (token.kind === 'text') takeText(token.text, top)
    else if (token.kind === 'open') enter(token, top)
    else leave(token.name)
  }
  if (!size || open.length > 0) throw new Refused(texts.damaged)
  const missing = [...used].some((id) => !gradients.has(id))
  if (missing) throw new Refused('Este SVG aponta para partes que não estão nele: exporte-o de novo.')
  const { width, height, box } = size
  const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}" width="${width}" height="${height}"`
  return { svg: `${head}${body}</svg>`, width, height }

  function takeText(text: string, top: Frame | undefined) {
    if (!top && text.trim()) throw new Refused(texts.damaged)
    if (top?.sheet !== undefined) top.sheet += text
    else if (top && !top.isRemark && text.trim()) throw new Refused(texts.damaged)
  }

  function enter({ name, attributes, isEmpty }: Token & { kind: 'open' }, top: Frame | undefined) {
    if (++count > mostElements || open.length >= deepest) {
      throw new Refused('Este SVG tem partes demais: simplifique o desenho ou envie um PNG.')
    }
    if (!top && (name !== 'svg' || size)) throw new Refused(texts.damaged)
    const isSheet = name === 'style' && top?.isRemark === false
    const isRemark = top?.isRemark === true || isSheet || remarks.test(name)
    if (top?.sheet !== undefined) throw new Refused(texts.damaged)
    if (!isRemark) body += opened(name, attributes, top, isEmpty)
    if (!isEmpty) open.push({ name, isRemark, ...(isSheet ? { sheet: '' } : {}) })
  }

  function opened(name: string, attributes: Map<string, string>, top: Frame | undefined, isEmpty: boolean) {
    if (!Object.hasOwn(elements, name) || (name === 'svg') !== !top) throw new Refused(refusalOf(name))
    for (const [attribute, value] of attributes) checkAttribute(attribute, value, name)
    if (!top) {
      size = sizeOf(attributes)
      return `${attributesOf('defs', attributes)}>`
    }
    const id = attributes.get('id')
    const named = /Gradient$/.test(name) && id ? gradientId(id) : ''
    return `<${name}${named}${attributesOf(name, attributes)}${isEmpty ? '/>' : '>'}`
  }

  function gradientId(id: string) {
    if (!/^[\w.-]{1,100}$/.test(id)) return ''
    gradients.add(id)
    return ` id="${id}"`
  }

  function attributesOf(name: string, attributes: Map<string, string>) {
    const allowed = { ...presentation, ...elements[name] }
    const styled = [
      ...attributes,
      ...(attributes.get('class') ?? '').split(/\s+/).flatMap((one) => classes.get(one) ?? []),
      ...declarations(attributes.get('style') ?? ''),
    ]
    const read = new Map(
      styled.filter(([key, value]) => Object.hasOwn(allowed, key) && allowed[key]?.test(value)),
    )
    const link = attributes.get('href') ?? attributes.get('xlink:href')
    if (link && /Gradient$/.test(name)) {
      used.add(link.slice(1))
      read.set('xlink:href', link)
    }
    return [...read].map(([key, value]) => ` ${key}="${pointed(value)}"`).join('')
  }

  function pointed(value: string) {
    const [, , id] = reference.exec(value) ?? []
    if (!id) return value
    used.add(id)
    return `url(#${id})`
  }

  function leave(name: string) {
    const frame = open.pop()
    if (frame?.name !== name) throw new Refused(texts.damaged)
    if (frame.sheet !== undefined) addClasses(frame.sheet, classes)
    if (!frame.isRemark && name !== 'svg') body += `</${name}>`
  }
}

function refusalOf(name: string) {
  const plain = name.replace(/^svg:/, '')
  const known = refusals.find(([pattern]) => pattern.test(plain))
  return (
    known?.[1] ??
    `Este SVG tem uma parte que não é aceita (${plain.slice(0, 30)}): simplifique o desenho ou envie um PNG.`
  )
}

function checkAttribute(name: string, value: string, element: string) {
  if (/^on/i.test(name))
    throw new Refused('Este SVG traz código (eventos), que não é aceito: exporte só o desenho.')
  if (/(?:^|:)(?:href|src|base)$/i.test(name)) {
    const isLocal =
      /^(?:xlink:)?href$/.test(name) && /Gradient$/.test(element) && /^#[\w.-]{1,100}$/.test(value)
    if (!isLocal)
      throw new Refused('Este SVG aponta para outros endereços, o que não é aceito: exporte só o desenho.')
  }
  if (!name.startsWith('xmlns') && name !== 'style' && isUnsafe(value) && !/^(?:id|class|data-)/.test(name)) {
    throw new Refused('Este SVG traz um endereço ou código em seus atributos, o que não é aceito.')
  }
}

function sizeOf(attributes: Map<string, string>) {
  const said = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [x = 0, y = 0, boxWidth = Number.NaN, boxHeight = Number.NaN] = said.length === 4 ? said : []
  const width = Number.isNaN(boxWidth) ? Number.parseFloat(attributes.get('width') ?? '') : boxWidth
  const height = Number.isNaN(boxHeight) ? Number.parseFloat(attributes.get('height') ?? '') : boxHeight
  const isSize = (one: number) => Number.isFinite(one) && one > 0 && one < 100_000
  if (!isSize(width) || !isSize(height) || ![x, y].every(Number.isFinite)) {
    throw new Refused('Este SVG não diz o seu tamanho: exporte-o de novo, com viewBox.')
  }
  if (Math.max(width / height, height / width) > 20)
    throw new Refused('Este desenho é comprido demais para um logotipo.')
  return { width, height, box: [x, y, width, height].join(' ') }
}
