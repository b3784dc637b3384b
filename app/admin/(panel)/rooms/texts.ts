/** What the screen says in more than one of its states (§2 "Admin rooms"). */
export const roomsTitle = 'Gerenciar Acomodações'
export const roomsText = 'Gerencie os chalés e quartos que os visitantes veem no site.'
