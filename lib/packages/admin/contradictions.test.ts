import { expect, test } from 'vitest'
import { toForm } from '../form'
import { contradictionsIn, type PackageFacts, packageContradictions } from './contradictions'

// Good Friday of 2027 is 26 March; the stay is from Thursday to Sunday.
const easter: PackageFacts = {
  nights: 3,
  fewest: 2,
  capacity: 4,
  start: '2027-03-25',
  end: '2027-03-28',
  price: 2490,
  originalPrice: 2900,
  payers: 2,
  terms: { pix_discount: 5, children_free_age: 6, children_from: 0 },
}

test.each([
  ['Três noites entre jabuticabas.', []],
  ['Duas noites de descanso na serra.', ['Duas noites']],
  ['Pacote de 4 noites com pensão completa', ['4 noites']],
  ['4 dias e 3 noites na serra', []],
  ['4 dias e 2 noites na serra', ['2 noites']],
  ['por casal, 02 (duas) noites, pensão completa', ['02 (duas) noites']],
  ['5 diárias com café', ['5 diárias']],
  ['Uma noite de queijos e vinhos, todas as noites com fogueira.', []],
  ['Uma noite de hospedagem no chalé.', []],
  ['Duas noites de música ao vivo', []],
  ['Cinco noites de fogueira', ['Cinco noites']],
  ['Jantar em duas noites', []],
  ['Leve 4 noites e pague 3 noites.', []],
  ['Duas noites do ano são dos moradores', []],
  ['Em outra época, duas noites saem com desconto', []],
  ['Reembolso até 20 dias antes; depois, retemos duas diárias.', []],
  ['No mesmo ano, duas noites saem pela metade.', []],
  ['Abrimos 30 noites por ano.', []],
  ['Preparamos quatro noites na serra', ['quatro noites']],
  ['Imagine 2 noites sem sinal de celular', ['2 noites']],
  ['No Carnaval, o mínimo muda para cinco noites.', []],
  ['Perto daqui acontecem 30 noites de festa', []],
  ['Mínimo de 2 noites.', []],
  ['Estadia mínima de 4 noites.', ['4 noites']],
  ['Café da manhã nas três noites', []],
  ['Quem ficar 5 noites ganha uma massagem.', []],
  ['Noite extra com 20% de desconto: 1 noite a mais', []],
  ['Cancelamento: multa de uma diária.', []],
  ['Uma noite com menu especial à luz de velas', []],
  ['Quem veio em 2022 dormiu só duas noites', []],
  ['Depois de cinco noites de chuva, o sol voltou', []],
  ['São 12 noites de programação na cidade', []],
  ['Em janeiro, o mínimo é de 5 noites', []],
  ['Reservando 5 noites, a última é cortesia.', []],
  ['Viva a magia do Natal em cinco noites inesquecíveis', ['cinco noites']],
  ['Quem reserva as duas noites ganha um doce.', ['duas noites']],
  ['Reserva de 4 diárias, sem reembolso.', ['4 diárias']],
  ['5D/4N c/ café', ['4N']],
  ['Feriados: mín. 4 diárias', []],
  ['Com 2 noites o valor é R$ 1.700.', []],
  ['A partir da terceira noite, 15% de desconto.', []],
])('the nights in “%s”: %o', (text, said) => {
  expect(contradictionsIn(text, easter).map((one) => one.said)).toEqual(said)
})

