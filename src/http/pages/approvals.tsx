/** @jsxImportSource hono/jsx */
import type { Hono } from 'hono';
import type { Child } from 'hono/jsx';
import { type PlainKey, t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { mountApprovalPolicies } from './approval-policies.tsx';
import { batchApprovals, mountBatchApprovals } from './batch-approvals.tsx';
import { connectionApprovals, mountConnectionApprovals } from './connection-approvals.tsx';
import { heldRecords, mountHeld } from './held.tsx';
import { page, renderPage } from './page.tsx';
import { requireSession, type SignedInPerson } from './session.ts';

/** One kind of pending approval: what the page shows, and the routes that decide. */
export interface ApprovalSection {
  title: PlainKey;
  /** The pending items for this person; null when there are none, or when they may not decide. */
  waiting(service: HttpService, person: SignedInPerson): Promise<Child | null>;
  mount(app: Hono, service: HttpService): void;
}

/** Every kind, in the order of the page. */
const approvalSections: ApprovalSection[] = [
  { title: 'approvals.whatAssistantsAndProgramsWant', waiting: batchApprovals, mount: mountBatchApprovals },
  { title: 'approvals.heldForItsWording', waiting: heldRecords, mount: mountHeld },
  { title: 'approvals.connections', waiting: connectionApprovals, mount: mountConnectionApprovals },
];

/** The page of pending approvals. */
export function mountApprovals(app: Hono, service: HttpService): void {
  app.get('/approvals', (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      const shown: { title: string; content: Child }[] = [];
      for (const section of approvalSections) {
        const content = await section.waiting(service, person);
        if (content !== null) shown.push({ title: t(section.title), content });
      }
      return renderPage(c, {
        title: t('approvals.approvals'),
        person: person.shown,
        body: (
          <>
            {shown.length === 0 ? <p>{t('approvals.nothingWaitsForYou')}</p> : null}
            {shown.map(({ title, content }) => (
              <section>
                <h2>{title}</h2>
                {content}
              </section>
            ))}
            {person.user.role === 'admin' ? (
              <p>
                <a href="/approvals/policies">{t('approvals.setWhatWaitsForApproval')}</a>
              </p>
            ) : null}
          </>
        ),
      });
    }),
  );
  for (const section of approvalSections) section.mount(app, service);
  mountApprovalPolicies(app, service);
}
