'use client'

import { useEffect, useState } from 'react'

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
