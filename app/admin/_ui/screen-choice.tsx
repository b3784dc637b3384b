import { useId, useState } from 'react'

type Props<Choice extends string> = {
  label: string
  name: string
  choices: readonly Choice[]
  value: Choice
  onChange: (choice: Choice) => void
  className?: string
}

export function ScreenChoice<Choice extends string>(props: Props<Choice>) {
  const { label, name, choices, value, onChange, className = '' } = props
  return (
    <fieldset className={`flex ${className}`}>
      <legend className="sr-only">{label}</legend>
      {choices.map((one) => (
        <label key={one} className={look}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={one === value}
            onChange={() => onChange(one)}
          />
          {one}
        </label>
      ))}
    </fieldset>
  )
}

const look =
  'flex min-h-11 cursor-pointer items-center border not-first-of-type:border-l-0 px-4 text-ink-600 first-of-type:rounded-l-xs last-of-type:rounded-r-xs ' +
  'has-checked:bg-forest-800 has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2'

const widths = { Celular: 390, Tablet: 820, Computador: 1366 }

type Screen = keyof typeof widths

/** The width of a preview, and the control that chooses it. */
export function useScreenWidth(screens: Screen[]) {
  const [screen, setScreen] = useState<Screen>(innerWidth < 1024 ? 'Celular' : 'Computador')
  const name = useId()
  const choice = (
    <ScreenChoice label="Tamanho da tela" name={name} choices={screens} value={screen} onChange={setScreen} />
  )
  return { width: widths[screen], choice }
}
