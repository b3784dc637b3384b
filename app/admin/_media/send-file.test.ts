import { expect, test, vi } from 'vitest'
import { noisyImage } from '@/lib/media/images/test-images'
import { beginUpload, finishUpload } from './actions'
import { uploadImage, uploadVideo } from './send-file'

vi.mock('./actions')

test('a picture that only the server can rotate upright is sent unchanged, however large (IMG-19)', async () => {
  vi.mocked(beginUpload).mockResolvedValue({ ok: true, path: 'a/b', address: 'https://arquivos.example/' })
  vi.mocked(finishUpload).mockResolvedValue({ ok: true, url: '/media/a.webp' })
  const sent: unknown[] = []
  class Request {
    status = 200
    upload = {}
    onloadend = () => {}
    open() {}
    setRequestHeader() {}
    send(body: unknown) {
      sent.push(body)
      this.onloadend()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  // Simulates a browser that reads every picture but ignores its orientation.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2600, height: 100, close() {} }))
  const canvas = {
    getContext: () => ({ drawImage() {} }),
    toBlob: (take: (copy: Blob) => void) => take(new Blob(['copy'])),
  }
  vi.stubGlobal('document', { createElement: () => canvas })
  const turned = noisyImage(2600, 100).withMetadata({ orientation: 6 })
  const file = new File([new Uint8Array(await turned.clone().webp().toBuffer())], 'lago.webp')
  expect(await uploadImage(file, 'hotel/library')).toMatchObject({ url: '/media/a.webp' })
  expect(sent).toEqual([file])
})

test.each([
  [
    400,
    { statusCode: '413', message: 'The object exceeded the maximum allowed size' },
    'o arquivo é grande demais',
  ],
  [
    400,
    { statusCode: '403', message: 'new row violates row-level security policy' },
    'não há lugar para mais',
  ],
  [
    400,
    { statusCode: '415', message: 'mime type text/html is not supported' },
    'não guarda este tipo de arquivo',
  ],
  [413, null, 'o arquivo é grande demais'],
  [400, { statusCode: '418', message: "I'm a teapot" }, 'o arquivo não foi guardado \\(código 418\\)'],
  [0, null, 'Verifique a conexão'],
  [502, null, 'Verifique a conexão'],
])(
  'a storage that answers %i %j is reported in Portuguese (IMG-11, VID-3)',
  async (status, response, sentence) => {
    vi.mocked(beginUpload).mockResolvedValue({ ok: true, path: 'a/b', address: 'https://arquivos.example/' })
    class Request {
      status = status
      response = response
      upload = {}
      onloadend = () => {}
      open() {}
      setRequestHeader() {}
      send() {
        this.onloadend()
      }
    }
    vi.stubGlobal('XMLHttpRequest', Request)
    const reported = expect.stringMatching(new RegExp(sentence, 'i'))
    expect(await uploadVideo(new File(['x'], 'a.mp4'), 'hotel/background')).toEqual({ error: reported })
  },
)
