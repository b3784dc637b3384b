import type { Hero } from '@/lib/hotel/fields'
import { parseVideo, type Video } from '@/lib/video'

export type PrivacyFacts = {
  films: Films
  database: string
  hosting: string | undefined
  /** Whether the request log is the hotel's own (deploy/Caddyfile) instead of the host's. */
  hasOwnLog: boolean
  /** The controller: the company's name, or the hotel's. */
  owner: string
  cnpj: string | undefined
  whatsapp: boolean
  hasSurvey: boolean
  hasNotice: boolean
  /** Months until survey answers are deleted; null if they are not stored. */
  surveyMonths: number | null
  /** Name and contact of the 'encarregado' (art. 41), as far as they are stored. */
  dpo: string
}

type Films = Pick<Hero, 'background_url' | 'mobile_background_url' | 'video_section_url'>

/** `body` is rendered by `Prose`. */
type Section = { id: string; title: string; body: string }

/** Returns the product's own sections about data, which precede the hotel's. */
export function dataSections(facts: PrivacyFacts): Section[] {
  const { database, hosting, whatsapp, hasSurvey, hasNotice, surveyMonths, films, hasOwnLog } = facts
  const videos = videosOf(films)
  const hosts = videoHosts(films)
  return [
    {
      id: 'resumo',
      title: 'Em resumo',
      body: list(
        'Visitantes não têm conta, não fazem login e não pagam nada aqui.',
        'O site não grava cookies no navegador de quem o visita.',
        `Também não guarda nada nele${hasSurvey ? ', com uma exceção: a pesquisa de satisfação, explicada abaixo' : ''}.${hasNotice ? ' Fora isso, só lembra, até a aba se fechar, que você fechou o aviso do alto da página.' : ''}`,
        'Não usamos ferramentas de estatística, de publicidade nem de rastreamento.',
        'As fontes e as fotografias vêm do próprio site, não de terceiros.',
        hosts.length === 0
          ? 'Antes de um clique seu, o seu navegador não fala com nenhum outro servidor.'
          : 'Antes de um clique seu, o seu navegador só fala com este site e com quem serve os vídeos de fundo.',
      ),
    },
    {
      id: 'reserva',
      title: 'Quando você procura uma data',
      body: paragraphs(
        'Datas, número de hóspedes, idades das crianças e cupom ficam na própria página, e não são guardados. Ao escolher “Verificar Disponibilidade”, eles seguem no endereço que se abre em outra aba, a do motor de reservas.',
        'A reserva e o pagamento são concluídos lá. O que você informar nesse serviço é tratado por ele, segundo a política dele, e chega a nós para preparar a sua hospedagem.',
        whatsapp &&
          'Se você escolher “Perguntar pelo WhatsApp”, o que já escolheu segue, como texto da mensagem, no endereço que se abre: o do WhatsApp, da Meta, que o trata segundo as regras dela, também fora do Brasil. A mensagem só chega a nós quando você a envia.',
      ),
    },
    ...(hasSurvey
      ? [{ id: 'pesquisa', title: 'Pesquisa de satisfação', body: surveyText(surveyMonths) }]
      : []),
    {
      id: 'mapa-e-videos',
      title: videos.length > 0 ? 'Mapa, vídeos e links' : 'Mapa e links',
      body: paragraphs(
        'O mapa do Google só é carregado quando você pede, em “Carregar mapa”. A partir daí, o Google recebe o seu endereço IP e pode gravar cookies, segundo as regras dele.',
        videos.length > 0 && videoText(hosts),
        `Links para rotas no mapa, motor de reservas${whatsapp ? ', WhatsApp' : ''} e redes sociais levam a sites de outras empresas.`,
      ),
    },
    {
      id: 'servidor',
      title: 'O que o servidor recebe',
      body: paragraphs(
        `Como em qualquer site, o seu endereço IP e o tipo do seu navegador chegam ao servidor para que ele possa responder. ${hasOwnLog ? 'Ele anota cada acesso com o endereço IP, só por segurança, e apaga a anotação depois de 14 dias. ' : ''}O que a hospedagem anota, ela apaga pelas regras dela. Onde o Marco Civil da Internet obriga a mais, a hospedagem mantém esses registros de acesso pelo prazo que ele manda.`,
        'Quando alguém pede uma página que não existe, anotamos o endereço pedido, sem anotar quem o pediu.',
      ),
    },
    // States the purposes (LGPD, art. 7), processors (arts. 33 and 39) and retention (arts. 15 and 16).
    {
      id: 'bases-legais',
      title: 'Para que usamos dados, e com que base legal',
      body: list(
        'Para responder a quem nos escreve ou liga e preparar a hospedagem: contrato, e os passos antes dele, a seu pedido (LGPD, art. 7º, V). Não vendemos nem emprestamos esses dados.',
        'Registros de acesso ao servidor: obrigação legal, pelo Marco Civil da Internet (art. 7º, II), e o nosso legítimo interesse em manter o site seguro (art. 7º, IX).',
        surveyMonths !== null &&
          'Respostas à pesquisa: o seu consentimento, dado na última etapa dela (art. 7º, I).',
        'Mapa que você manda carregar: o seu consentimento, dado nesse clique (art. 7º, I).',
        'Contas da equipe e histórico do painel: contrato de trabalho (art. 7º, V) e o nosso legítimo interesse em saber quem mudou o quê (art. 7º, IX).',
      ),
    },
    {
      id: 'operadores',
      title: 'Quem trata dados por nós, e onde',
      body: paragraphs(
        `${databaseText(database)} ${
          surveyMonths === null
            ? 'Nada do que um visitante faz no site é gravado nesse banco de dados.'
            : 'Do que um visitante faz no site, só as respostas que ele envia na pesquisa são gravadas nesse banco de dados.'
        }`,
        hostingText(hosting, isLocal(database)),
        'Quando uma operadora trata dados fora do Brasil, a transferência se apoia nas garantias do contrato com ela (LGPD, art. 33, II) ou, no que serve à sua hospedagem, no contrato com você (art. 33, IX).',
      ),
    },
    {
      id: 'prazos',
      title: 'Por quanto tempo',
      body: list(
        'Busca de datas: até você fechar ou recarregar a página.',
        hasSurvey &&
          `Pesquisa de satisfação: ${surveyMonths === null ? 'até o envio ou até a aba se fechar' : `no navegador, até o envio ou até a aba se fechar; no hotel, ${surveyMonths} meses`}.`,
        `Registros de acesso: ${hasOwnLog ? '14 dias; ' : ''}os da hospedagem, pelo prazo dela; onde o Marco Civil da Internet (art. 15) obriga a mais, seis meses.`,
        'Mensagens e dados da hospedagem: enquanto servirem a ela e pelos prazos que as leis fiscais e de defesa do consumidor mandam.',
        'Contas da equipe: enquanto a pessoa cuida do site.',
      ),
    },
    {
      id: 'equipe',
      title: 'Quem trabalha no painel',
      body: paragraphs(
        'A equipe entra no painel com e-mail e senha. Só ali o site usa cookies, que mantêm a sessão, e guarda no navegador uma cópia do que ainda não foi salvo, por até 14 dias. O registro de segurança anota entradas e recusas com um código no lugar do e-mail; de quem erra a senha guardamos, por segurança, um código do e-mail e do endereço IP.',
        'O histórico do painel diz com que e-mail cada versão foi salva. Quem sai pode pedir que ele passe a dizer “pessoa removida”: as versões ficam, o nome não.',
      ),
    },
  ]
}

