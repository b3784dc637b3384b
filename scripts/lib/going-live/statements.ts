/**
 * The statements of a file, as the Supabase CLI records them: without their semicolons, with the comments before them.
 * Semicolons within quotes, dollar quotes and comments end nothing.
 */
export function splitStatements(sql: string): string[] {
  const statements: string[] = []
  let begin = 0
  for (const { 0: token, index } of sql.matchAll(tokens)) {
    if (token !== ';') continue
    statements.push(sql.slice(begin, index))
    begin = index + 1
  }
  statements.push(sql.slice(begin))
  return statements.map((text) => text.trim()).filter(Boolean)
}

const tokens = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;/g
