/** What the screen says in more than one of its states (§2 "Admin packages", §8). */
export const packagesTitle = 'Gerenciar Ofertas'
export const packagesText = 'Pacotes e ofertas que os visitantes veem no site.'
export const saveFailed = 'Erro ao salvar pacote.'
