#!/bin/bash
# Runs quaresmeira.service as it is on a machine that is thrown away afterwards, with a stand-in for the site: it must come
# up inside its sandbox, outlive its processes, and end when told. Needs root, systemd, and this checkout with its packages.
set -euo pipefail
cd "$(dirname "$0")/.."
useradd --system --home-dir /opt/quaresmeira --shell /usr/sbin/nologin quaresmeira
install -d -o quaresmeira -g quaresmeira -m 0700 /var/lib/quaresmeira
cp -a . /opt/quaresmeira
install -m 0755 "$(command -v node)" /usr/bin/node
/usr/bin/node --eval 'process.exit(Number.parseInt(process.versions.node) >= 24 ? 0 : 1)'
release=/var/lib/quaresmeira/releases/20260101-000000
mkdir -p "$release"
cat > "$release/server.js" <<'SERVER'
const { createServer } = require('node:http')
createServer((request, response) => {
  if (request.url === '/die') process.exit(1)
  response.end(String(process.pid))
}).listen(process.env.PORT, process.env.HOSTNAME)
SERVER
ln -s 20260101-000000 /var/lib/quaresmeira/releases/current
cat > /opt/quaresmeira/.env.local <<'ENVIRONMENT'
DATA_DIR=/var/lib/quaresmeira
SUPABASE_URL=http://127.0.0.1:9
SUPABASE_PUBLISHABLE_KEY=sb_publishable_of_nobody_at_all
HOTEL_SLUG=x
BOOKING_ENGINE_URL=http://127.0.0.1:9
WORKERS=1
ENVIRONMENT
chown -R quaresmeira:quaresmeira /var/lib/quaresmeira /opt/quaresmeira
cp deploy/quaresmeira.service /etc/systemd/system/
systemctl daemon-reload
systemctl start quaresmeira
trap 'journalctl -u quaresmeira --no-pager -n 50' ERR
curl -fsS --retry 60 --retry-delay 1 --retry-all-errors http://127.0.0.1:3000/
# The only process there is.
curl -sS http://127.0.0.1:3000/die || true
curl -fsS --retry 60 --retry-delay 1 --retry-all-errors http://127.0.0.1:3000/
systemctl kill --signal=KILL --kill-whom=main quaresmeira
curl -fsS --retry 60 --retry-delay 1 --retry-all-errors http://127.0.0.1:3000/
systemctl stop quaresmeira
if systemctl is-failed quaresmeira; then exit 1; fi
systemd-analyze security quaresmeira.service --threshold=20 --no-pager | tail -1