test.each([
  ['De quinta, 25, a domingo, 28 de março.', []],
  ['De sexta, 25, a domingo, 28 de março.', ['sexta, 25']],
  ['De quinta a domingo, 25 a 28 de março', []],
  ['De sexta a segunda, 25 a 28 de março', ['sexta a segunda, 25', 'segunda, 25 a 28 de março']],
  ['25 a 28 de março, de quinta a domingo', []],
  ['25/03 (quinta) a 28/03 (sábado)', ['28/03 (sábado']],
  ['sex., 26/03/2027', []],
  ['qui 26/03/2027', ['qui 26/03/2027']],
  ['Qui. 26/03, 19h: coral', ['Qui. 26/03']],
  ['de 25/03 (sex) a 28/03 (seg)', ['25/03 (sex', '28/03 (seg']],
  ['Na sexta-feira, 26 de março, procissão; no sábado, 27, brunch.', []],
  ['Na quinta-feira, 26 de março, procissão.', ['Na quinta-feira, 26 de março']],
  ['26 de março é uma terça-feira', ['26 de março é uma terça-feira']],
  ['Reservas até sexta, 12 de fevereiro', []],
  ['Reservas até sexta, 19/02', []],
  ['Reservas até quinta, 19/02', ['quinta, 19/02']],
  ['Almoço de sexta a domingo', []],
  ['Desde 8 de julho de 2019, segunda-feira, repetimos a receita.', []],
  // Far from the stay the year is uncertain: a Wednesday in 2026, a Thursday in 2027.
  ['Festa em 21 de outubro (quinta)', []],
  ['Festa em 21 de outubro (sexta)', ['21 de outubro (sexta']],
  ['Check-in na quinta, check-out no domingo', []],
  ['Chegada no sábado, despedida na segunda', ['Chegada no sábado', 'despedida na segunda']],
  ['Check-in de segunda a sábado, das 14h às 20h', []],
  ['Quem chega na sexta não perde a procissão', []],
  ['Passeio de barco com saída na sexta às 9h', []],
  ['De sexta a segunda', ['sexta', 'segunda']],
  ['Tarifa válida de domingo a quinta', []],
  ['No sábado, 26 oficinas', []],
  ['Sexta-feira Santa (26/03), domingo de Páscoa, 28 de março', []],
  ['Quinta-feira Santa (26/03)', ['Quinta-feira Santa (26/03']],
  ['quinta, sexta e sábado, 25, 26 e 27 de março', []],
  ['Das 14h de quinta (25/03) às 12h de domingo (28/03)', []],
  ['Domingo de Páscoa com caça aos ovos; segunda dose de chocolate', []],
  ['Sexta 20h: seresta. Quinta-feira às 21h: fogueira', []],
  ['A quarta noite sai de graça; na segunda manhã, trilha', []],
])('the weekdays in “%s”: %o', (text, said) => {
  expect(contradictionsIn(text, easter).map((one) => one.said)).toEqual(said)
})

test.each([
  ['Por apenas R$ 2.490 o casal.', []],
  ['Por apenas R$ 2.390 o casal.', ['R$ 2.390']],
  ['De R$ 2.900 por R$ 2.490', []],
  ['De R$ 3.100 por R$ 2.490', ['R$ 3.100']],
  ['6x de R$ 415,00 sem juros', []],
  ['6x de R$ 398,33 sem juros', ['6x de R$ 398,33']],
  ['R$ 830 por noite', []],
  ['R$ 790 por noite', ['R$ 790']],
  ['R$ 1.245 por pessoa', []],
  ['2.365,50 reais no Pix', []],
  ['Massagem por R$ 180, opcional', []],
  ['Taxa de pet: R$ 90 por noite', []],
  ['Noite extra por R$ 1.400', []],
  ['Crianças de 7 a 12 anos: R$ 250', []],
  ['Crédito de R$ 300 no spa', []],
  ['Investimento: R$ 1.990', ['R$ 1.990']],
  ['A partir de R$ 2.590 para o casal, com jantar', ['R$ 2.590']],
  ['Economize R$ 410', []],
  ['A partir de R$ 415 em 6x sem juros', []],
  ['Day spa a partir de R$ 480 por pessoa', []],
  ['Terceiro hóspede: R$ 240 por noite', []],
  ['Se quiser ficar mais, a noite extra sai por R$ 1.390.', []],
  ['Hoje sai por somente 2.290 reais!', ['2.290 reais']],
  ['Vinhos da serra, de R$ 75 a R$ 310', []],
  ['No Pix, R$ 2.300', ['R$ 2.300']],
  ['equivale a R$ 875 por noite', ['R$ 875']],
  ['Menos de R$ 900 por noite', []],
  ['O passeio de balão não está incluso e custa R$ 1.690 por pessoa', []],
  ['Em 2024 este pacote custava R$ 1.690', []],
  ['Sai a R$ 690 a diária', ['R$ 690']],
  ['Antes R$ 2.990, agora R$ 2.490', []],
  ['R$ 1.345 por pessoa, com jantar', ['R$ 1.345']],
  ['R$ 2.690 em até 10x de R$ 269', ['R$ 2.690']],
  ['Pacote de 2 noites por R$ 1.700', []],
])('the prices in “%s”: %o', (text, said) => {
  expect(contradictionsIn(text, easter).map((one) => one.said)).toEqual(said)
})

