'use client'

import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { HeroFilmsForm } from '../../_sections/hero-forms'
import type { SectionProps } from '../../_sections/section-form'

/** Beside the hero's own form, and out of its way until somebody wants it. */
export function HeroFilms(props: SectionProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <section className="border-t" aria-label="Celular e vídeo promocional">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-16 w-full items-center justify-between gap-4 px-5 py-3 text-left hover:bg-sand-50 sm:px-8"
        onClick={() => {
          setOpen(!isOpen)
          setWasOpen(true)
        }}
      >
        <span>
          <span className="block font-semibold">Celular e vídeo promocional</span>
          <span className="block text-ink-600">
            O fundo que aparece no celular e o filme no meio da página inicial.
          </span>
        </span>
        <ChevronDown className={`size-5 flex-none ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true" />
      </button>
      {wasOpen && (
        <div hidden={!isOpen}>
          <HeroFilmsForm {...props} />
        </div>
      )}
    </section>
  )
}
