import type { PrivacyFacts } from './facts'

/** Why data are processed (LGPD, art. 7), by whom (arts. 33 and 39), and for how long (arts. 15 and 16). */

export const basesSection = {
  id: 'bases-legais',
  title: 'Para que usamos dados, e com que base legal',
  body: (
    <ul>
      <li>
        Para responder a quem nos escreve ou liga e preparar a hospedagem: contrato, e os passos antes dele, a
        seu pedido (LGPD, art. 7º, V). Não vendemos nem emprestamos esses dados.
      </li>
      <li>
        Registros de acesso ao servidor: obrigação legal, pelo Marco Civil da Internet (art. 7º, II), e o
        nosso legítimo interesse em manter o site seguro (art. 7º, IX).
      </li>
      <li>Mapa que você manda carregar: o seu consentimento, dado nesse clique (art. 7º, I).</li>
      <li>
        Contas da equipe e histórico do painel: contrato de trabalho (art. 7º, V) e o nosso legítimo interesse
        em saber quem mudou o quê (art. 7º, IX).
      </li>
    </ul>
  ),
}

export function operatorsSection({ database, hosting }: PrivacyFacts) {
  return {
    id: 'operadores',
    title: 'Quem trata dados por nós, e onde',
    body: (
      <>
        <p>{databaseText(database)} Nada do que um visitante faz no site é gravado nesse banco de dados.</p>
        <p>{hostingText(hosting, isLocal(database))}</p>
        <p>
          Quando uma operadora trata dados fora do Brasil, a transferência se apoia nas garantias do contrato
          com ela (LGPD, art. 33, II) ou, no que serve à sua hospedagem, no contrato com você (art. 33, IX).
        </p>
      </>
    ),
  }
}

export function retentionSection({ hasSurvey }: PrivacyFacts) {
  return {
    id: 'prazos',
    title: 'Por quanto tempo',
    body: (
      <ul>
        <li>Busca de datas: até você fechar ou recarregar a página.</li>
        {hasSurvey && <li>Pesquisa de satisfação: até o envio ou até a aba se fechar.</li>}
        <li>Registros de acesso: seis meses, o prazo do Marco Civil da Internet (art. 15).</li>
        <li>
          Mensagens e dados da hospedagem: enquanto servirem a ela e pelos prazos que as leis fiscais e de
          defesa do consumidor mandam.
        </li>
        <li>Contas da equipe: enquanto a pessoa cuida do site.</li>
      </ul>
    ),
  }
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
