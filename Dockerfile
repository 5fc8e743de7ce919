FROM node:20-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends g++ make python3 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY tsconfig.json ./
COPY src src
COPY tools tools
COPY db db
COPY batch-actions batch-actions
COPY examples/demo examples/demo
RUN npm run build

FROM node:20-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0
WORKDIR /app
COPY --from=build /app /app
RUN install -d -m 0700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD \
  ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8787}/health`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# Requests under way finish for at most 25 seconds: docker stop --time 30.
STOPSIGNAL SIGTERM
CMD ["node", "--regexp-interpret-all", "--max-semi-space-size=64", "src/cli/deskhand.mjs", "serve"]
