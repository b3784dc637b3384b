import { expect, test } from 'vitest'
import { packageTeaser } from './teaser'

const said = {
  'A serra é fria em julho. O chalé é quente.': 'A serra é fria em julho.',
  'A serra é\nfria em\n  julho! E o chalé?': 'A serra é fria em julho!',
  'Natal na serra\nQuatro noites.': 'Natal na serra',
  'Fica na Av. Brasil, com o Dr. Silva, às 15h. Venha.': 'Fica na Av. Brasil, com o Dr. Silva, às 15h.',
  // The text is cut at the last punctuation mark that fits.
  'Em outubro, a programação é das crianças: caça ao tesouro no jardim, pão assado com a cozinheira, visita aos cavalos e histórias.':
    'Em outubro, a programação é das crianças: caça ao tesouro no jardim, pão assado com a cozinheira.',
  // It is not cut within brackets, nor after too few words to be useful.
  'Três noites no chalé mais alto da fazenda inteira, com lareira (lenha, fósforos e pinhas à vontade, repostos todos os dias) e vista.':
    'Três noites no chalé mais alto da fazenda inteira, com lareira.',
  'De manhã, o primeiro passeio de cavalo pela mata contorna devagar o lago inteiro e termina diante da mesa do café que a cozinha serve.':
    'De manhã, o primeiro passeio de cavalo pela mata contorna devagar o lago inteiro e termina diante da mesa do café.',
  'Noites longas em chalés grandes de madeira clara sob árvores altas de flor roxa perto do lago do vale da serra do mar do Rio.':
    'Noites longas em chalés grandes de madeira clara sob árvores altas de flor roxa perto do lago do vale da serra.',
  ['x'.repeat(4000)]: `${'x'.repeat(119)}.`,
  '': '',
}

test.each(Object.entries(said))('a card shows “%s” as: %s (OFF-25)', (description, short) => {
  expect(packageTeaser({ teaser: '', description })).toBe(short)
  expect(packageTeaser({ teaser: 'Só para nós dois', description })).toBe('Só para nós dois')
})
