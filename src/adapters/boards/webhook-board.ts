import type { Outcome, Task } from '#src/domain/distribution/index.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { signedHeaders } from '../outbound/signature.ts';
import type { Sealer } from '../sealing/seal.ts';
import { messageOf } from './message.ts';

// The receiver rejected it: a retry changes nothing.
const REFUSES = [400, 409, 413, 415, 422];

/** Posts a task to the webhook board's URL, signed like event deliveries. */
export async function postToBoard(
  task: Task,
  given: { outbound: Outbound; sealer: Sealer; timeoutMs: number },
): Promise<Outcome> {
  const url = task.board.webhookUrl;
  const sealed = task.board.row?.secret;
  if (url === null || sealed == null) {
    return { outcome: 'refused', code: 'not_configured', message: 'The board has no address any more.' };
  }
  const message = messageOf(task);
  const body = JSON.stringify(message);
  const headers = signedHeaders({
    event: message.event,
    secret: await given.sealer.unseal(sealed),
    timestamp: Math.floor(Date.now() / 1000),
    rawBody: body,
  });
  const answer = await given.outbound.post(url, { headers, body, timeoutMs: given.timeoutMs });
  if (!answer.ok) return { outcome: 'failed', message: `${answer.kind}: ${answer.message}` };
  const { status } = answer;
  if (status >= 200 && status < 300)
    return { outcome: 'done', external_id: null, url: message.job?.url ?? null };
  const said = `The board answered ${status}.`;
  return REFUSES.includes(status)
    ? { outcome: 'refused', code: 'content_rejected', message: said }
    : { outcome: 'failed', message: said };
}
