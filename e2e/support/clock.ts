/** For `addInitScript`: only the page's `Date` moves, by whole days of Brazil; `page.clock` of a test comes after it and wins. */
export function liveOn(day: string) {
  const dayMs = 86_400_000
  const RealDate = Date
  const sinceMidnight = (RealDate.now() - dayMs / 8) % dayMs
  const shift = RealDate.parse(day) + dayMs / 8 + sinceMidnight - RealDate.now()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, self) =>
      Reflect.construct(target, values.length > 0 ? values : [target.now() + shift], self),
    get: (target, name) => (name === 'now' ? () => target.now() + shift : Reflect.get(target, name)),
  })
}
