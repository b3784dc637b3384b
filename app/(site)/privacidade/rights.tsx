export const rightsSection = {
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
