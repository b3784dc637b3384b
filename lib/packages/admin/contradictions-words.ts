/** Words of Portuguese texts about packages, without accents and capitals. */

const numbers = 'uma? dois|duas tres quatro cinco seis sete oito nove dez onze doze'.split(' ')
export const number = `\\d{1,3}|${numbers.join('|')}`

export function countOf(typed: string) {
  const place = numbers.findIndex((word) => new RegExp(`^(?:${word})$`).test(typed))
  return place < 0 ? Number(typed) : place + 1
}

/** Returns a pattern of words of which only the beginnings are given; `|` ends a word that is given whole. */
function words(list: string) {
  const each = list.trim().split(/\s+/)
  return new RegExp(
    `\\b(?:${each.map((word) => word.replaceAll('_', '\\s+').replace(/\|$/, '\\b')).join('|')})`,
    'g',
  )
}

/** What was, or what holds for other stays, guests and dates. */
export const elsewhere = words(`
  foi| foram| era| eram| custava custou pagou pagaram pagava dormiu dormiram veio| vieram| lotou passad ja_passaram
  anterior antigamente edicao vendid outr demais fora_d tabela avuls balcao booking concorr grupos baixa_temporada
  alta_temporada feriados domingo_a dias_de_semana mesmo_ano no_ano| por_ano| do_ano| festival programacao cidade vila| praca|
  vizinh irmao acontec existe`)

/** What holds if somebody asks for it, and what it costs to leave. */
export const onDemand = words(`
  extra adiciona acrescent emenda prolongar estende estica a_mais ganh gratis brinde premio desconto off| em_dobro pague
  se_fica se_quis quem_fic quem_quis quem_reserv quem_volt ficando reservando comprando consult opcao opcoes prefer versao
  versoes proxim cancel desist multa muda perde reembols remarca ret(?:em|emos|er)\\b no-?show cobra antecedenc prazo sinal caucao
  garantia pacotes`)

/** Things and services beside the stay itself. */
export const things = words(`
  taxa| extra adiciona opciona acrescimo a_mais| emendar a_parte separad avuls nao_inclu nao_esta fora_do_pacote upgrade
  crianca filh bebe| pessoa_a_mais pets?\\b cachorr sinal de_entrada caucao multa rolha trans(?:fer|lado) taxi traslado trecho carro|
  passei caval charrete trator trilha tour| guia| ingress museu tirolesa arvor rapel escalad balao barco lancha bike biciclet
  quadric poneis? aula oficin curso recrea monitor clube| club| massag terapia ritual spa| ofuro sauna| banho piscina ioga yoga
  credito vale| voucher cupom econom desconto a_menos doac consum frigobar garrafa cesta kit| brinde ganh piquenique jantar almoco ceia|
  brunch feijoada cafe_colonial menu| prato cardapio degusta lanche couvert bebida vinho drink espumante champ bolo flores buque decora
  fotog ensaio berco bicama cama| colchao cadeira late| early day_use estaciona gorjeta bar| show cinema festa| visita
  minutos hora| horas| alco`)

/** Guests who have a price of their own. */
export const guests = words(
  'crianca filh bebe anos terceir quart[ao]_(?:pess|hosp) solteir single pessoa_extra hospede_extra',
)

/** What may fill one night of a stay. */
export const programme = words(`
  fogueira musica jazz samba forro seresta serenata sarau viola violao baile danca show| festa luau lua| estrela observa cinema karaoke
  jogo vinho queijo degusta jantar ceia| fondue pizza churrasco caldo sopa gala| tematic massag spa| frigobar drink bebida espumante
  cafe_da_manha transfer`)

export const free = words(`
  gratis gratui cortesia isen[tc] free| sem_custo sem_cobranca sem_pagar de_graca por_conta por_nossa_conta convidad presente
  nao_(?:se_)?(?:pag|cobr) ninguem_paga nao_entra[m]?_na_conta`)

/** Returns the place of the last such word, or -1. */
export function lastPlace(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1
}

export function has(text: string, pattern: RegExp) {
  return lastPlace(text, pattern) >= 0
}
