/** Forward and a reload arrive at entries of layers that are closed (NAV-14); each lies on an entry of its page. */
export function skipSpentEntries() {
  const skip = () => {
    if (history.state?.layer && !document.querySelector('[role=dialog][data-state=open]')) history.back()
  }
  skip()
  addEventListener('popstate', skip)
  return () => removeEventListener('popstate', skip)
}
