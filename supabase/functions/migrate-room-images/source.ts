import { isPublicAddress, literalAddress } from './address.ts'
import { CopyFailure } from './copy-failure.ts'

export type Resolve = (name: string) => Promise<string[]>

/** https on its usual port, no credentials, no private name; else a CopyFailure. `URL` reads `0x7f.1` as meant. */
export function checkSource(text: string, base?: URL): URL {
  const url = URL.parse(text.trim(), base)
  if (!url) throw new CopyFailure('o endereço não é válido')
  if (url.protocol !== 'https:') throw new CopyFailure('só são copiados endereços https')
  if (url.username || url.password) throw new CopyFailure('o endereço traz usuário e senha')
  if (url.port) throw new CopyFailure('o endereço usa uma porta fora do padrão')
  const literal = literalAddress(url.hostname)
  if (literal ? !isPublicAddress(literal) : privateName.test(url.hostname)) throw notPublic()
  return url
}

/** IPv4 first. One that is not public refuses the name: only an attacker publishes such a pair. CopyFailure. */
export async function publicAddresses(url: URL, resolve: Resolve): Promise<string[]> {
  const literal = literalAddress(url.hostname)
  const addresses = literal ? [literal] : await resolve(url.hostname)
  if (addresses.length === 0) throw new CopyFailure(`o servidor ${url.hostname} não foi encontrado`, true)
  if (!addresses.every(isPublicAddress)) throw notPublic()
  return addresses.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')))
}

// A name without a dot would be looked up in the search domains of the machine.
const privateName = /^[^.]*\.?$|(^|\.)(localhost|local|internal|home\.arpa)\.?$/

function notPublic() {
  return new CopyFailure('o endereço não é público na internet')
}
