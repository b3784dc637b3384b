import { CommentsStep } from './comments'
import { GuestStep } from './guest'
import { NewsStep } from './news'
import { HouseStep, ServicesStep } from './ratings'
import { RecommendationStep } from './recommendation'
import { StayStep } from './stay'

export const steps = [
  {
    name: 'Você',
    title: 'Vamos começar por você',
    hint: 'Dois dados bastam para começar. As respostas ficam guardadas só neste navegador.',
    Fields: GuestStep,
  },
  {
    name: 'Recomendação',
    title: 'Você nos recomendaria?',
    hint: 'Escolha uma nota e conte o motivo.',
    Fields: RecommendationStep,
  },
  {
    name: 'Estadia',
    title: 'Sobre a sua estadia',
    hint: 'Como falar com você, onde ficou e como chegou até nós. Precisamos de todas as respostas.',
    Fields: StayStep,
  },
  {
    name: 'Novidades',
    title: 'Quer notícias da fazenda?',
    hint: 'Poucas mensagens por ano, com as estações e as ofertas. Se preferir, siga adiante.',
    Fields: NewsStep,
  },
  {
    name: 'Serviço',
    title: 'Como cuidamos de você?',
    hint: 'Uma escolha em cada linha.',
    Fields: ServicesStep,
  },
  {
    name: 'Casa',
    title: 'E como estava a casa?',
    hint: 'Uma escolha em cada linha. As atividades infantis são opcionais.',
    Fields: HouseStep,
  },
  {
    name: 'Comentários',
    title: 'Quer contar algo mais?',
    hint: 'Um elogio, uma sugestão, uma lembrança da estadia. Se preferir, envie assim mesmo.',
    Fields: CommentsStep,
  },
]
