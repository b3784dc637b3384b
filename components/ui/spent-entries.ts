/** Forward and a reload arrive at entries of layers that are closed (NAV-14); each lies on an entry of its page. For good: once. */
export function skipSpentEntries() {
  const skip = () => {
    if (history.state?.layer && !document.querySelector('[role=dialog][data-state=open]')) history.back()
  }
  skip()
  addEventListener('popstate', skip)
}
