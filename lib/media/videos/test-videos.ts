/** Videos of a few hundred bytes that pass every check but contain no displayable picture. */

type Mp4 = { codec?: string; handler?: string; brand?: string; indexFirst?: boolean; pictures?: Buffer }

export function tinyMp4({
  codec = 'avc1',
  handler = 'vide',
  brand = 'isom',
  indexFirst = true,
  pictures = text('imagens'),
}: Mp4 = {}): Buffer {
  const start = box('ftyp', text(`${brand}\0\0\0\0`))
  const data = box('mdat', pictures)
  const size = index(codec, handler, 0).length
  const at = start.length + 8 + (indexFirst ? size : 0)
  const moov = index(codec, handler, at)
  return Buffer.concat(indexFirst ? [start, moov, data] : [start, data, moov])
}

function index(codec: string, handler: string, at: number) {
  const samples = box('stsd', word(0), word(1), box(codec, Buffer.alloc(78)))
  const offsets = box('stco', word(0), word(1), word(at))
  const table = box('minf', box('stbl', samples, offsets))
  const track = box('trak', box('mdia', box('hdlr', word(0), word(0), text(handler)), table))
  return box('moov', track)
}

function box(type: string, ...content: Buffer[]) {
  const body = Buffer.concat(content)
  return Buffer.concat([word(body.length + 8), text(type), body])
}

function word(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

export function tinyWebm({ codec = 'V_VP9', docType = 'webm' } = {}): Buffer {
  const header = element('1a45dfa3', element('4282', text(docType)))
  const track = element('ae', element('86', text(codec)))
  const tracks = element('1654ae6b', track)
  return Buffer.concat([header, element('18538067', tracks, element('1f43b675', text('imagens')))])
}

function element(id: string, ...content: Buffer[]) {
  const body = Buffer.concat(content)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length + 0x10000000)
  return Buffer.concat([Buffer.from(id, 'hex'), size, body])
}

function text(letters: string) {
  return Buffer.from(letters, 'latin1')
}
