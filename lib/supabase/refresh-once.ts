/** Milliseconds in which a renewed session is handed to everybody who brings the old one. */
const SHARED_MS = 10_000

/**
 * Wraps `send` so that a refresh token is sent once, however many requests bring it at the same time: a token works
 * only once, and the requests that come second would be signed out.
 */
export function refreshOnce(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const token = init?.body
    if (typeof token !== 'string' || !String(input).includes('grant_type=refresh_token')) {
      return send(input, init)
    }
    let flight = flights.get(token)
    if (!flight) {
      flight = send(input, init)
      flights.set(token, flight)
      const forget = () => flights.delete(token)
      flight.then((response) => (response.ok ? setTimeout(forget, SHARED_MS).unref() : forget()), forget)
    }
    return (await flight).clone()
  }
}

const flights = new Map<string, Promise<Response>>()
