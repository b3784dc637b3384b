import { ImageText } from '@/components/editorial/image-text'

export function Comforts() {
  return (
    <section
      aria-label="Academia e animais"
      className="section-space grid gap-y-[clamp(4.5rem,9vw,9rem)] pt-0"
    >
      <ImageText
        id="gym-title"
        label="Academia"
        title="Treinar de frente para a floresta"
        shape="wide"
        side="left"
        image={{
          src: '/images/academia.jpg',
          alt: 'Academia com esteira, banco e halteres diante de uma grande janela para a mata',
        }}
      >
        <p>
          Esteira, banco, halteres e tapetes para alongar, com uma janela inteira de samambaias-açu no lugar
          do espelho. A academia é dos hóspedes, sem taxa e sem hora marcada.
        </p>
      </ImageText>
      <ImageText
        id="pets-title"
        label="Pet friendly"
        title="O seu cachorro também é hóspede"
        shape="tall"
        side="right"
        image={{
          src: '/images/pet-friendly.jpg',
          alt: 'Varanda de chalé com caminha redonda para cachorro e potes de água e ração',
          crop: 'object-[38%_50%]',
        }}
      >
        <p>
          Somos pet friendly: recebemos um animal de estimação por reserva. A caminha, os potes e a guia já
          estão na varanda quando vocês chegam, e o gramado começa logo depois do último degrau.
        </p>
        <p>Conte na reserva que ele vem, para que o chalé certo espere por vocês.</p>
      </ImageText>
    </section>
  )
}
