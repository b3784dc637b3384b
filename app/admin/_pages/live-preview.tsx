'use client'

import { use, useDeferredValue, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { KindName } from '@/lib/pages/kinds'
import { useManyPictureDetails } from '../_images/use-picture-details'
import { ScreenChoice } from '../_ui/screen-choice'
import { DrawnBlock } from './drawn-block'
import { missingLabels } from './missing-labels'
import { PageContext } from './page-context'
import { picturesIn, previewedBlock } from './previewed-block'
import { SiteFrame } from './site-frame'

// biome-ignore lint/suspicious/noExplicitAny: whatever the form holds is read
type Props = { kind: KindName; control: Control<any>; className?: string }

const widths = { Celular: 390, Tablet: 820, Computador: 1366 }
type Screen = keyof typeof widths
const screens: Screen[] = ['Celular', 'Tablet', 'Computador']

export function LivePreview({ kind, control, className = '' }: Props) {
  const [screen, setScreen] = useState<Screen>(innerWidth < 1024 ? 'Celular' : 'Computador')
  const values: Record<string, unknown> = useDeferredValue(useWatch({ control }))
  const pictures = useManyPictureDetails(picturesIn(values))
  const { facts } = use(PageContext) ?? {}
  const missing = missingLabels(kind, values)
  const block = previewedBlock(kind, values, pictures)
  return (
    <section aria-label="Prévia" className={`flex min-h-0 min-w-0 grow flex-col ${className}`}>
      <div className="flex justify-center border-b bg-sand-50 py-1">
        <ScreenChoice
          label="Tamanho da tela"
          name="largura"
          choices={screens}
          value={screen}
          onChange={setScreen}
        />
      </div>
      {missing.length > 0 && (
        <p className="border-b bg-sand-100 px-4 py-2 text-[0.875rem]">
          {`Para aparecer no site ainda falta: ${inWords.format(missing)}.`}
        </p>
      )}
      <SiteFrame title="Prévia do bloco" width={widths[screen]}>
        {block && facts && <DrawnBlock kind={kind} block={block} facts={facts} />}
      </SiteFrame>
    </section>
  )
}

const inWords = new Intl.ListFormat('pt-BR')
