# The storefront as a server of its own; it reaches the API at API_URL.
FROM node:24-bookworm AS build
WORKDIR /srv/stoa
COPY . .
RUN npm ci --include=dev --no-audit --no-fund
RUN npm run build --workspace @stoa/contracts --workspace @stoa/storefront
RUN rm -rf node_modules && npm ci --omit=dev --no-audit --no-fund --workspace @stoa/storefront

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /srv/stoa
COPY --from=build /srv/stoa/package.json ./
COPY --from=build /srv/stoa/node_modules node_modules
COPY --from=build /srv/stoa/storefront storefront
COPY --from=build /srv/stoa/backend/contracts backend/contracts
USER node
EXPOSE 3001
CMD ["node", "storefront/server.mjs"]
