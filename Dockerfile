# The site with its forms, behind a proxy that ends TLS: docs/deployment.md.

FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# "--production --demo" lets sample data pass, with noindex on every page.
ARG BUILD_FLAGS=--production
RUN npm run build -- ${BUILD_FLAGS} && npm run build:server

FROM node:22-slim AS modules
WORKDIR /site
COPY .npmrc ./
COPY --from=build /site/dist-server/package.json /site/dist-server/package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund

FROM node:22-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_DIR=/data
RUN mkdir -m 700 /data && chown node:node /data
COPY --from=modules /site/node_modules node_modules
# server.js with its package.json, and for operators submissions.js and outbox.js.
COPY --from=build /site/dist-server ./
COPY --from=build /site/dist dist
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js", "dist"]
