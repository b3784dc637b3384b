/** Words of Portuguese texts about packages, without accents and capitals. */

const numbers = 'zero um dois tres quatro cinco seis sete oito nove dez onze doze'.split(' ')
export const number = `\\d{1,3}|uma|duas|${numbers.slice(1).join('|')}`

export function countOf(typed: string) {
  const place = numbers.indexOf(typed.replace('uma', 'um').replace('duas', 'dois'))
  return place < 0 ? Number(typed) : place
}

/** Returns a pattern of words of which only the beginnings are given; `|` ends a word that is given whole. */
function words(list: string) {
  const each = list.trim().split(/\s+/)
  const patterns = each.map((word) => word.replaceAll('_', '\\s+').replace(/\|$/, '\\b'))
  return new RegExp(`\\b(?:${patterns.join('|')})`, 'g')
}

/** What a text speaks of. */
export const about = {
  /** What was, or what holds for other stays, guests and dates. */
  elsewhere: words(`
    foi_(?:de|vendid) foram| eram?| saia| custava custou pagou pagaram pagava dormiu dormiram veio| vieram|
    lotou passad ja_passaram anterior antigamente edicao ultim[ao]_ vendid outr fora_d grupos feriados
    domingo_a baixa_temporada alta_temporada demais_(?:feriad|period|dat|dia|epoc|pacot|chale)
    dias_de_semana durante_a_semana mesmo_(?:ano|pacote) mesma_experiencia no_ano| por_ano| tabela avuls
    balcao booking concorr fora_da_promocao valor_cheio (?:valor|tarifa|preco)_(?:normal|regular)`),
  /** Nights of the town and of other guests, and those that are charged for leaving. */
  otherNights: words(`
    festival programacao (?:n|d)a_(?:cidade|vila|praca) vizinh irmao acontec existe do_ano| em_media medio|
    voltam hospedou-se cancel desist multa muda_para perde reembols remarca equivalent ret(?:em|emos|er)\\b
    no-?show cobra antecedenc prazo sinal_de_(?:\\d|um) caucao garantia`),
  /** What holds if somebody asks for it. */
  onRequest: words(`
    extra adiciona acrescent emenda prolongar estende estica a_mais ganh recebem desconto off| em_dobro na_compra
    pague_(?:so|apenas|\\d+_(?:noite|diaria|e)) se_fica se_quis quem_fic quem_quis quem_reserv quem_volt quiser
    [ea]_(?:terceira|quarta|quinta|sexta|setima|ultima)_(?:e|sai|fica|noite|diaria)\\b ficando reservando
    comprando consult opcao opcoes prefer vers(?:ao|oes) proxim[ao]_(?:visita|vez|viagem|estad) pacotes`),
  /** Things and services beside the stay itself. */
  things: words(`
    taxa| extra adiciona opciona acrescimo a_mais| emendar a_parte separad avuls nao_inclu nao_esta
    fora_do_pacote upgrade pets?\\b cachorr sinal de_entrada entrada_de saldo rest(?:o|ante) caucao multa
    aluguel seguro fotos rolha trans(?:fer|lado) taxi traslado trecho carro| van| onibus trem| passei voo|
    premio caval charrete trator trilha tour| guia| ingress museu tirolesa arvor rapel escalad balao barco
    lancha bike biciclet quadric poneis? aula oficin curso recrea monitor clube| club| massag terapia ritual
    spa| ofuro sauna| banho piscina ioga yoga credito vale_de voucher cupom econom desconto a_menos doac
    consum frigobar garrafa cest kit| brinde ganh piquenique jantar almoco ceia| brunch feijoada
    cafe_colonial menu| prato cardapio degusta lanche couvert bebida vinho drink espumante champ bolo flores
    buque decora fotog ensaio berco bicama cama| colchao cadeira late| early day_use estaciona gorjeta bar|
    show cinema festa| visita minutos hora| horas| alco jantam| almocam| comem| usam| brincam|`),
  /** Guests who have a price of their own. */
  guests: words(`
    crianca crc| chd| filh bebe anos terceir quart[ao]_(?:pess|hosp) solteir single individual sozinh pax_extra`),
  /** What may fill one night of a stay. */
  programme: words(`
    fogueira musica jazz samba forro seresta serenata sarau viola violao baile danca show| festa luau lua|
    estrela observa cinema karaoke jogo vinho queijo degusta jantar ceia| fondue pizza churrasco caldo sopa
    gala| tematic massag spa| frigobar drink bebida espumante meditacao vigilia transfer lenha`),
  /** What costs nothing. */
  free: words(`
    gratis gratui cortesia isen[tc] free| (?:sem|s/)_(?:custo|cobranca|pagar)s?(?:_adicional|_extra)?
    nao_(?:ha|tem)_(?:custo|cobranca) 0_reais de_graca por_(?:nossa_)?conta convidad presente
    n(?:ao)?_(?:se_)?(?:pag|cobr) ninguem_paga nao_entram?_na_conta`),
  /** What an amount is for if it is the package that is paid. */
  ofPackage: words('tudo pacote| pct| hosp| hospedagem estadia estada noites diarias reserv[ae]\\b'),
  /** What says that an amount is a price. */
  ofPrice: words('valor preco total custo investimento oferta tarifa por_(?:apenas|so|somente)'),
}

/** Returns the place of the last such word, or -1. */
export function lastPlace(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1
}

export function has(text: string, pattern: RegExp) {
  return lastPlace(text, pattern) >= 0
}
