/** The client components that the data of a page refers to, Next's own among them; each once, by the name it is exported as. */
export function islandsIn(html: string): string[] {
  const pushed = html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)
  const data = [...pushed].map(([, text = '""']) => String(JSON.parse(text))).join('')
  return [...data.matchAll(/^[\da-f]+:I\[.*?,"([^"]*)"(?:,\d+)?\]$/gm)].map(([, name = '']) => name)
}
