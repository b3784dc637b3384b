import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A certificate authority for one test run, and its certificate for a host name, as PEM. */
export function certify(name: string): { authority: string; certificate: string; key: string } {
  const authority = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const host = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issuer = commonName('Tests')
  const basics = extension('551d13', sequence(der(0x01, Buffer.from([0xff]))), true)
  const names = extension('551d11', sequence(der(0x82, Buffer.from(name))), false)
  return {
    authority: certificate(issuer, issuer, authority.publicKey, basics, authority.privateKey),
    certificate: certificate(issuer, commonName(name), host.publicKey, names, authority.privateKey),
    key: host.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

function certificate(issuer: Buffer, subject: Buffer, key: KeyObject, extension: Buffer, signer: KeyObject) {
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    issuer,
    sequence(der(0x17, Buffer.from('200101000000Z')), der(0x18, Buffer.from('21000101000000Z'))),
    subject,
    key.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  )
  const signature = sign('sha256', signed, createPrivateKey(signer.export({ type: 'pkcs8', format: 'pem' })))
  const bytes = sequence(signed, ecdsaWithSha256, der(0x03, Buffer.concat([Buffer.from([0]), signature])))
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

function commonName(text: string) {
  return sequence(der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from(text)))))
}

function extension(id: string, value: Buffer, critical: boolean) {
  const flag = critical ? [der(0x01, Buffer.from([0xff]))] : []
  return sequence(der(0x06, Buffer.from(id, 'hex')), ...flag, der(0x04, value))
}

function sequence(...parts: Buffer[]) {
  return der(0x30, Buffer.concat(parts))
}

/** Tag, length, value. */
function der(tag: number, value: Buffer) {
  const { length } = value
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), value])
}

const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
