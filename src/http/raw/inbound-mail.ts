import type { Hono } from 'hono';
import { execute } from '#src/action/execute.ts';
import { admit } from '#src/action/gates.ts';
import { readInbound } from '#src/adapters/mail/read-inbound.ts';
import { AppError } from '#src/lib/errors.ts';
import { handle, PREFIX } from '../exchange.ts';
import { bodyBytes, chargeThenRethrow } from '../request.ts';
import { outcomeHeaders, successBody } from '../respond.ts';
import type { HttpService } from '../service.ts';
import { receiveMailAction } from './inbound-mail-actions.ts';

/** The largest mail that is taken, its files included. */
const MAX_MAIL = 25 * 1024 * 1024;

/** POST /inbound/mail: one raw mail, as the agency's mail provider forwards it. Once for each Message-ID. */
export function mountInboundMail(app: Hono, service: HttpService): void {
  app.post(`${PREFIX}/inbound/mail`, (c) =>
    handle(service, c, async (exchange) => {
      const principal = await exchange.authenticate();
      admit(receiveMailAction, principal);
      const mail = await readMail().catch(chargeThenRethrow(service, principal));
      const outcome = await execute(
        service.runtime,
        receiveMailAction,
        { mail },
        { principal, origin: { channel: 'http', requestId: exchange.requestId } },
      );
      const body = successBody(receiveMailAction, outcome, exchange.meta());
      return exchange.json(outcome.status, body, outcomeHeaders(outcome));

      async function readMail() {
        const type = c.req.header('content-type') ?? '';
        if (!/^message\/rfc822\s*(?:;|$)/i.test(type))
          throw new AppError(
            'UNSUPPORTED_MEDIA_TYPE',
            `Send the whole mail as message/rfc822; this one says ${type === '' ? 'nothing' : type.slice(0, 80)}.`,
          );
        const bytes = await bodyBytes(c, MAX_MAIL);
        if (bytes.length === 0)
          throw new AppError('INVALID_REQUEST', 'The body is empty. Send one whole mail as message/rfc822.');
        return readInbound(bytes);
      }
    }),
  );
}
