import { subscribe } from 'node:diagnostics_channel'

// Next listens before it runs any code of the site, and Node has no public way to list the servers. A connection that
// arrives before the request filter (lib/server/requests/open.ts) has started would not be checked: it is dropped, and may be made again.
globalThis.turnAway = ({ request }) => request.socket.destroy()
subscribe('http.server.request.start', globalThis.turnAway)
