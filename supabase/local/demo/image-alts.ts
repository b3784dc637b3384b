import type { ImageAlts } from '../../../lib/images/alt.ts'

/** What is to be seen on these images of the demonstration, by the name of the file. */
export function altsOf(images: (string | null)[]): ImageAlts {
  return Object.fromEntries(Object.entries(alts).filter(([name]) => images.includes(name)))
}

const alts: ImageAlts = {
  'hero-vale.jpg':
    'Vale com lago, névoa e três chalés de madeira iluminados ao entardecer, cercados pela Mata Atlântica',
  'hero-vale-mobile.jpg': 'Lago ao entardecer com chalés iluminados e montanhas na névoa',
  'chale-lago.jpg': 'Chalé de madeira com varanda e janelas acesas à beira do lago, ao anoitecer',
  'quarto-floresta.jpg':
    'Quarto com cama de casal, roupa de cama branca, painéis de madeira e grande janela para a floresta',
  'fazenda-aerea.jpg': 'Vista aérea da fazenda: lago, chalés e mata ao redor',
  'chale-varanda.jpg':
    'Varanda de madeira com duas poltronas e vista para o lago e as montanhas na névoa da manhã',
  'restaurante-mesa.jpg':
    'Mesa rústica de madeira posta para o café da manhã no salão com janelas para a mata',
  'piscina.jpg': 'Piscina com deck de madeira, espreguiçadeiras e guarda-sóis diante da floresta',
  'lareira.jpg': 'Sala de estar com lareira de pedra acesa, poltronas de couro e luz de abajur',
  'banheira-hidro.jpg': 'Banheira de imersão diante da janela para a mata, com velas e plantas',
  'montanhas-nevoa.jpg': 'Camadas de montanhas cobertas de mata emergindo da névoa ao nascer do sol',
  'chales-fileira.jpg': 'Fileira de chalés de madeira com jardim de hortênsias e caminho de pedra',
  'quarto-familia.jpg':
    'Quarto família com uma cama de casal e duas de solteiro, luz natural e madeira clara',
  'cavalos.jpg': 'Três cavalos pastando no campo com névoa dourada da manhã',
  'trilha-mata.jpg': 'Trilha na Mata Atlântica entre samambaias-açu, com raios de sol',
  'chale-noite.jpg': 'Chalé sob o céu estrelado com cordões de luzes acesos',
  'quarto-premium.jpg': 'Suíte premium com lareira, cama de casal e porta de vidro para a varanda',
  'cafe-da-manha.jpg': 'Bandeja de café da manhã com café, pães, frutas e suco sobre a cama',
  'jardim-flores.jpg': 'Jardim com quaresmeira florida, ipê-amarelo, hortênsias e banco de madeira',
  'deck-lago.jpg': 'Píer de madeira sobre o lago ao nascer do sol, com chalés e montanhas ao fundo',
  'academia.jpg': 'Academia com halteres, banco, esteira e janela para a mata',
  'chale-01.jpg': 'Chalé de madeira clara com varanda em luz dourada do fim da tarde',
  'chale-02.jpg': 'Chalé de madeira com jardim em dia claro',
  'chale-03.jpg': 'Chalé de madeira escura visto de frente, com janelas acesas ao anoitecer',
  'chale-04.jpg': 'Chalé de madeira avermelhada com jardim florido na luz suave da manhã',
  'chale-05.jpg': 'Chalé à beira do lago em luz dourada',
  'chale-06.jpg': 'Chalé de madeira escura com telhado de barro, chaminé de pedra e jardim, na luz da manhã',
  'chale-07.jpg': 'Chalé de janelas acesas refletido no lago ao anoitecer',
  'chale-08.jpg': 'Chalé com varanda e caminho de pedra em dia claro',
  'quadriciclo.jpg':
    'Quadriciclo verde-escuro estacionado em trilha da Mata Atlântica, entre samambaias e névoa dourada',
  'jantar-velas.jpg':
    'Mesa de jantar à luz de velas no restaurante à noite, com taças de vinho e janelas escuras para a mata',
  'piscina-infantil.jpg':
    'Piscina infantil rasa com boia e bola ao lado da piscina principal, em luz dourada do fim da tarde',
  'pet-friendly.jpg':
    'Varanda de chalé com caminha redonda para cachorro, potes de água e ração e guia pendurada, com o jardim ao fundo',
  'rede-varanda.jpg':
    'Rede de algodão com franja na varanda de madeira, de frente para o lago e as montanhas na névoa',
}
