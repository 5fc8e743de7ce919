// Exchanges refresh tokens over the HTTP interface, one after another in several lanes, and says which tokens it was given,
// until it is killed.
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { readConfig } from '#src/config.ts';
import { createApp } from '#src/server/app.ts';
import { createService } from '#src/server/service.ts';
import { waitedForProcessor } from './stalls.ts';

interface Order {
  dataDir: string;
  client_id: string;
  client_secret: string;
  /** The refresh token of each lane. */
  tokens: string[];
}

writeSync(1, 'ready\n');
const [line] = await once(process.stdin, 'data');
const { dataDir, client_id, client_secret, tokens } = JSON.parse(String(line)) as Order;
const began = performance.now() - waitedForProcessor();
const service = await createService({
  config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000' }),
});
const app = createApp(service);
const health = await app.request('/health');
if (health.status !== 200) throw new Error(`not ready: ${health.status}`);
writeSync(1, `running ${performance.now() - waitedForProcessor() - began}\n`);

async function rotate(lane: number, first: string): Promise<void> {
  let token = first;
  for (;;) {
    const answer = await app.request('/api/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: token,
        client_id,
        client_secret,
      }).toString(),
    });
    const text = await answer.text();
    if (answer.status !== 200) {
      writeSync(1, `refused ${lane} ${text}\n`);
      return;
    }
    const given = JSON.parse(text) as { access_token: string; refresh_token: string };
    token = given.refresh_token;
    writeSync(1, `ack ${lane} ${given.access_token} ${token}\n`);
  }
}

await Promise.all(tokens.map((token, lane) => rotate(lane, token)));
