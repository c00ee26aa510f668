# The API with both consoles; STOA_ROLES makes it a web node, a worker or the migration.
FROM node:24-bookworm AS build
WORKDIR /srv/stoa
COPY . .
RUN npm ci --include=dev --no-audit --no-fund
RUN npm run build --workspace @stoa/contracts --workspace @stoa/backend --workspace @stoa/backoffice --workspace @stoa/seller-portal
# The packages anew, without what only building and testing need.
RUN rm -rf node_modules && npm ci --omit=dev --no-audit --no-fund --workspace @stoa/backend

FROM node:24-bookworm-slim
ENV NODE_ENV=production SEED=minimal
WORKDIR /srv/stoa
COPY --from=build /srv/stoa/package.json ./
COPY --from=build /srv/stoa/node_modules node_modules
COPY --from=build /srv/stoa/backend backend
COPY --from=build /srv/stoa/backoffice/dist backoffice/dist
COPY --from=build /srv/stoa/seller-portal/dist seller-portal/dist
RUN mkdir -p var/media && chown -R node:node var
USER node
EXPOSE 3000
# As every other start (scripts/workspace/shop-command.mjs).
ENV MALLOC_ARENA_MAX=2
# The options of backend/node-flags.json; a shop with a large catalogue sets a higher limit.
ENV NODE_OPTIONS="--max-semi-space-size=4 --max-old-space-size=2000"
CMD ["node", "backend/dist/bundle/main.js"]
