# Builds the site as an image: docs/going-live/container.md. The image contains no hotel and no secret: both come from the
# environment at run time. CI builds and runs it.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
# Names the release, because .git is not copied.
ARG COMMIT
RUN npm run build

FROM node:24.21.0-bookworm-slim
# glibc gives every thread its own heap: after ten uploads the process held 563 MB, with two heaps 280.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/.next/standalone ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD ["node", "health.js"]
# scripts/lib/site.ts explains these flags.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=256", "server.js"]
