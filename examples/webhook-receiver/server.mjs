// A receiver to try webhooks with: prints each verified event once, refuses the rest.
//   WEBHOOK_SECRET=whsec_… PORT=9000 node server.mjs
import { createServer } from 'node:http';
import { verifyWebhook } from './verify.mjs';

const secret = process.env.WEBHOOK_SECRET;
if (!secret) {
  console.error('Set WEBHOOK_SECRET to the signing secret of the subscription.');
  process.exit(1);
}
const port = Number(process.env.PORT ?? 9000);
const MAX_BODY_BYTES = 1024 * 1024;

// Deliveries are at least once. A real receiver keeps the ids it has handled in its database.
const handled = new Set();

const server = createServer(async (request, response) => {
  const answer = (status) => response.writeHead(status).end();
  if (request.method !== 'POST') return answer(405);
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return answer(413);
    chunks.push(chunk);
  }
  const rawBody = Buffer.concat(chunks);
  const verdict = verifyWebhook({ secret, headers: request.headers, rawBody });
  if (!verdict.ok) {
    console.error(`refused: ${verdict.reason}`);
    return answer(401);
  }
  // Answer first and work afterwards: the sender waits ten seconds at most.
  answer(204);
  const event = JSON.parse(rawBody.toString('utf8'));
  if (handled.has(event.event_id)) return;
  handled.add(event.event_id);
  console.log(`${event.created_at} ${event.event} ${event.event_id} ${JSON.stringify(event.data)}`);
});

server.listen(port, '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${server.address().port}/`);
});
