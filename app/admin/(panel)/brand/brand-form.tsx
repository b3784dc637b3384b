'use client'

import { type CSSProperties, type ReactNode, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { Divider } from '@/components/ui/divider'
import { Emblem } from '@/components/ui/emblem'
import { emblemOf, emblems, emblemVariables, isDrawn } from '@/lib/brand/emblems'
import { letteringOf, letterings } from '@/lib/brand/letters'
import { type Colors, defaultColors, shadesOf, themeVariables } from '@/lib/brand/theme'
import { configurationFields } from '@/lib/hotel/fields'
import { panelSource } from '@/lib/media/images/addresses'
import { sourceValidationMessage } from '@/lib/media/images/source-check'
import { brandForm } from '@/lib/panel/hotel-forms'
import { saveBrand } from '../../_sections/actions'
import { SectionForm, type SectionProps } from '../../_sections/section-form'
import { parseColor } from '../../_ui/color-input'
import { ControlGroup } from '../../_ui/control-group'
import { type FieldProps, useFieldError } from '../../_ui/field'

type Props = SectionProps & { hotel: { name: string; tagline: string } }

export function BrandForm({ hotel, ...props }: Props) {
  const { name, tagline, logo_url, mark_url, primary_color, accent_color, letters, emblem, scenery } =
    configurationFields
  return (
    <div className="surface">
      <SectionForm
        {...props}
        name="marca"
        pendingOf={{ name: 'configuration', id: 'brand', label: 'Marca' }}
        schema={brandForm}
        fields={{
          name: { ...name, placeholder: hotel.name },
          tagline: { ...tagline, placeholder: hotel.tagline },
          logo_url,
          mark_url,
          primary_color: { ...primary_color, half: true },
          accent_color: { ...accent_color, half: true },
          letters,
          emblem,
          scenery,
        }}
        inputs={{ letters: <LetterChoice key="letters" />, emblem: <EmblemChoice key="emblem" /> }}
        beside={<BrandSample hotel={hotel} />}
        save={saveBrand}
        success="Marca atualizada com sucesso!"
        failure="Erro ao salvar marca."
      />
    </div>
  )
}

function LetterChoice() {
  return (
    <RadioCards name="letters" label="Letras" values={keysOf(letterings)} className="sm:grid-cols-3">
      {(value) => {
        const { label, display, sans } = letterings[value]
        return (
          <span className="grid gap-1">
            {label}
            <span
              aria-hidden="true"
              className="text-[1.5rem] leading-tight"
              style={{ fontFamily: `"${display}"` }}
            >
              Seu refúgio
            </span>
            <span
              aria-hidden="true"
              className="text-ink-600 text-[0.875rem]"
              style={{ fontFamily: `"${sans}"` }}
            >
              Texto e números 1234
            </span>
          </span>
        )
      }}
    </RadioCards>
  )
}

/** Offers the drawn emblems, no emblem, or the symbol (BRAND-11). */
function EmblemChoice() {
  const [emblem, mark]: unknown[] = useWatch({ name: ['emblem', 'mark_url'] })
  const { label, hint } = configurationFields.emblem
  return (
    <RadioCards
      {...{ label, hint }}
      name="emblem"
      values={keysOf(emblems)}
      className="grid-cols-2 sm:grid-cols-3"
      note={emblem === 'mark' && !mark && noMark}
    >
      {(value) => (
        <>
          <span className="min-w-0 grow">{emblems[value].label}</span>
          {isDrawn(value) && (
            <span style={{ '--emblem-display': 'block', ...emblemVariables(value, '') } as CSSProperties}>
              <Emblem className="text-[1.5rem] text-forest-800" />
            </span>
          )}
        </>
      )}
    </RadioCards>
  )
}

const noMark = 'Ainda não há símbolo: envie um acima. Até lá, o site não mostra emblema.'

type RadioCardsProps<Value extends string> = Pick<FieldProps, 'name' | 'label' | 'hint'> & {
  values: Value[]
  className: string
  note?: ReactNode
  children: (value: Value) => ReactNode
}

/** Offers a few values, each drawn as it looks on the site. */
function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { name, label, hint, values, className, note, children } = props
  const { field } = useController({ name })
  const error = useFieldError(name)
  return (
    <ControlGroup id={`${name}-cartoes`} label={label} hint={hint} error={error} className="gap-1.5">
      <div className={`grid gap-2 ${className}`}>
        {values.map((value) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-xs border border-ink-line bg-white px-3 py-2 focus-within:outline-2 focus-within:outline-forest-800 focus-within:outline-offset-2 has-checked:border-forest-800 has-checked:bg-sand-100"
          >
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
              className="size-4 flex-none accent-forest-800"
            />
            {children(value)}
          </label>
        ))}
      </div>
      {note && <p className="field-hint">{note}</p>}
    </ControlGroup>
  )
}

function keysOf<Key extends string>(record: Record<Key, unknown>) {
  return Object.keys(record) as Key[]
}

type Typed = Record<string, unknown>