test.each([
  ['Crianças até 6 anos não pagam.', []],
  ['Crianças de até 8 anos não pagam.', ['até 8 anos']],
  ['Menores de 7 anos são cortesia', []],
  ['Menores de 6 anos são cortesia', ['Menores de 6 anos']],
  ['Crianças de 0 a 5 anos grátis', ['0 a 5 anos']],
  ['Crianças de 7 a 12 anos pagam metade', []],
  ['Tirolesa para maiores de 10 anos', []],
  ['Crianças até 10 anos ganham kit de pintura grátis', []],
  ['Hospedagem só para maiores de 18 anos', []],
  ['Hóspedes a partir de 13 anos contam como adultos', []],
  ['Hotel com 25 anos de história', []],
  ['Café da manhã incluso, crianças de até cinco anos não pagam', ['até cinco anos']],
  ['Cestinha grátis para crianças de até 10 anos', []],
  ['Isenção para crianças com até 5 anos', ['até 5 anos']],
  ['Até os 2 anos, a hospedagem é por nossa conta.', ['Até os 2 anos']],
  ['Berço cortesia para bebês de até 2 anos', []],
  ['De 0 a 6 anos não paga', []],
  ['De 0 a 9 anos, estadia grátis.', ['0 a 9 anos']],
  ['Crianças até 12 anos pagam metade, até 6 anos não pagam', []],
  ['Crianças com 8 anos ou menos são nossas convidadas', ['com 8 anos ou menos']],
  ['Crianças até 8 anos não pagam; a partir de 9 anos pagam metade', ['até 8 anos']],
  ['Menores: até 8 anos s/ cobrança', ['até 8 anos']],
  ['Sorvete grátis para crianças até 12 anos', []],
  ['Até 5 anos não paga o trenzinho', []],
])('the ages in “%s”: %o', (text, said) => {
  expect(contradictionsIn(text, easter).map((one) => one.said)).toEqual(said)
})

test('without dates, price or conditions nothing is compared with them', () => {
  const open = { ...easter, start: null, end: null, price: null, terms: null }
  const text = 'Sexta, 25 de março, por R$ 100; crianças até 9 anos não pagam. Chegada na quarta.'
  expect(contradictionsIn(text, open)).toEqual([])
  expect(contradictionsIn('Sexta, 25 de março de 2027.', open)).toEqual([
    { said: 'Sexta, 25 de março de 2027', fact: '25/03/2027 cai em quinta' },
  ])
})

test('of a package the nights of its dates count, or in a season its own, which may not be more than the season has', () => {
  const said = (accommodationEnd: string, nights: number) => {
    const dates = { accommodationStart: '2027-03-25', accommodationEnd }
    return packageContradictions(toForm({ title: 'Três noites', dates, details: { nights } }), null)
  }
  expect(said('2027-03-28', 7)).toEqual([])
  expect(said('2027-03-27', 3)).toEqual(['Título: “Três noites”, mas o pacote tem 2\u00a0noites.'])
  expect(said('2027-04-25', 3)).toEqual([])
  expect(said('2027-04-03', 12)).toEqual([
    'Noites: são 12, mas o período tem 9.',
    'Título: “Três noites”, mas o pacote tem 12\u00a0noites.',
  ])
})
