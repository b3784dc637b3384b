/** Terms that suit any hotel: none depends on facts that may be missing. */
export const defaultTerms: { updated: string; parts: { title: string; body: string }[] } = {
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
