/** Whether the browser let the text onto the clipboard: not without https, nor where a person refused. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