/** The id of the section before the contacts. */
export const ownerId = 'responsavel'

/** Returns the closing sections, which also apply to the hotel's own. */
export function rightsSections({ owner, cnpj, dpo }: PrivacyFacts): Section[] {
  return [
    {
      id: 'direitos',
      title: 'Os seus direitos pela LGPD',
      body: paragraphs(
        'A Lei Geral de Proteção de Dados (Lei 13.709/2018, art. 18) permite que você peça, a qualquer momento e sem custo:',
        list(
          'a confirmação de que tratamos dados seus, e uma cópia deles;',
          'a correção do que estiver incompleto, errado ou desatualizado;',
          'a anonimização, o bloqueio ou a eliminação do que for desnecessário;',
          'a portabilidade, e a informação sobre com quem os compartilhamos;',
          'a retirada de um consentimento que tenha dado, e a eliminação do que ele permitia;',
          'a informação do que acontece se você não consentir;',
          'que deixemos de fazer o que se apoia em legítimo interesse, se a lei não for cumprida.',
        ),
        'Basta escrever ou ligar para os contatos abaixo; respondemos em até 15 dias (art. 19, II). Se a resposta não resolver, você pode procurar a Autoridade Nacional de Proteção de Dados (ANPD).',
      ),
    },
    // Names the controller (LGPD, arts. 9 and 41) and the channel for requests.
    {
      id: ownerId,
      title: 'Quem responde pelos dados',
      body: paragraphs(
        `${owner}${cnpj ? `, CNPJ ${cnpj},` : ''} é quem decide sobre os dados pessoais de que este texto fala: a controladora, nas palavras da LGPD.`,
        dpo && `Encarregado pelo tratamento de dados pessoais: ${dpo}`,
        'Pedidos sobre dados pessoais, também ao encarregado (art. 41), chegam por aqui:',
      ),
    },
  ]
}

