/** Whose hotel the demonstration is: nobody's, and it says so. A hosted project never receives it. */
export const demoOwner = {
  HOTEL_LEGAL_NAME: 'Quaresmeira Hotelaria (empresa fictícia, para demonstração)',
  HOTEL_CNPJ: 'FI.CTI.CIA/0001-65',
}
