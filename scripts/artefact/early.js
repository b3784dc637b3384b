import { subscribe, unsubscribe } from 'node:diagnostics_channel'

// Next listens before it runs any code of the site, and no public function of Node lists its servers. Drop connections that
// arrive before the request filter (lib/server/requests/filter.ts) starts, because nothing would check them; clients may
// reconnect.
const drop = ({ request }) => request.socket.destroy()
subscribe('http.server.request.start', drop)
subscribe('site.request-filter.start', () => unsubscribe('http.server.request.start', drop))
