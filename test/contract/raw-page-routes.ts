import { byClient, byForm, bySession, document, NONE, type RawCase } from './raw-probes.ts';

/** The second part of RAW_ROUTES: what people open in a browser. */
export const PAGE_ROUTES: Record<string, RawCase> = {
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
  'GET /service-accounts': { opener: 'admin', probes: [bySession(() => '/service-accounts', 200)] },
  'POST /service-accounts': {
    opener: 'admin',
    probes: [
      byForm(
        () => '/service-accounts',
        422,
        () => ({ name: 'Night Bot' }),
      ),
    ],
  },
  'POST /service-accounts/:id/rotate': {
    opener: 'admin',
    probes: [byForm(({ ids }) => `/service-accounts/${ids.service_account_id}/rotate`, 404)],
  },
  'POST /service-accounts/:id/policy': {
    opener: 'admin',
    probes: [
      byForm(
        ({ ids }) => `/service-accounts/${ids.service_account_id}/policy`,
        404,
        () => ({ policy: 'writes' }),
      ),
    ],
  },
  'POST /service-accounts/:id/status': {
    opener: 'admin',
    probes: [
      byForm(
        ({ ids }) => `/service-accounts/${ids.service_account_id}/status`,
        404,
        () => ({ status: 'paused' }),
      ),
    ],
  },
  'POST /service-accounts/:id/revoke': {
    opener: 'admin',
    probes: [byForm(({ ids }) => `/service-accounts/${ids.service_account_id}/revoke`, 404)],
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
  'GET /people/brand': { opener: 'admin', probes: [bySession(() => '/people/brand', 200)] },
  // A form with a file, of which the probes have none: its tests send one.
  'POST /people/brand': { opener: 'admin', probes: [] },
  // Anybody's, as the pages that show it are.
  'GET /logo/:account/:version': NONE,
  // Each person's own; no address of these names another's.
  'GET /you': { opener: 'person', probes: [bySession(() => '/you', 200)] },
  'POST /you': { opener: 'person', probes: [] },
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
  'GET /approvals/held/:record': {
    opener: 'person',
    probes: [bySession(({ ids }) => `/approvals/held/${ids.held_id}`, 404)],
  },
  'POST /approvals/held/:record': {
    opener: 'person',
    probes: ['release', 'withdraw'].map((decision) =>
      byForm(
        ({ ids }) => `/approvals/held/${ids.held_id}`,
        404,
        () => ({ decision, reason: 'They agreed to it.' }),
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
  // The figures of whoever is signed in, as files; a filter by another agency's records finds nothing.
  'GET /desk/figures/:file': {
    opener: 'person',
    probes: [bySession(({ ids }) => `/desk/figures/billings.csv?job=${ids.job_id}`, 404)],
  },
  // The console's token opens the first; the mail's, and SIGNUP, the second.
  'GET /setup': NONE,
  'GET /setup/:token': NONE,
  'POST /setup': NONE,
  'GET /signup': NONE,
  'POST /signup': NONE,
  'GET /signup/:token': NONE,
  'POST /signup/:token': NONE,
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
  'GET /docs/:area': NONE,
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
