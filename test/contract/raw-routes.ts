import type { Hono } from 'hono';
import type { TestService } from '#test/harness/workspace.ts';
import { PAGE_ROUTES } from './raw-page-routes.ts';
import { byForm, byKey, byResource, bySession, byTool, NONE, type RawCase } from './raw-probes.ts';
import type { RawWorld } from './raw-world.ts';

const items = (of: RawWorld) => ({
  actions: [{ action: 'get_client', input: { client_id: of.ids.client_id } }],
});

/**
 * For every route that is not one action, how another agency's records could be named to it. A route without an entry
 * fails the wall's test.
 */
export const RAW_ROUTES: Record<string, RawCase> = {
  'POST /api/v1/batch': {
    opener: 'key',
    probes: [
      byKey(
        'POST',
        () => '/batch',
        404,
        ({ ids: { plan_id, confirm_text } }) => ({ plan_id, confirm_text }),
      ),
      // Each item answers for itself, in a batch as in a plan.
      byKey('POST', () => '/batch', 207, items),
      byKey(
        'POST',
        () => '/batch',
        207,
        (of) => ({ ...items(of), dry_run: true }),
      ),
      byKey(
        'POST',
        () => '/batch',
        404,
        (of) => ({ ...items(of), mode: 'atomic' }),
      ),
    ],
  },
  'GET /api/v1/batch': { opener: 'key', probes: [byKey('GET', () => '/batch', 200)] },
  'GET /api/v1/batch/actions': { opener: 'key', probes: [byKey('GET', () => '/batch/actions', 200)] },
  'GET /api/v1/batch/actions/:name': {
    opener: 'key',
    probes: [byKey('GET', ({ ids }) => `/batch/actions/${ids.client_id}`, 404)],
  },
  'GET /api/v1/batch/:batch_id': {
    opener: 'key',
    probes: [byKey('GET', ({ ids }) => `/batch/${ids.batch_id}`, 404)],
  },
  'GET /api/v1/batch/:batch_id/events': {
    opener: 'key',
    probes: [byKey('GET', ({ ids }) => `/batch/${ids.batch_id}/events`, 404)],
  },
  'POST /api/v1/batch/:batch_id/cancel': {
    opener: 'key',
    probes: [
      byKey(
        'POST',
        ({ ids }) => `/batch/${ids.batch_id}/cancel`,
        404,
        () => ({}),
      ),
    ],
  },
  'POST /api/v1/batch/:batch_id/resume': {
    opener: 'key',
    probes: [
      byKey(
        'POST',
        ({ ids }) => `/batch/${ids.batch_id}/resume`,
        404,
        () => ({}),
      ),
    ],
  },
  'POST /api/v1/batch/:batch_id/undo': {
    opener: 'key',
    probes: [
      byKey(
        'POST',
        ({ ids }) => `/batch/${ids.batch_id}/undo`,
        404,
        () => ({}),
      ),
    ],
  },
  'POST /api/v1/activities/:activity_id/undo': {
    opener: 'key',
    probes: [
      byKey(
        'POST',
        ({ ids }) => `/activities/${ids.activity_id}/undo`,
        404,
        () => ({}),
      ),
    ],
  },
  'POST /api/v1/emails/from-description': {
    opener: 'scope emails:write',
    probes: [
      byKey(
        'POST',
        () => '/emails/from-description',
        404,
        ({ ids }) => ({
          candidate_id: ids.candidate_id,
          instructions: 'Ask whether Monday suits her.',
        }),
      ),
    ],
  },
  'POST /api/v1/inbound/mail': { opener: 'scope emails:write', probes: [] },
  'POST /api/v1/candidates/from-cv': { opener: 'scope candidates:write', probes: [] },
  'PUT /upload/:token': NONE,
  'GET /api/v1/documents/:document_id/content': {
    opener: 'scope documents:read',
    probes: [byKey('GET', ({ ids }) => `/documents/${ids.document_id}/content`, 404)],
  },
  'POST /api/mcp': {
    opener: 'key',
    probes: [
      byTool('get_batch', ({ ids }) => ({ batch_id: ids.batch_id })),
      byTool('commit_plan', ({ ids: { plan_id, confirm_text } }) => ({ plan_id, confirm_text })),
      byTool('get_client', ({ ids }) => ({ client_id: ids.client_id })),
      byTool('delete_client', ({ ids }) => ({ client_id: ids.client_id })),
      ...['candidate', 'job', 'client', 'placement'].map((noun) =>
        byResource(({ ids }) => `deskhand://${noun}s/${ids[`${noun}_id`]}`),
      ),
    ],
  },
  'GET /api/mcp': NONE,
  'DELETE /api/mcp': NONE,

  'GET /': { opener: 'person', probes: [bySession(() => '/', 200)] },
  // Its stream says only that something changed, and does not end within a test; desk.test.ts holds who may open it.
  'GET /desk/events': NONE,
  'POST /desk/undo/:batch': {
    opener: 'person',
    probes: [byForm(({ ids }) => `/desk/undo/${ids.batch_id}`, 404)],
  },
  'POST /desk/undo/:batch/confirm': {
    opener: 'person',
    probes: [byForm(({ ids }) => `/desk/undo/${ids.batch_id}/confirm`, 404)],
  },
  'GET /people': { opener: 'admin', probes: [bySession(() => '/people', 200)] },
  'POST /people': {
    opener: 'admin',
    probes: [
      byForm(
        () => '/people',
        404,
        ({ ids }) => ({
          name: 'Ana',
          email: 'probe@people.example',
          role: 'consultant',
          team_id: String(ids.team_id),
        }),
      ),
    ],
  },
  'POST /people/invitations': {
    opener: 'admin',
    probes: [
      byForm(
        () => '/people/invitations',
        404,
        ({ ids }) => ({ user_id: String(ids.other_user_id) }),
      ),
    ],
  },
  'POST /people/:id': {
    opener: 'admin',
    probes: [
      byForm(
        ({ ids }) => `/people/${ids.other_user_id}`,
        404,
        () => ({ role: 'consultant' }),
      ),
    ],
  },
  'GET /keys': { opener: 'person', probes: [bySession(() => '/keys', 200)] },
  'POST /keys': {
    opener: 'person',
    probes: [
      byForm(
        () => '/keys',
        404,
        ({ ids }) => ({ user_id: String(ids.other_user_id), 'area:jobs': 'see' }),
      ),
    ],
  },
  'POST /keys/:id/rotate': {
    opener: 'person',
    probes: [byForm(({ ids }) => `/keys/${ids.held_key_id}/rotate`, 404)],
  },
  'POST /keys/:id/revoke': {
    opener: 'person',
    probes: [byForm(({ ids }) => `/keys/${ids.held_key_id}/revoke`, 404)],
  },
  ...PAGE_ROUTES,
};

