/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import type { Child, FC } from 'hono/jsx';
import { decide } from '#src/batch/approval-decide.ts';
import { type ApprovalView, listApprovals, readApproval } from '#src/batch/approval-view.ts';
import type { ShownOnce } from '#src/batch/shown-once.ts';
import type { Decider } from '#src/batch/types.ts';
import { AppError } from '#src/lib/errors.ts';
import type { HttpService } from '../service.ts';
import { DifferenceLine, EffectLine, heldWords, moment } from './effect-line.tsx';
import { Csrf, Notice } from './layout.tsx';
import { page, renderPage, seeOther } from './page.tsx';
import { readForm, requireSession, type SignedInPerson } from './session.ts';

const STATUS_WORDS = {
  pending: 'waits for a decision',
  approved: 'was approved',
  denied: 'was refused',
  expired: 'is over',
} as const;

/** The person as one who decides. */
export function deciderOf({ account, user }: SignedInPerson): Decider {
  return { accountId: account.id, userId: user.id, name: user.name, role: user.role };
}

async function waitingFor(service: HttpService, person: SignedInPerson): Promise<ApprovalView[]> {
  return (await listApprovals(service, deciderOf(person))).filter(({ mayDecide }) => mayDecide);
}

/** How many batches wait for this person. */
export async function countApprovals(service: HttpService, person: SignedInPerson): Promise<number> {
  return (await waitingFor(service, person)).length;
}

/** The batches that wait for this person. */
export async function batchApprovals(service: HttpService, person: SignedInPerson): Promise<Child | null> {
  const waiting = await waitingFor(service, person);
  if (waiting.length === 0) return null;
  return (
    <ul class="plain">
      {waiting.map((approval) => (
        <li class="card">
          <p>
            <a href={`/approvals/batches/${approval.id}`}>{approval.confirmText}</a>
          </p>
          <p class="soft small">
            Asked by {approval.requestedBy}, until {moment(approval.expiresAt)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The page of one batch, where its text and effects are read and decided on. */
export function mountBatchApprovals(app: Hono, service: HttpService): void {
  app.get('/approvals/batches/:id', (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      return shown(c, person, await readApproval(service, deciderOf(person), c.req.param('id')));
    }),
  );
  app.post('/approvals/batches/:id', (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      const form = await readForm(c, service, person);
      const id = c.req.param('id');
      const approve = form.get('decision') === 'approve';
      try {
        const hash = form.get('hash') ?? '';
        const { view, once } = await decide(service, deciderOf(person), id, { approve, hash });
        if (once.length > 0) return shown(c, person, view, { once });
      } catch (error) {
        if (!(error instanceof AppError) || error.status !== 409) throw error;
        const approval = await readApproval(service, deciderOf(person), id);
        if (!approval.mayDecide) throw error;
        // The effects have changed since the page was shown, so nothing was done and the person is asked again.
        return shown(c, person, approval, { refusal: error });
      }
      return seeOther(`/approvals/batches/${id}`);
    }),
  );
}

function shown(
  c: Context,
  person: SignedInPerson,
  approval: ApprovalView,
  { refusal, once = [] }: { refusal?: AppError; once?: readonly ShownOnce[] } = {},
): Promise<Response> {
  return renderPage(c, {
    title: 'What an assistant or program wants to do',
    person: person.shown,
    status: refusal?.status ?? 200,
    body: (
      <>
        {refusal === undefined ? null : (
          <Notice kind="bad">
            <p>{refusal.message}</p>
          </Notice>
        )}
        {once.map((made) => (
          <Secrets made={made} />
        ))}
        <Approval approval={approval} csrf={person.csrf} />
      </>
    ),
  });
}

/** What is shown this once, to be passed on. */
const Secrets: FC<{ made: ShownOnce }> = ({ made: { title, secrets } }) => (
  <Notice kind="warn">
    {secrets === null ? (
      <p>
        <strong>{title}</strong>: it was not done in time for its secret to be shown here, and it cannot be
        read later. Look at what came of it; take it away and have another made.
      </p>
    ) : (
      <>
        <p>
          <strong>{title}</strong>: keep this now and hand it to whoever asked, by a way that nobody else
          reads. It is not shown again.
        </p>
        {secrets.map(({ name, value }) => (
          <p>
            {name.replaceAll('_', ' ')} <code class="secret">{value}</code>
          </p>
        ))}
      </>
    )}
  </Notice>
);

const Approval: FC<{ approval: ApprovalView; csrf: string }> = ({ approval, csrf }) => (
  <>
    <Notice kind={approval.status === 'approved' ? 'good' : 'plain'}>
      <p>
        This request {STATUS_WORDS[approval.status]}
        {approval.decidedBy === null ? '' : ` by ${approval.decidedBy}`}
        {approval.decidedAt === null ? '' : ` at ${moment(approval.decidedAt)}`}.
      </p>
    </Notice>
    {approval.changed.length === 0 ? null : (
      <Notice kind="warn">
        <p>Changed since this was asked:</p>
        <ul class="tight">
          {approval.changed.map((moved) => (
            <li>
              <DifferenceLine moved={moved} names={approval.names} />
            </li>
          ))}
        </ul>
      </Notice>
    )}
    {approval.failing === null ? null : (
      <Notice kind="bad">
        <p>It can no longer be carried out: {approval.failing}</p>
      </Notice>
    )}
    <section class="card">
      <h2>{approval.confirmText}</h2>
      <dl>
        <dt>Asked by</dt>
        <dd>{approval.requestedBy}</dd>
        <dt>Asked at</dt>
        <dd>{moment(approval.createdAt)}</dd>
        <dt>Open until</dt>
        <dd>{moment(approval.expiresAt)}</dd>
      </dl>
      {approval.mayDecide ? (
        <form method="post" action={`/approvals/batches/${approval.id}`} class="row">
          <Csrf token={csrf} />
          <input type="hidden" name="hash" value={approval.hash} />
          {approval.failing === null ? (
            <button type="submit" name="decision" value="approve">
              Approve
            </button>
          ) : null}
          <button type="submit" name="decision" value="refuse" class="second">
            Refuse
          </button>
        </form>
      ) : approval.status === 'pending' ? (
        <p>
          {approval.decider === 'admin'
            ? 'An admin decides on this.'
            : 'An admin or a team lead decides on this.'}
        </p>
      ) : null}
    </section>
    <h2>{approval.status === 'approved' ? 'What was agreed to' : 'What it would do'}, step by step</h2>
    <ol>
      {approval.items.map((item) => (
        <li class="card">
          <h3>{item.title}</h3>
          {item.unknown === null ? null : (
            <Notice kind="warn">
              <p>Its effects cannot be shown before it runs. {item.unknown}</p>
            </Notice>
          )}
          {(item.warnings ?? []).map((warning) => (
            <Notice kind="warn">
              <p>{warning}</p>
            </Notice>
          ))}
          <ul class="tight">
            {item.effects.map((effect) => (
              <li>
                <EffectLine effect={effect} marked={heldWords(item.effects)} names={approval.names} />
              </li>
            ))}
          </ul>
          {item.effects.length === 0 && item.unknown === null ? <p class="soft">Changes nothing.</p> : null}
        </li>
      ))}
    </ol>
  </>
);
