import { proseBlocks } from '@/lib/content/prose/blocks'
import type { Facts } from '@/lib/content/prose/facts'
import type { TextPart, Texts } from './fields'

/** Those of which something is left without the facts that are missing. */
export function shownParts(parts: TextPart[], facts: Facts): TextPart[] {
  return parts.filter(({ body }) => proseBlocks(body, facts).length > 0)
}

/** The hotel's own, else what any site of this product may say; `updated` is null where nobody noted the day. */
export function termsShown(texts: Texts, facts: Facts): { parts: TextPart[]; updated: string | null } {
  const own = shownParts(texts.terms, facts)
  if (own.length > 0) return { parts: own, updated: texts.terms_updated }
  return { parts: shownParts(defaultTerms.parts, facts), updated: defaultTerms.updated }
}

/** What any hotel's site may say of itself: nothing in it depends on a facts. */
export const defaultTerms: { updated: string; parts: TextPart[] } = {
  updated: '2026-11-23',
  parts: [
    {
      title: 'O que é este site',
      body: 'Um site de informação: apresenta o hotel, as acomodações e os pacotes. Não é preciso criar conta, e nada é pago nem reservado aqui.',
    },
    {
      title: 'Reservas e pagamento',
      body:
        'Ao escolher “Verificar Disponibilidade” ou “Reservar Agora”, você é levado, em outra aba, ao motor de reservas: um serviço de outra empresa, com os seus próprios termos. É lá que se confirmam a disponibilidade, o preço final, a forma de pagamento e as regras de cancelamento.\n\n' +
        'A reserva só existe depois da confirmação que esse serviço envia a você.',
    },
    {
      title: 'Preços e pacotes',
      body:
        'Os preços deste site estão em reais e servem de referência. O parcelamento em até {parcelas} vezes iguais, sem juros, e o preço à vista valem nas condições mostradas ao concluir a reserva.\n\n' +
        'Cada pacote tem o seu período, o seu número mínimo de noites e a sua capacidade, indicados na página dele. Onde ela diz outras condições ou outros horários, valem os dela. Pacotes dependem de vagas e podem sair do ar sem aviso; a reserva já confirmada não muda.',
    },
    {
      title: 'A estadia',
      body: 'Crianças de até {idade_gratis} não pagam hospedagem. O check-in é a partir das {checkin}, se o pacote não disser outra coisa. O check-out é até as {checkout}.\n\n{cancelamento}',
    },
    {
      title: 'Textos e imagens',
      body: 'As imagens são ilustrativas, e as acomodações de uma mesma categoria podem ter pequenas diferenças. Textos, imagens e marca pertencem ao hotel ou a quem os licenciou; para usá-los, peça antes.',
    },
    {
      title: 'Links para outros sites',
      body: 'O motor de reservas, o mapa e as redes sociais são de outras empresas e seguem as regras delas. O que acontece com os seus dados neste site está na página de {privacidade}.',
    },
    {
      title: 'Os seus direitos e mudanças no texto',
      body:
        'Vale a lei brasileira. Nada nestes termos diminui os direitos que o Código de Defesa do Consumidor dá a você.\n\n' +
        'Quando o texto mudar, a nova versão aparece nesta página, com a data da atualização.',
    },
  ],
}

/** An address within the page for each title, unlike each other and those that are taken. */
export function withIds<Part extends { title: string }>(
  parts: Part[],
  taken: string[] = [],
): (Part & { id: string })[] {
  const known = new Set(['conteudo', 'rodape', ...taken])
  return parts.map((part) => {
    const words = plain(part.title) || 'parte'
    let id = words
    for (let number = 2; known.has(id); number++) id = `${words}-${number}`
    known.add(id)
    return { ...part, id }
  })
}

function plain(title: string) {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
