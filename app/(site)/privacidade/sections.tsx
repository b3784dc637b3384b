import { ContactText } from '@/components/editorial/contact-text'
import { rightsSection } from './rights'

/** The notice, subject by subject; `hosts` are the foreign servers of the background videos, if any. */
export function privacySections(hosts: string[]) {
  return [
    {
      id: 'resumo',
      title: 'Em resumo',
      body: (
        <ul>
          <li>Visitantes não têm conta, não fazem login e não pagam nada aqui.</li>
          <li>O site não grava cookies no navegador de quem o visita.</li>
          <li>Não usamos ferramentas de estatística, de publicidade nem de rastreamento.</li>
          <li>As fontes e as fotografias vêm do próprio site, não de terceiros.</li>
        </ul>
      ),
    },
    {
      id: 'reserva',
      title: 'Quando você procura uma data',
      body: (
        <>
          <p>
            Datas, número de hóspedes, idades das crianças e cupom ficam na própria página, e não são
            guardados. Ao escolher “Verificar Disponibilidade”, eles seguem no endereço que se abre em outra
            aba, a do motor de reservas.
          </p>
          <p>
            A reserva e o pagamento são concluídos lá. O que você informar nesse serviço é tratado por ele,
            segundo a política dele, e chega a nós para preparar a sua hospedagem.
          </p>
        </>
      ),
    },
    {
      id: 'pesquisa',
      title: 'Pesquisa de satisfação',
      body: (
        <p>
          As respostas não são enviadas a ninguém, nem a nós. Elas ficam no seu navegador, na aba em que você
          escreve, para que nada se perca se a página recarregar, e somem, no mais tardar, quando você fecha a
          aba.
        </p>
      ),
    },
    {
      id: 'mapa-e-videos',
      title: 'Mapa, vídeos e links',
      body: (
        <>
          <p>
            O mapa do Google só é carregado quando você pede, em “Carregar mapa”. A partir daí, o Google
            recebe o seu endereço IP e pode gravar cookies, segundo as regras dele.
          </p>
          <p>{videoText(hosts)}</p>
          <p>Links para rotas no mapa, motor de reservas e redes sociais levam a sites de outras empresas.</p>
        </>
      ),
    },
    {
      id: 'servidor',
      title: 'O que o servidor recebe',
      body: (
        <>
          <p>
            Como em qualquer site, o seu endereço IP e o tipo do seu navegador chegam ao servidor para que ele
            possa responder. A hospedagem pode manter esses registros de acesso pelo prazo que o Marco Civil
            da Internet manda, só por segurança.
          </p>
          <p>
            Quando alguém pede uma página que não existe, anotamos o endereço pedido, sem anotar quem o pediu.
          </p>
        </>
      ),
    },
    {
      id: 'contato-direto',
      title: 'Quando você escreve ou liga',
      body: (
        <p>
          Usamos o seu nome e o seu contato para responder e, se for o caso, preparar a sua estadia. Não
          vendemos nem emprestamos esses dados, e os apagamos quando deixam de ser necessários ou obrigatórios
          por lei.
        </p>
      ),
    },
    rightsSection,
    {
      id: 'responsavel',
      title: 'Quem responde pelos dados',
      body: <ContactText />,
    },
  ]
}

function videoText(hosts: string[]) {
  if (hosts.length === 0) return 'Os vídeos de fundo são arquivos deste próprio site.'
  return (
    `Os vídeos de fundo vêm de fora (${hosts.join(', ')}): quem os serve recebe o seu endereço IP quando eles ` +
    'aparecem na tela. Eles não são carregados se o seu aparelho pede menos movimento ou economia de dados.'
  )
}
