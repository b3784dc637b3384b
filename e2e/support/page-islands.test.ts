import { expect, test } from 'vitest'
import { islandsIn } from './page-islands.ts'

const script = (data: string) => `<script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`

test('every client component counts once, wherever its row is cut, and nothing else does', () => {
  const rows = [
    '0:{"P":null,"c":["","sobre"]}',
    '1a:I[91509,["/_next/static/chunks/a.js","/_next/static/chunks/b.js"],"HeaderFrame"]',
    '7:I[97367,["$6"],"$b"]',
    '8:["$","p",null,{"children":"I[1,[\\"x\\"],\\"Text\\"]"}]',
    'ff:I[22016,[],"",1]',
  ].join('\n')
  const cut = rows.indexOf('HeaderFrame') + 3
  const html = `<p>1:I[1,[],"Words"]</p>${script(rows.slice(0, cut))}${script(rows.slice(cut))}`
  expect(islandsIn(html)).toEqual(['HeaderFrame', '$b', ''])
})

test('a page without data has none', () => {
  expect(islandsIn('<h1>Olá</h1>')).toEqual([])
})
