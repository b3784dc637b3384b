import { readFileSync } from 'node:fs'

export function generateStaticParams() {
  return Object.keys(texts()).map((page) => ({ page }))
}

export const dynamicParams = false

export default async function PaddedPage({ params }) {
  const { page } = await params
  return <p>{texts()[page]}</p>
}

function texts() {
  return JSON.parse(readFileSync('texts.json', 'utf8'))
}
