export function browserSection({ videoHosts, hasSurvey }: PrivacyFacts) {
  return {
    id: 'resumo',
    title: 'Em resumo',
    body: (
      <ul>
        <li>Visitantes não têm conta, não fazem login e não pagam nada aqui.</li>
        <li>O site não grava cookies no navegador de quem o visita.</li>
        <li>
          Também não guarda nada nele
          {hasSurvey && ', com uma exceção: a pesquisa de satisfação, explicada abaixo'}.
        </li>
        <li>Não usamos ferramentas de estatística, de publicidade nem de rastreamento.</li>
        <li>As fontes e as fotografias vêm do próprio site, não de terceiros.</li>
        <li>
          {videoHosts.length === 0
            ? 'Antes de um clique seu, o seu navegador não fala com nenhum outro servidor.'
            : 'Antes de um clique seu, o seu navegador só fala com este site e com quem serve os vídeos de fundo.'}
        </li>
      </ul>
    ),
  }
}

export function bookingSection({ whatsapp }: PrivacyFacts) {
  return {
    id: 'reserva',
    title: 'Quando você procura uma data',
    body: (
      <>
        <p>
          Datas, número de hóspedes, idades das crianças e cupom ficam na própria página, e não são guardados.
          Ao escolher “Verificar Disponibilidade”, eles seguem no endereço que se abre em outra aba, a do
          motor de reservas.
        </p>
        <p>
          A reserva e o pagamento são concluídos lá. O que você informar nesse serviço é tratado por ele,
          segundo a política dele, e chega a nós para preparar a sua hospedagem.
        </p>
        {whatsapp && (
          <p>
            Se você escolher “Perguntar pelo WhatsApp”, o que já escolheu segue, como texto da mensagem, no
            endereço que se abre: o do WhatsApp, da Meta, que o trata segundo as regras dela, também fora do
            Brasil. A mensagem só chega a nós quando você a envia.
          </p>
        )}
      </>
    ),
  }
}

export function surveySection({ surveyMonths }: PrivacyFacts) {
  return {
    id: 'pesquisa',
    title: 'Pesquisa de satisfação',
    body: surveyMonths === null ? keptByGuest : storedAnswers(surveyMonths),
  }
}

const keptByGuest = (
  <p>
    As respostas não são enviadas a ninguém, nem a nós. Elas ficam no seu navegador (em “sessionStorage”), na
    aba em que você escreve, para que nada se perca se a página recarregar, e somem quando você envia a
    avaliação ou, no mais tardar, quando fecha a aba.
  </p>
)

function storedAnswers(months: number) {
  return (
    <>
      <p>
        {`Enquanto você escreve, as respostas ficam só no seu navegador (em “sessionStorage”) e somem quando você as envia ou fecha a aba. Elas só chegam a nós se você marcar a autorização e enviar. Guardamos então as respostas, com nome, e-mail, WhatsApp e cidade, para melhorar a hospedagem e responder a você, e para mandar novidades, se você as pediu. Só a equipe do hotel as lê. Cada uma é apagada ${months} meses depois do envio (ou no prazo que a sua autorização dizia).`}
      </p>
      <p>
        {
          'O seu comentário só vira depoimento no site, com o seu primeiro nome e a sua cidade, se você marcar também essa permissão. Para retirar qualquer das duas, ou ver, corrigir e apagar as respostas, use os contatos abaixo. Contra abusos, guardamos por cerca de uma hora um código do endereço IP de quem envia, separado das respostas.'
        }
      </p>
    </>
  )
}

export function foreignSection({ videoHosts, hasVideos, whatsapp }: PrivacyFacts) {
  return {
    id: 'mapa-e-videos',
    title: hasVideos ? 'Mapa, vídeos e links' : 'Mapa e links',
    body: (
      <>
        <p>
          O mapa do Google só é carregado quando você pede, em “Carregar mapa”. A partir daí, o Google recebe
          o seu endereço IP e pode gravar cookies, segundo as regras dele.
        </p>
        {hasVideos && <p>{videoText(videoHosts)}</p>}
        <p>
          Links para rotas no mapa, motor de reservas{whatsapp && ', WhatsApp'} e redes sociais levam a sites
          de outras empresas.
        </p>
      </>
    ),
  }
}

export const serverSection = {
  id: 'servidor',
  title: 'O que o servidor recebe',
  body: (
    <>
      <p>
        Como em qualquer site, o seu endereço IP e o tipo do seu navegador chegam ao servidor para que ele
        possa responder. A hospedagem pode manter esses registros de acesso pelo prazo que o Marco Civil da
        Internet manda, só por segurança.
      </p>
      <p>
        Quando alguém pede uma página que não existe, anotamos o endereço pedido, sem anotar quem o pediu.
      </p>
    </>
  ),
}

function videoText(hosts: string[]) {
  if (hosts.length === 0) return 'Os vídeos de fundo são arquivos deste próprio site.'
  return (
    `Os vídeos de fundo vêm de fora (${hosts.join(', ')}): quem os serve recebe o seu endereço IP quando eles ` +
    'aparecem na tela. Eles não são carregados se o seu aparelho pede menos movimento ou economia de dados.'
  )
}

export type PrivacyFacts = {
  videoHosts: string[]
  database: string
  hosting: string | undefined
  /** The controller: the company's name, or else the hotel's. */
  owner: string
  cnpj: string | undefined
  whatsapp: boolean
  hasSurvey: boolean
  /** After how many months answers to the survey are deleted; null if they are not stored. */
  surveyMonths: number | null
  hasVideos: boolean
  /** The 'encarregado' of art. 41, if the hotel has named one. */
  dpo: { name: string; contact: string } | undefined
}
