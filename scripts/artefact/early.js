import { subscribe } from 'node:diagnostics_channel'

// Next listens before it runs any code of the site, and no public function of Node names its servers. Whoever comes before the
// request filter (lib/requests/open.ts) is open would wait without having been looked at: they may ask again.
globalThis.turnAway = ({ request }) => request.socket.destroy()
subscribe('http.server.request.start', globalThis.turnAway)
