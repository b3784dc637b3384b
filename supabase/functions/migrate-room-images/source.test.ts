import { describe, expect, test } from 'vitest'
import { checkSource, publicAddresses } from './source.ts'

describe('addresses that are never fetched', () => {
  test.each([
    ['http://fotos.example.com/a.jpg', 'só são copiados endereços https'],
    ['file:///etc/passwd', 'só são copiados endereços https'],
    ['ftp://fotos.example.com/a.jpg', 'só são copiados endereços https'],
    ['data:image/png;base64,AAAA', 'só são copiados endereços https'],
    ['javascript:alert(1)', 'só são copiados endereços https'],
    ['blob:https://fotos.example.com/1', 'só são copiados endereços https'],
    ['fotos/a.jpg', 'o endereço não é válido'],
    ['//fotos.example.com/a.jpg', 'o endereço não é válido'],
    ['https://', 'o endereço não é válido'],
    ['https://fotos.example.com:99999/', 'o endereço não é válido'],
    ['https://ana:senha@fotos.example.com/a.jpg', 'o endereço traz usuário e senha'],
    ['https://fotos.example.com@127.0.0.1/a.jpg', 'o endereço traz usuário e senha'],
    ['https://fotos.example.com:8443/a.jpg', 'o endereço usa uma porta fora do padrão'],
    ['https://fotos.example.com:22/a.jpg', 'o endereço usa uma porta fora do padrão'],
    ['https://127.0.0.1/', 'o endereço não é público na internet'],
    ['https://0x7f.1/', 'o endereço não é público na internet'],
    ['https://127.1/', 'o endereço não é público na internet'],
    ['https://2130706433/', 'o endereço não é público na internet'],
    ['https://017700000001/', 'o endereço não é público na internet'],
    ['https://0/', 'o endereço não é público na internet'],
    ['https://１２７.０.０.１/', 'o endereço não é público na internet'],
    ['https://[::1]/', 'o endereço não é público na internet'],
    ['https://[::ffff:127.0.0.1]/', 'o endereço não é público na internet'],
    ['https://[::ffff:a9fe:a9fe]/', 'o endereço não é público na internet'],
    ['https://[fc00::1]/', 'o endereço não é público na internet'],
    ['https://[fe80::1]/', 'o endereço não é público na internet'],
    ['https://169.254.169.254/latest/meta-data/', 'o endereço não é público na internet'],
    ['https://10.1.2.3/', 'o endereço não é público na internet'],
    ['https://172.20.0.5/', 'o endereço não é público na internet'],
    ['https://192.168.1.1/', 'o endereço não é público na internet'],
    ['https://100.64.0.1/', 'o endereço não é público na internet'],
    ['https://localhost/', 'o endereço não é público na internet'],
    ['https://LOCALHOST./', 'o endereço não é público na internet'],
    ['https://fotos.localhost/', 'o endereço não é público na internet'],
    ['https://impressora.local/', 'o endereço não é público na internet'],
    ['https://metadata.google.internal/', 'o endereço não é público na internet'],
    ['https://intranet/', 'o endereço não é público na internet'],
  ])('%s', (text, reason) => expect(() => checkSource(text)).toThrow(reason))
})

test.each([
  ['https://fotos.example.com/a.jpg?x=1', 'https://fotos.example.com/a.jpg?x=1'],
  [' https://fotos.example.com:443/a b.jpg ', 'https://fotos.example.com/a%20b.jpg'],
  ['https://8.8.8.8/a.jpg', 'https://8.8.8.8/a.jpg'],
  ['https://fotos.localhost.example.com/', 'https://fotos.localhost.example.com/'],
])('%s may be fetched', (text, href) => expect(checkSource(text).href).toBe(href))

test('a redirect may be relative', () => {
  const base = new URL('https://fotos.example.com/a/b.jpg')
  expect(checkSource('../c.jpg', base).href).toBe('https://fotos.example.com/c.jpg')
  expect(checkSource('//cdn.example.com/c.jpg', base).href).toBe('https://cdn.example.com/c.jpg')
})

describe('the addresses behind a name', () => {
  const url = new URL('https://fotos.example.com/a.jpg')
  const addresses = (list: string[]) => publicAddresses(url, async () => list)

  test('IPv4 first', async () => {
    expect(await addresses(['2606:4700::1111', '8.8.8.8'])).toEqual(['8.8.8.8', '2606:4700::1111'])
  })

  test.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['8.8.8.8', '::1']], [['nonsense']]])(
    '%o are refused',
    (list) => expect(addresses(list)).rejects.toThrow('o endereço não é público na internet'),
  )

  test('a name without address', () =>
    expect(addresses([])).rejects.toThrow('o servidor fotos.example.com não foi encontrado'))

  test('an address in the URL is not looked up', async () => {
    const never = () => Promise.reject(new Error('looked up'))
    expect(await publicAddresses(new URL('https://8.8.8.8/'), never)).toEqual(['8.8.8.8'])
    expect(await publicAddresses(new URL('https://[2606:4700::1111]/'), never)).toEqual(['2606:4700::1111'])
  })
})
