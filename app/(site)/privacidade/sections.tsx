import type { ReactNode } from 'react'
import { ContactText } from '@/components/editorial/contact-text'
import { Prose } from '@/components/editorial/prose'
import {
  bookingSection,
  browserSection,
  foreignSection,
  type PrivacyFacts,
  serverSection,
  surveySection,
} from './visit'

type Section = { id: string; title: string; body: ReactNode }

/** The product's own sections; those that the hotel adds come before the rights, which apply to all of them. */
export function privacySections(
  facts: PrivacyFacts,
  added: (taken: string[]) => Section[] = () => [],
): Section[] {
  const visit = [
    browserSection(facts),
    bookingSection(facts),
    ...(facts.hasSurvey ? [surveySection(facts)] : []),
    foreignSection(facts),
    serverSection,
    basesSection(facts),
    operatorsSection(facts),
    retentionSection(facts),
    staffSection,
  ]
  const last = [rightsSection, ownerSection(facts)]
  return [...visit, ...added([...visit, ...last].map(({ id }) => id)), ...last]
}

/** The controller (LGPD, arts. 9 and 41) and the channel for requests. */
function ownerSection({ owner, cnpj, dpo }: PrivacyFacts) {
  return {
    id: 'responsavel',
    title: 'Quem responde pelos dados',
    body: (
      <>
        <p>
          {`${owner}${cnpj ? `, CNPJ ${cnpj},` : ''} é quem decide sobre os dados pessoais de que este texto fala: a controladora, nas palavras da LGPD.`}
        </p>
        {dpo && <Prose text={dpoText(dpo)} />}
        <p>Pedidos sobre dados pessoais, também ao encarregado (art. 41), chegam por aqui:</p>
        <ContactText />
      </>
    ),
  }
}

/** Rendered by `Prose`, so that telephones and e-mails become links. */
function dpoText({ name, contact }: { name: string; contact: string }) {
  return `Encarregado pelo tratamento de dados pessoais: ${[name, contact].filter(Boolean).join(', ')}`
}

/** Why data are processed (LGPD, art. 7), by whom (arts. 33 and 39), and for how long (arts. 15 and 16). */

function basesSection({ surveyMonths }: PrivacyFacts) {
  return {
    id: 'bases-legais',
    title: 'Para que usamos dados, e com que base legal',
    body: (
      <ul>
        <li>
          Para responder a quem nos escreve ou liga e preparar a hospedagem: contrato, e os passos antes dele,
          a seu pedido (LGPD, art. 7º, V). Não vendemos nem emprestamos esses dados.
        </li>
        <li>
          Registros de acesso ao servidor: obrigação legal, pelo Marco Civil da Internet (art. 7º, II), e o
          nosso legítimo interesse em manter o site seguro (art. 7º, IX).
        </li>
        {surveyMonths !== null && (
          <li>Respostas à pesquisa: o seu consentimento, dado na última etapa dela (art. 7º, I).</li>
        )}
        <li>Mapa que você manda carregar: o seu consentimento, dado nesse clique (art. 7º, I).</li>
        <li>
          Contas da equipe e histórico do painel: contrato de trabalho (art. 7º, V) e o nosso legítimo
          interesse em saber quem mudou o quê (art. 7º, IX).
        </li>
      </ul>
    ),
  }
}

function operatorsSection({ database, hosting, surveyMonths }: PrivacyFacts) {
  return {
    id: 'operadores',
    title: 'Quem trata dados por nós, e onde',
    body: (
      <>
        <p>
          {`${databaseText(database)} ${
            surveyMonths === null
              ? 'Nada do que um visitante faz no site é gravado nesse banco de dados.'
              : 'Do que um visitante faz no site, só as respostas que ele envia na pesquisa são gravadas nesse banco de dados.'
          }`}
        </p>
        <p>{hostingText(hosting, isLocal(database))}</p>
        <p>
          Quando uma operadora trata dados fora do Brasil, a transferência se apoia nas garantias do contrato
          com ela (LGPD, art. 33, II) ou, no que serve à sua hospedagem, no contrato com você (art. 33, IX).
        </p>
      </>
    ),
  }
}

function retentionSection({ hasSurvey, surveyMonths }: PrivacyFacts) {
  return {
    id: 'prazos',
    title: 'Por quanto tempo',
    body: (
      <ul>
        <li>Busca de datas: até você fechar ou recarregar a página.</li>
        {hasSurvey && (
          <li>
            {`Pesquisa de satisfação: ${surveyMonths === null ? 'até o envio ou até a aba se fechar' : `no navegador, até o envio ou até a aba se fechar; no hotel, ${surveyMonths} meses`}.`}
          </li>
        )}
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

const rightsSection = {
  id: 'direitos',
  title: 'Os seus direitos pela LGPD',
  body: (
    <>
      <p>
        A Lei Geral de Proteção de Dados (Lei 13.709/2018, art. 18) permite que você peça, a qualquer momento
        e sem custo:
      </p>
      <ul>
        <li>a confirmação de que tratamos dados seus, e uma cópia deles;</li>
        <li>a correção do que estiver incompleto, errado ou desatualizado;</li>
        <li>a anonimização, o bloqueio ou a eliminação do que for desnecessário;</li>
        <li>a portabilidade, e a informação sobre com quem os compartilhamos;</li>
        <li>a retirada de um consentimento que tenha dado, e a eliminação do que ele permitia;</li>
        <li>a informação do que acontece se você não consentir;</li>
        <li>que deixemos de fazer o que se apoia em legítimo interesse, se a lei não for cumprida.</li>
      </ul>
      <p>
        Basta escrever ou ligar para os contatos abaixo; respondemos em até 15 dias (art. 19, II). Se a
        resposta não resolver, você pode procurar a Autoridade Nacional de Proteção de Dados (ANPD).
      </p>
    </>
  ),
}

const staffSection = {
  id: 'equipe',
  title: 'Quem trabalha no painel',
  body: (
    <>
      <p>
        A equipe entra no painel com e-mail e senha. Só ali o site usa cookies, que mantêm a sessão, e guarda
        no navegador rascunhos do que ainda não foi salvo, por até 14 dias. O registro de segurança anota
        entradas e recusas com um código no lugar do e-mail; de quem erra a senha guardamos, por segurança, um
        código do e-mail e do endereço IP.
      </p>
      <p>
        O histórico do painel diz com que e-mail cada versão foi salva. Quem sai pode pedir que ele passe a
        dizer “pessoa removida”: as versões ficam, o nome não.
      </p>
    </>
  ),
}
