export const staffSection = {
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
