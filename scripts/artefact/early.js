import { subscribe, unsubscribe } from 'node:diagnostics_channel'

// Next listens before it runs any code of the site, and no public function of Node names its servers. A connection that
// arrives before the request filter (lib/server/requests/filter.ts) has started would not be checked: it is dropped, and may be
// made again.
const drop = ({ request }) => request.socket.destroy()
subscribe('http.server.request.start', drop)
subscribe('site.request-filter.start', () => unsubscribe('http.server.request.start', drop))
