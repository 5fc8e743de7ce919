import type { Hono } from 'hono';
import type { TestService } from '#test/harness/workspace.ts';
import {
  byClient,
  byForm,
  byKey,
  byNobody,
  byResource,
  bySession,
  byTool,
  type RawCase,
} from './raw-probes.ts';
import type { RawWorld } from './raw-world.ts';

const items = (of: RawWorld) => ({
  actions: [{ action: 'get_client', input: { client_id: of.ids.client_id } }],
});
const NONE: RawCase = { opener: 'everybody', probes: [] };
const document = (path: string): RawCase => ({ opener: 'everybody', probes: [byNobody('GET', path)] });

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
  'POST /people/links': {
    opener: 'admin',
    probes: [
      byForm(
        () => '/people/links',
        404,
        ({ ids }) => ({ user_id: String(ids.other_user_id) }),
      ),
    ],
  },
  'GET /people/provider': { opener: 'admin', probes: [bySession(() => '/people/provider', 200)] },
  'POST /people/provider': {
    opener: 'admin',
    probes: [
      byForm(
        () => '/people/provider',
        422,
        () => ({}),
      ),
    ],
  },
  'POST /people/provider/remove': {
    opener: 'admin',
    probes: [
      byForm(
        () => '/people/provider/remove',
        404,
        () => ({}),
      ),
    ],
  },
  'GET /people/second-factor': {
    opener: 'admin',
    probes: [bySession(() => '/people/second-factor', 200)],
  },
  'POST /people/second-factor': {
    opener: 'admin',
    probes: [
      byForm(
        () => '/people/second-factor',
        409,
        () => ({ required: 'yes' }),
      ),
    ],
  },
  // Each person's own; no address of these names another's.
  'GET /passkeys': { opener: 'person', probes: [bySession(() => '/passkeys', 200)] },
  'GET /passkeys/add': { opener: 'person', probes: [] },
  'POST /passkeys/add': { opener: 'person', probes: [] },
  'GET /passkeys/confirm': { opener: 'person', probes: [] },
  'POST /passkeys/confirm': { opener: 'person', probes: [] },
  'POST /passkeys/codes': { opener: 'person', probes: [] },
  'POST /passkeys/remove': {
    opener: 'person',
    probes: [
      byForm(
        () => '/passkeys/remove',
        404,
        ({ ids }) => ({ passkey_id: String(ids.other_user_id).replace('usr_', 'psk_') }),
      ),
    ],
  },
  // Between a right password and the session: a cookie of its own opens these, and leads back to the sign-in without it.
  'GET /sign-in/passkey': NONE,
  'POST /sign-in/passkey': NONE,
  'POST /sign-in/passkey/code': NONE,
  // Signing in begins without a session; what it is bound to is in the browser's cookie and signed by the provider.
  'GET /sign-in/at/:account': NONE,
  'GET /sign-in/callback': NONE,
  'POST /api/sign-in/:account/logout': NONE,
  'GET /approvals': { opener: 'person', probes: [bySession(() => '/approvals', 200)] },
  'GET /approvals/batches/:id': {
    opener: 'person',
    probes: [bySession(({ ids }) => `/approvals/batches/${ids.approval_id}`, 404)],
  },
  'POST /approvals/batches/:id': {
    opener: 'person',
    probes: ['approve', 'refuse'].map((decision) =>
      byForm(
        ({ ids }) => `/approvals/batches/${ids.approval_id}`,
        404,
        () => ({ decision }),
      ),
    ),
  },
  'POST /approvals/connections/:id': {
    opener: 'admin',
    probes: ['approve', 'refuse'].map((decision) =>
      byForm(
        ({ ids }) => `/approvals/connections/${ids.grant_id}`,
        404,
        () => ({ decision }),
      ),
    ),
  },
  'GET /approvals/policies': { opener: 'admin', probes: [bySession(() => '/approvals/policies', 200)] },
  'POST /approvals/policies': {
    opener: 'admin',
    probes: ['held_key_id', 'grant_id'].map((id) =>
      byForm(
        () => '/approvals/policies',
        404,
        ({ ids }) => ({ [`set:key_id:${ids[id]}`]: 'off' }),
      ),
    ),
  },
  'POST /approvals/policies/connections': {
    opener: 'admin',
    probes: [
      byForm(
        () => '/approvals/policies/connections',
        303,
        () => ({ role: 'consultant' }),
      ),
    ],
  },
  'GET /records/:id': {
    opener: 'person',
    probes: (['candidate_id', 'client_id', 'job_id', 'application_id', 'placement_id'] as const).map((id) =>
      bySession(({ ids }) => `/records/${ids[id]}`, 404),
    ),
  },
  'GET /connections': { opener: 'person', probes: [bySession(() => '/connections', 200)] },
  'POST /connections/:id/end': {
    opener: 'person',
    probes: [byForm(({ ids }) => `/connections/${ids.grant_id}/end`, 404)],
  },
  'POST /connections/:id/outward': {
    opener: 'person',
    probes: [byForm(({ ids }) => `/connections/${ids.grant_id}/outward`, 404)],
  },
  'GET /portal': { opener: 'admin', probes: [bySession(() => '/portal', 200)] },
  'POST /portal/apps': {
    opener: 'admin',
    probes: [
      byForm(
        () => '/portal/apps',
        422,
        ({ app }) => ({ name: app.name, client_id: app.client_id }),
      ),
    ],
  },
  'POST /portal/apps/:id/secret': {
    opener: 'admin',
    probes: [byForm(({ ids }) => `/portal/apps/${ids.app_id}/secret`, 404)],
  },
  'POST /portal/apps/:id/delete': {
    opener: 'admin',
    probes: [byForm(({ ids }) => `/portal/apps/${ids.app_id}/delete`, 404)],
  },
  // Apps ask people of any agency; what is allowed is the person's own.
  'GET /api/oauth/authorize': { opener: 'person', probes: [] },
  'POST /api/oauth/authorize': { opener: 'person', probes: [] },
  'POST /api/oauth/token': {
    opener: 'everybody',
    probes: [
      byClient('token', 400, ({ tokens }) => ({
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
      })),
    ],
  },
  'POST /api/oauth/revoke': {
    opener: 'everybody',
    probes: [
      byClient('revoke', 400, ({ tokens }) => ({ token: tokens.access_token })),
      byClient('revoke', 400, ({ tokens }) => ({ token: tokens.refresh_token })),
    ],
  },
  'POST /api/oauth/introspect': {
    opener: 'everybody',
    probes: [byClient('introspect', 200, ({ tokens }) => ({ token: tokens.access_token }))],
  },
  'POST /api/oauth/register': NONE,

  'GET /sign-in': NONE,
  'POST /sign-in': NONE,
  'POST /sign-out': NONE,
  // The token in the address is what opens these.
  'GET /set-password/:token': NONE,
  'POST /set-password/:token': NONE,
  'POST /api/v1/public/talent-pools/:employerSlug/:poolSlug/join': NONE,
  'GET /talent/:agency/:pool': NONE,
  'POST /talent/:agency/:pool': NONE,
  'GET /keep-in-touch/:token': NONE,
  'POST /keep-in-touch/:token': NONE,
  'GET /opt-out/:token': NONE,
  'POST /opt-out/:token': NONE,
  'GET /referees/:token': NONE,
  'POST /referees/:token': NONE,
  'POST /referees/:token/decline': NONE,
  'GET /reference/:token': NONE,
  'POST /reference/:token': NONE,
  'POST /reference/:token/decline': NONE,
  'GET /screen/:token': NONE,
  'POST /screen/:token/agree': NONE,
  'POST /screen/:token/answers/:no': NONE,
  'POST /screen/:token/answers/:no/recording': NONE,
  'POST /screen/:token/pause': NONE,
  'POST /screen/:token/resume': NONE,
  'POST /screen/:token/finish': NONE,
  'POST /screen/:token/person': NONE,
  'POST /screen/:token/decline': NONE,
  'POST /screen/:token/withdraw': NONE,
  'GET /c/:token': NONE,
  'POST /c/:token': NONE,
  'POST /c/:token/papers': NONE,
  'GET /meet/:room': NONE,
  // What an agency publishes is for everybody.
  'GET /careers/:agency': NONE,
  'GET /careers/:agency/feed.xml': NONE,
  'GET /careers/:agency/:ad': NONE,
  'POST /careers/:agency/:ad': NONE,
  'GET /r/:token': NONE,
  'GET /r/:token/items/:id/cv': NONE,
  'POST /r/:token/viewed': NONE,
  'POST /r/:token/items/:id': NONE,
  'GET /s/:token': NONE,
  'POST /s/:token': NONE,
  'POST /s/:token/viewed': NONE,
  'GET /sign-in/once/:token': NONE,
  'POST /sign-in/once/:token': NONE,
  'GET /docs': NONE,
  'GET /llms.txt': NONE,
  'GET /docs/:asset': NONE,
  'GET /health': NONE,
  'POST /health': NONE,
  'GET /api/v1/health': document('/api/v1/health'),
  'POST /api/v1/health': NONE,
  'GET /api/v1/openapi.json': document('/api/v1/openapi.json'),
  'GET /.well-known/oauth-authorization-server': NONE,
  'GET /.well-known/oauth-protected-resource': NONE,
  'GET /.well-known/oauth-protected-resource/api/v1': NONE,
  'GET /.well-known/oauth-protected-resource/api/mcp': NONE,
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
