'use client'

import { useEffect, useState } from 'react'

/** An address for showing a local file before it is sent; let go when the file changes or its picture disappears. */
export function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  // The browser keeps the file for the address until it is revoked, so making it belongs to an effect.
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [file])
  return address
}