function paragraphs(...texts: (string | false)[]) {
  return texts.filter(Boolean).join('\n\n')
}

function list(...entries: (string | false)[]) {
  return entries.flatMap((entry) => (entry ? `- ${entry}` : [])).join('\n')
}

function surveyText(months: number | null) {
  if (months === null) {
    return 'As respostas não são enviadas a ninguém, nem a nós. Elas ficam no seu navegador (em “sessionStorage”), na aba em que você escreve, para que nada se perca se a página recarregar, e somem quando você envia a avaliação ou, no mais tardar, quando fecha a aba.'
  }
  return paragraphs(
    `Enquanto você escreve, as respostas ficam só no seu navegador (em “sessionStorage”) e somem quando você as envia ou fecha a aba. Elas só chegam a nós se você marcar a autorização e enviar. Guardamos então as respostas, com nome, e-mail, WhatsApp e cidade, para melhorar a hospedagem e responder a você, e para mandar novidades, se você as pediu. Só a equipe do hotel as lê. Cada uma é apagada ${months} meses depois do envio (ou no prazo que a sua autorização dizia).`,
    'O seu comentário só vira depoimento no site, com o seu primeiro nome e a sua cidade, se você marcar também essa permissão. Para retirar qualquer das duas, ou ver, corrigir e apagar as respostas, use os contatos abaixo. Contra abusos, guardamos por cerca de um dia um código do endereço IP de quem envia, separado das respostas.',
  )
}

/** Returns the external hosts of background videos: `Vimeo`, `YouTube` or a host name. */
function videoHosts(films: Films): string[] {
  return [...new Set(videosOf(films).flatMap((video) => hostOf(video) ?? []))]
}

function videosOf({ background_url, mobile_background_url, video_section_url }: Films): Video[] {
  return [background_url, mobile_background_url, video_section_url].flatMap((url) => parseVideo(url) ?? [])
}

function hostOf(video: Video) {
  if (video.kind === 'vimeo') return 'Vimeo'
  if (video.kind === 'youtube') return 'YouTube'
  return URL.parse(video.sources[0]?.src ?? '')?.host
}

function videoText(hosts: string[]) {
  if (hosts.length === 0) return 'Os vídeos de fundo são arquivos deste próprio site.'
  return `Os vídeos de fundo vêm de fora (${hosts.join(', ')}): quem os serve recebe o seu endereço IP quando eles aparecem na tela. Eles não são carregados se o seu aparelho pede menos movimento ou economia de dados.`
}

const content = 'os textos e as fotografias do site e as contas da equipe'
const supabase = 'na Supabase (Supabase, Inc., Estados Unidos), operadora em nosso nome'

function databaseText(address: string) {
  const { hostname } = new URL(address)
  if (isLocal(address)) {
    return `Esta demonstração roda inteira em uma máquina só; publicado, o site guarda ${content} ${supabase}.`
  }
  const place = /\.supabase\.(co|in|net)$/.test(hostname)
    ? supabase
    : `em ${hostname}, operadora em nosso nome`
  return `Guardamos ${content} ${place}.`
}

function hostingText(hosting: string | undefined, isDemonstration: boolean) {
  if (hosting) return `O site roda em ${hosting}, operadora dos registros de acesso.`
  const where = isDemonstration ? 'Publicado, ele roda' : 'O site roda'
  return `${where} na máquina de uma empresa de hospedagem, operadora dos registros de acesso; dizemos o nome dela a quem pedir.`
}

function isLocal(address: string) {
  return /^(localhost|127\.|\[::1\])/.test(new URL(address).hostname)
}
