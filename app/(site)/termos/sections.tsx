import Link from 'next/link'
import { ContactText } from '@/components/editorial/contact-text'
import { instalments } from '@/lib/packages/pricing'
import { routes } from '@/lib/paths'

export const termsSections = [
  {
    id: 'o-site',
    title: 'O que é este site',
    body: (
      <p>
        Um site de informação: apresenta o hotel, os chalés, o lazer, a gastronomia e os pacotes. Não é
        preciso criar conta, e nada é pago nem reservado aqui.
      </p>
    ),
  },
  {
    id: 'reservas',
    title: 'Reservas e pagamento',
    body: (
      <>
        <p>
          Ao escolher “Verificar Disponibilidade” ou “Reservar Agora”, você é levado, em outra aba, ao motor
          de reservas: um serviço de outra empresa, com os seus próprios termos. É lá que se confirmam a
          disponibilidade, o preço final, a forma de pagamento e as regras de cancelamento.
        </p>
        <p>A reserva só existe depois da confirmação que esse serviço envia a você.</p>
      </>
    ),
  },
  {
    id: 'precos',
    title: 'Preços e pacotes',
    body: (
      <>
        <p>
          Os preços deste site estão em reais e servem de referência. O parcelamento em até {instalments}{' '}
          vezes iguais, sem juros, e o preço à vista valem nas condições mostradas ao concluir a reserva.
        </p>
        <p>
          Cada pacote tem o seu período, o seu número mínimo de noites e a sua capacidade, indicados na página
          dele. Pacotes dependem de vagas e podem sair do ar sem aviso; a reserva já confirmada não muda.
        </p>
      </>
    ),
  },
  {
    id: 'estadia',
    title: 'Crianças, animais e passeios',
    body: (
      <ul>
        <li>Crianças de até 6 anos não pagam hospedagem.</li>
        <li>O hotel é pet friendly e recebe um animal de estimação por reserva; avise ao reservar.</li>
        <li>Para conduzir o quadriciclo é obrigatória a carteira de habilitação.</li>
        <li>
          Na piscina, que tem 1,5 m de profundidade e uma área infantil de 60 cm, as crianças ficam sob os
          cuidados dos responsáveis.
        </li>
        <li>O restaurante recebe somente hóspedes, e as três refeições fazem parte da diária.</li>
      </ul>
    ),
  },
  {
    id: 'conteudo',
    title: 'Textos e imagens',
    body: (
      <p>
        As imagens são ilustrativas, e os chalés de uma mesma categoria podem ter pequenas diferenças. Textos,
        imagens e marca pertencem ao hotel ou a quem os licenciou; para usá-los, peça antes.
      </p>
    ),
  },
  {
    id: 'terceiros',
    title: 'Links para outros sites',
    body: (
      <p>
        O motor de reservas, o mapa e as redes sociais são de outras empresas e seguem as regras delas. O que
        acontece com os seus dados neste site está na página de{' '}
        <Link href={routes.privacy} prefetch={false}>
          privacidade
        </Link>
        .
      </p>
    ),
  },
  {
    id: 'lei',
    title: 'Os seus direitos e mudanças no texto',
    body: (
      <>
        <p>
          Vale a lei brasileira. Nada nestes termos diminui os direitos que o Código de Defesa do Consumidor
          dá a você.
        </p>
        <p>Quando o texto mudar, a nova versão aparece nesta página, com a data da atualização.</p>
      </>
    ),
  },
  { id: 'contato', title: 'Contato', body: <ContactText /> },
]