/** The routes of an app that are not one action, as `METHOD /path`. */
export function rawRoutesOf(app: Hono, bound: readonly { method: string; path: string }[]): string[] {
  const actions = new Set(
    bound.map(({ method, path }) => `${method} /api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const all = app.routes
    .filter(({ method }) => method !== 'ALL' && method !== 'OPTIONS')
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(all)].filter((route) => !actions.has(route));
}

/** How a route breaks the wall between two agencies; empty when it holds. */
export async function breachesOf(
  { probes }: RawCase,
  by: RawWorld,
  of: RawWorld,
  running: TestService,
  stored: (accountId: string) => Promise<string>,
): Promise<string[]> {
  const found: string[] = [];
  for (const { what = '', expects, ask } of probes) {
    const before = await stored(of.desk.accountId);
    const { status, text } = await ask(by, of, running);
    if (status !== expects) found.push(`${what} answered ${status}, not ${expects}: ${text.slice(0, 300)}`);
    if ((await stored(of.desk.accountId)) !== before) found.push(`${what} changed another agency's records`);
    // A refusal repeats the id it was given; whatever else it says must not be known from that id.
    const named = [
      of.desk.accountId,
      of.desk.adminId,
      of.app.client_id,
      of.app.name === by.app.name ? '' : of.app.name,
    ];
    for (const id of named)
      if (id !== '' && text.includes(id)) found.push(`${what} shows another agency's ${id}`);
  }
  return found;
}
