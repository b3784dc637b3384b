import type { Arrival } from '../../../lib/arrival/schema.ts'
import { picture } from './demo.ts'

export const demoArrival: Arrival = {
  id: 'arrival',
  lead: 'O caminho até o vale, o que pôr na mala em cada estação e os horários da casa. O resto pode esperar.',
  image: picture('fazenda-aerea.jpg'),
  directions:
    'Abasteça antes de sair da rodovia: no vale não há posto. O sinal de celular some depois da ponte de pedra; baixe o mapa ou leve esta página impressa.\n\nPara chegar depois das 20h, avise em {telefone}: deixamos o portão aberto e a lareira acesa.',
  packing: [
    {
      season: 'No inverno',
      text: 'As noites descem perto de zero. Traga casaco, gorro e meias grossas; a lenha e as mantas ficam por nossa conta.',
    },
    {
      season: 'No verão',
      text: 'Roupa leve, capa de chuva para o fim da tarde e um agasalho para a noite, que é fresca mesmo em janeiro.',
    },
    {
      season: 'O ano todo',
      text: '- tênis ou bota que possa sujar de terra\n- roupa de banho\n- repelente e protetor solar\n- remédios de uso contínuo: a farmácia mais próxima fica a meia hora',
    },
  ],
  hours: [
    { what: 'Café da manhã', hours: 'das 7h30 às 10h30' },
    { what: 'Almoço', hours: 'das 12h30 às 15h' },
    { what: 'Jantar', hours: 'das 19h30 às 22h' },
    { what: 'Silêncio nos chalés', hours: 'depois das 23h' },
  ],
  minors:
    'Pelo Estatuto da Criança e do Adolescente (art. 82), quem tem menos de 18 anos só pode se hospedar com os pais ou o responsável, ou com autorização deles.\n\n- Com os pais: certidão de nascimento ou documento com foto da criança, mesmo dos bebês.\n- Com outro adulto: o documento da criança e a autorização escrita dos pais ou do responsável.\n\nSem esses documentos, a lei não nos deixa receber a criança.',
  register_text:
    'A Ficha Nacional de Registro de Hóspedes é obrigatória em todo hotel do país. Preenchida em casa, ela poupa a fila da chegada.',
  register_url: 'https://fichas.quaresmeira.example/',
  closing: 'Boa viagem. A porteira estará aberta.',
}
