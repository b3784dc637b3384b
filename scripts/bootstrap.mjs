// Every version of Node can read this file. Check the version first: an old one lacks modules that the rest imports.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major > 20 || (major === 20 && minor >= 20)) {
  await import('./lib/hand-over.mjs')
} else {
  console.error(
    `É preciso Node 20.20 ou mais novo; este é o ${process.versions.node}. Baixe um em https://nodejs.org.`,
  )
  process.exitCode = 1
}
