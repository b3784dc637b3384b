import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { ControlGroup } from '../_ui/control-group'
import { type FieldProps, useFieldError } from '../_ui/field'
import { trackSending } from '../_ui/sending'
import { type ImageItem, useImageSending } from './image-items'
import { ImageList } from './image-list'
import { ImageFailure, ImageProgress } from './upload-status'

type Props = FieldProps & { folder: string; most?: number | undefined }

/** Uploads pictures of a list as soon as they are chosen, so the form holds only addresses. */
export function ImagesInput({ name, label, hint, required, className = '', folder, most = Infinity }: Props) {
  const { field } = useController({ name })
  const { getValues } = useFormContext()
  const error = useFieldError(name)
  const { sending, send, cancel } = useImageSending()
  const [failure, setFailure] = useState<{ error: string; left: ImageItem[] } | null>(null)
  const urls: string[] = Array.isArray(field.value) ? field.value.filter(Boolean) : []

  async function change(items: ImageItem[]) {
    const stored = items.flatMap((item) => (item.kind === 'stored' ? [item.url] : []))
    field.onChange(stored)
    await add(items.filter(({ kind }) => kind === 'local'))
  }

  function add(files: ImageItem[]) {
    setFailure(null)
    return trackSending(async () => {
      for (const [index, file] of files.entries()) {
        const result = await send([file], folder)
        if ('error' in result) return setFailure({ error: result.error, left: files.slice(index) })
        // The list may have changed during the upload.
        field.onChange([...getValues(name), ...result.urls])
      }
    })
  }

  return (
    <ControlGroup
      {...{ label, required, error, hint }}
      id={`${name}-imagens`}
      className={`gap-1.5 ${className}`}
    >
      <ImageList
        label={label}
        items={urls.map((url) => ({ kind: 'stored', url }))}
        onChange={change}
        max={most}
        folder={folder}
        hasMain={false}
        invalid={error !== undefined}
      />
      {sending && <ImageProgress {...sending} onCancel={cancel} />}
      {failure && (
        <ImageFailure
          error={failure.error}
          onRetry={() => add(failure.left)}
          onDismiss={() => setFailure(null)}
        />
      )}
    </ControlGroup>
  )
}
