/** @jsxImportSource hono/jsx */
import type { Hono } from 'hono';
import type { Child } from 'hono/jsx';
import { execute } from '#src/action/execute.ts';
import { listConnections } from '#src/identity/oauth/connections.ts';
import { decideConnectionAction } from '#src/identity/oauth/grants.ts';
import { newId } from '#src/lib/ids.ts';
import { marked, t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { ConnectionFacts } from './connections.tsx';
import { Csrf } from './layout.tsx';
import { page, seeOther } from './page.tsx';
import { readForm, requireAdmin, type SignedInPerson } from './session.ts';

/** The connections that wait for an admin. */
export async function connectionApprovals(
  service: HttpService,
  person: SignedInPerson,
): Promise<Child | null> {
  if (person.user.role !== 'admin') return null;
  const waiting = await service.store.read((db) =>
    listConnections(db, person.account.id, { status: 'pending' }),
  );
  if (waiting.length === 0) return null;
  return (
    <ul class="plain">
      {waiting.map((connection) => {
        const what = t('approvals.theConnectionOfTo', {
          userName: connection.userName,
          clientName: connection.clientName,
        });
        return (
          <li class="card">
            <ConnectionFacts connection={connection} timezone={person.account.timezone} />
            <form method="post" action={`/approvals/connections/${connection.id}`} class="row">
              <Csrf token={person.csrf} />
              <button type="submit" name="decision" value="approve">
                {marked('approvals.approveThis', {
                  what,
                  hidden: (text) => <span class="visually-hidden">{text}</span>,
                })}
              </button>
              <button type="submit" name="decision" value="refuse" class="second">
                {marked('approvals.refuseThis', {
                  what,
                  hidden: (text) => <span class="visually-hidden">{text}</span>,
                })}
              </button>
            </form>
          </li>
        );
      })}
    </ul>
  );
}

/** Where an admin's decision about a connection arrives. */
export function mountConnectionApprovals(app: Hono, service: HttpService): void {
  app.post('/approvals/connections/:id', (c) =>
    page(service, c, async () => {
      const admin = await requireAdmin(c, service);
      const form = await readForm(c, service, admin);
      await execute(
        service.runtime,
        decideConnectionAction,
        { grant_id: c.req.param('id'), approve: form.get('decision') === 'approve' },
        { principal: admin.principal, origin: { channel: 'http', requestId: newId('request') } },
      );
      return seeOther('/approvals');
    }),
  );
}
