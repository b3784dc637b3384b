import { pictograms } from '@/lib/pictograms'
import { foldText, hasWords } from '@/lib/words'

/** Icons of the shared file (public/images/icones.svg) for a block's text: label and search words. */
const ofCommonFile = {
  pool: ['Piscina', 'natação nadar piscina aquecida'],
  route: ['Passeio', 'caminho rota roteiro'],
  meals: ['Refeições', 'restaurante café da manhã almoço jantar talheres gastronomia'],
  paw: ['Animais', 'pet pata cachorro gato'],
  gym: ['Academia', 'ginástica halteres musculação fitness'],
  trail: ['Trilha', 'caminhada montanha floresta'],
  wifi: ['Wi-Fi', 'internet rede'],
  tv: ['TV', 'televisão smart streaming'],
  minibar: ['Frigobar', 'geladeira minibar'],
  'living-area': ['Varanda e sala', 'sofá estar'],
  climate: ['Climatização', 'temperatura quente frio'],
  'air-conditioning': ['Ar-condicionado', 'ar condicionado frio split'],
  fireplace: ['Lareira', 'fogo lenha'],
  'hot-tub': ['Hidromassagem', 'banheira ofurô jacuzzi spa'],
  beds: ['Camas', 'quarto dormir'],
  guests: ['Hóspedes', 'pessoas família grupo'],
  calendar: ['Calendário', 'data dia agenda'],
  check: ['Incluído', 'visto certo'],
} as const

/** A name that `Icon` accepts: in the shared file or as a separate file. */
export type BlockIcon = keyof typeof ofCommonFile | `icones/${string}.svg#i`

/** All icons in the panel's order; `words` are search terms besides the label. */
export const iconChoices = Object.entries<readonly [string, string]>({ ...ofCommonFile, ...pictograms }).map(
  ([value, [label, words]]) => ({ value, label, words }),
)

/** Returns the chosen icon, or a plain tick. A page loads only the files of icons that it shows. */
export function blockIcon(name: string): BlockIcon {
  if (isCommon(name)) return name
  return Object.hasOwn(pictograms, name) ? `icones/${name}.svg#i` : 'check'
}

/** Finds icons whose label or search words contain every typed word, ignoring accents; matching labels come first. */
export function findIcons(typed: string) {
  const words = foldText(typed).trim().split(/\s+/)
  const isNamed = ({ label }: { label: string }) => words.some((word) => foldText(label).startsWith(word))
  return iconChoices
    .filter((choice) => hasWords(`${choice.label} ${choice.words}`, typed.trim()))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
}

function isCommon(name: string): name is keyof typeof ofCommonFile {
  return Object.hasOwn(ofCommonFile, name)
}
