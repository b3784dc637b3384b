export const roomsTitle = 'Gerenciar Acomodações'
export const roomsText = 'Gerencie os chalés e quartos que os visitantes veem no site.'
