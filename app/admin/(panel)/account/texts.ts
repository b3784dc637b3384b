export const accountTitle = 'Minha conta'
export const accountText = 'Como você entra no painel, e quem mais pode entrar com a sua conta.'