/** Shows header, texts, buttons, card and footer in the typed colours and fonts (BRAND-4). */
function BrandSample({ hotel }: { hotel: { name: string; tagline: string } }) {
  const typed = useWatch() as Typed
  const colors = useLastGood(typed)
  const shades = shadesOf(colors)
  const { display, sans } = letterings[letteringOf(String(typed.letters ?? ''))]
  const name = text(typed.name) || hotel.name || 'O seu hotel'
  const tagline = text(typed.tagline) || hotel.tagline
  const logo = text(typed.logo_url)
  const mark = text(typed.mark_url)
  const emblem = emblemOf(text(typed.emblem), mark)
  const isCorrected = shades.forest800 !== colors.primary || shades.gold500 !== colors.accent
  const look = {
    ...Object.fromEntries(themeVariables(colors)),
    '--emblem-display': 'block',
    ...emblemVariables(emblem, panelSource(mark, 480)),
    '--font-display': `"${display}", serif`,
    '--font-sans': `"${sans}", sans-serif`,
    fontFamily: 'var(--font-sans)',
  } as CSSProperties
  return (
    <section aria-label="Amostra" className="grid gap-2 xl:sticky xl:top-20">
      <h2 className="font-semibold">Como fica no site</h2>
      <div
        style={look}
        aria-hidden="true"
        data-brand-sample
        className="overflow-hidden rounded-xs border text-ink-900"
      >
        <div className="flex items-center justify-between gap-3 border-b bg-sand-50 px-4 py-3">
          <Brand name={name} tagline={tagline} logo={logo} />
          <span className="rounded-xs bg-forest-800 px-3 py-2.5 font-semibold text-[0.6875rem] text-white tracking-[.16em]">
            RESERVAR
          </span>
        </div>
        <div className="grid gap-3 bg-sand-50 px-4 py-5">
          <span className="font-semibold text-[0.6875rem] text-ink-600 uppercase tracking-[.22em]">
            Acomodações
          </span>
          <span className="font-display text-[1.875rem] leading-[1.1]">Um título com a cara do hotel</span>
          <Divider />
          <span className="text-ink-600">
            Um texto de duas linhas, com números como 1, 2 e 3, para ver como o hotel fala.
          </span>
          <span className="flex flex-wrap items-center gap-4">
            <span className="rounded-xs border border-forest-800 px-4 py-2.5 font-semibold text-[0.6875rem] text-forest-800 tracking-[.16em]">
              CONHEÇA O HOTEL
            </span>
            <span className="text-forest-800 underline underline-offset-4">Como chegar</span>
          </span>
        </div>
        <div className="grid gap-2 bg-sand-100 p-4">
          <div className="grid gap-1 bg-forest-950 p-4 text-white">
            <span className="font-semibold text-[0.6875rem] text-gold-300 uppercase tracking-[.22em]">
              Romântico
            </span>
            <span className="font-display text-[1.5rem] leading-tight">Fim de semana a dois</span>
            <span className="text-mist">Uma frase sobre o pacote</span>
            <span className="mt-2 w-fit bg-gold-300 px-3 py-2 font-semibold text-[0.8125rem] text-forest-950">
              2 noites, até 4 pessoas
            </span>
          </div>
        </div>
        <div className="grid gap-2 border-gold-line border-t bg-forest-900 px-4 py-4 text-white">
          <Brand name={name} tagline={tagline} logo={logo} isWhite />
          <span className="text-mist">© {name}. Todos os direitos reservados.</span>
        </div>
      </div>
      {isCorrected && (
        <p className="field-hint">
          Onde há texto, as cores são escurecidas ou clareadas para que se possa ler.
        </p>
      )}
    </section>
  )
}

type BrandProps = { name: string; tagline: string; logo: string; isWhite?: boolean }

function Brand({ name, tagline, logo, isWhite = false }: BrandProps) {
  if (logo && sourceValidationMessage(logo) === null) {
    return (
      // biome-ignore lint/performance/noImgElement: the site also renders a logo of unknown dimensions as a plain image
      <img
        src={panelSource(logo, 480)}
        alt=""
        className={`h-11 w-auto max-w-44 object-contain object-left ${isWhite ? 'brightness-0 invert' : ''}`}
      />
    )
  }
  return (
    <span className="grid min-w-0 gap-1.5 leading-none">
      <span className="truncate font-display text-[1.125rem] uppercase tracking-[.24em]">{name}</span>
      {tagline && (
        <span className="truncate font-semibold text-[0.5rem] uppercase tracking-[.2em]">{tagline}</span>
      )}
    </span>
  )
}

/** Returns the last complete colours while a colour is being typed. */
function useLastGood({ primary_color, accent_color }: Typed): Colors {
  const [last, setLast] = useState(defaultColors)
  const primary = parseColor(primary_color) ?? last.primary
  const accent = parseColor(accent_color) ?? last.accent
  if (primary !== last.primary || accent !== last.accent) setLast({ primary, accent })
  return { primary, accent }
}

function text(value: unknown) {
  return typeof value === 'string' ? value.trim() : ''
}
