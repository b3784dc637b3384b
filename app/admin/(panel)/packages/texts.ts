export const packagesTitle = 'Gerenciar Ofertas'
export const packagesText = 'Pacotes e ofertas que os visitantes veem no site.'
export const saveFailed = 'Erro ao salvar pacote.'
