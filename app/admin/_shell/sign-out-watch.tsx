'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { onOtherTabLeft } from './leave'

/** Who signs out in one tab leaves the panel in all: what they show must not stay behind on the screen. */
export function SignOutWatch() {
  const router = useRouter()
  // Another tab's message is the only thing that tells. By the router, because a form with changes would ask.
  useEffect(() => onOtherTabLeft(() => router.replace('/admin/login?motivo=saiu')), [router])
  return null
}
