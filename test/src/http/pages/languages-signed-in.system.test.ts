import { beforeAll, describe, expect, it } from 'vitest';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { makePasswordLink } from '#src/identity/links.ts';
import { LANGUAGES } from '#src/lib/reader-language.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { authorize, authorizePath, CALLBACK, connectApp, pkce } from '#test/harness/oauth.ts';
import { Authenticator, addPasskey } from '#test/harness/passkeys.ts';
import { formsOf, Person, person, type Visit } from '#test/harness/person.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { markCatalogues, quotedTexts, unmarkedWords } from '#test/harness/visible-texts.ts';

const { running, desk } = useDesk({
  name: 'Harbour Talent',
  country: 'AU',
  env: { PUBLIC_URL: 'https://desk.example', SIGNUP: 'true' },
});

/** What the agency, its people and its apps are called. */
const WRITTEN = [
  'Acme',
  ...[
    'Harbour Talent',
    'Deskhand',
    'Mia Admin',
    'Pat Consultant',
    'Ledger Sync',
    'Laptop',
    'Passkey',
    'ats.example',
  ],
  ...['Tidewater', 'Rigger', 'Ines Okoro', 'Ines', 'Okoro', 'Kept Client', 'AUD', 'Pat', 'won'],
  ...['consultant', 'admin', 'deskhand workspace create', 'PUBLIC_URL'],
];

/** Pages of what was written down in English, and is said in the reader's language. */
const SAID_ANEW = ['desk', 'connections', 'approvals', 'an approval', 'approved', 'refused', 'warned'];

/** Refusals and values of fixed lists that English readers get as every interface gives them. */
const IN_ENGLISH = [
  ...['yes', 'none', 'api', 'package', 'replacement'],
  'Give the app a name.',
  'The identity provider cannot be used. The URL is not valid; give an absolute https URL.',
];

/** The last characters of a key, which stand for one without a name. */
const HINT = /…[\w-]{4}(?!\w)/g;

/** A page as a person comes to it. */
type Way = (who: Person) => Promise<Visit>;

let guest: Record<string, Way>;
let admin: Record<string, Way>;
let work: Record<string, Way>;
let mia: Person & { email: string };

const at =
  (path: string): Way =>
  (who) =>
    who.get(path);

/** What a desk shows: somebody in the pipeline, somebody who starts soon, and what can be taken back. */
async function busyDesk(): Promise<string[]> {
  const made = deskOf(desk);
  const client_id = await made.client({ name: 'Tidewater' });
  const compensation = { base_min: 90_000, base_max: 110_000 };
  const job_id = await made.job({ title: 'Rigger', client_id, compensation });
  const candidate_id = await made.candidate({ name: 'Ines Okoro' });
  const application_id = await made.application({ job_id, candidate_id, stage: 'offer' });
  const live = await made.candidate({ name: 'Ines Okoro' });
  await made.application({ job_id, candidate_id: live });
  const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const terms = { salary: 120_000, fee_percent: 20, offer_date: day(-1), start_date: day(5) };
  const placed = await desk.api.post('/placements', { application_id, ...terms });
  expect(placed.status, JSON.stringify(placed.body.error)).toBe(201);
  await desk.api.post('/batch', { actions: [{ action: 'create_client', input: { name: 'Kept Client' } }] });
  return [client_id, job_id, candidate_id, application_id, placed.body.data.id, live];
}

const toUndo: Way = async (who) => {
  const form = formsOf((await who.get('/')).html).find(({ action }) => action.startsWith('/desk/undo/'));
  return who.post(form?.action ?? '', form?.fields ?? []);
};

beforeAll(async () => {
  const records = await busyDesk();
  mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
  const pat = await desk.user('consultant');
  await runAsOperator(running.service, desk.accountId, setApprovalPolicyAction, {
    role: 'consultant',
    policy: 'writes',
  });
  const askFor = async (action: string, input: object) => {
    const { body } = await pat.api.post('/batch', { reason: 'won', actions: [{ id: 'a', action, input }] });
    return `/approvals/batches/${body.data.approval.id}`;
  };
  const ask = () => askFor('create_client', { name: `Acme ${crypto.randomUUID()}` });
  const [waiting, approved, refused] = [await ask(), await ask(), await ask()];
  await mia.fill(approved, { decision: 'approve' }, { action: approved });
  await mia.fill(refused, { decision: 'refuse', note: '1' }, { action: refused });
  const warned = await askFor('delete_candidate', { candidate_id: records.at(-1) });
  const app = await connectApp(running.service, desk.accountId);
  const asked = {
    client_id: app.client_id,
    redirect_uri: CALLBACK,
    scope: 'jobs:read candidates:read placements:financials:read',
  };
  await authorize(mia, { ...asked, code_challenge: pkce().challenge, scope: 'jobs:read' });
  const link = new URL((await makePasswordLink(running.service, pat.userId)).url).pathname;
  const sent = { again: 'something else entirely', password: 'another one of these' };
  const registered = { name: 'Ledger Sync', redirect_uris: CALLBACK, 'area:jobs': 'change' };
  guest = {
    'sign in': at('/sign-in'),
    'wrong password': (who) => who.signIn('mia@agency.example', 'not the right one'),
    'set up already': at('/setup'),
    'sign up': at('/signup'),
    'sign up refused': (who) => who.fill('/signup', { agency: '', country: 'Nowhere', name: '', email: 'x' }),
    'no sign-up': at('/signup/unknown'),
    'set a password': at(link),
    'not the same': (who) => who.fill(link, sent, { action: link }),
    'weak password': (who) => who.fill(link, { password: '1', again: '1' }, { action: link }),
    'sign in once': at(link.replace('/set-password/', '/sign-in/once/')),
    'no such link': at('/set-password/unknown'),
  };
  admin = {
    approvals: at('/approvals'),
    'an approval': at(waiting),
    warned: at(warned),
    approved: at(approved),
    refused: at(refused),
    policies: at('/approvals/policies'),
    connections: at('/connections'),
    consent: at(authorizePath({ ...asked, code_challenge: pkce().challenge })),
    'no such approval': at('/approvals/batches/bat_unknown'),
    passkeys: at('/passkeys'),
    you: at('/you?saved=1'),
    'second factor': at('/people/second-factor'),
    portal: at('/portal'),
    'no such app': (who) => who.fill('/portal', { name: '', redirect_uris: '' }, { action: '/portal/apps' }),
    'no such redirect': (who) =>
      who.fill(
        '/portal',
        { ...registered, redirect_uris: 'http://ats.example/cb' },
        { action: '/portal/apps' },
      ),
    'an app made': (who) => who.fill('/portal', registered, { action: '/portal/apps' }),
  };
  work = {
    desk: at('/'),
    'a desk of one person': at(`/?person=${pat.userId}`),
    'no such job': at('/?job=job_nobody'),
    'no such figure': at('/desk/figures/secrets.csv'),
    'take back': toUndo,
    ...Object.fromEntries(records.map((id) => [`record ${id}`, at(`/records/${id}`)])),
    people: at('/people'),
    'nobody found': at('/people?q=nobody'),
    'somebody added': (who) =>
      who.fill('/people', { name: 'Pat', email: 'x@agency.example', role: 'finance' }, { action: '/people' }),
    'a link to hand over': (who) => who.fill('/people', { user_id: pat.userId }, { action: '/people/links' }),
    keys: at('/keys'),
    'a key made': (who) => who.fill('/keys', { name: 'Ledger Sync' }, { action: '/keys' }),
    'service accounts': at('/service-accounts'),
    'a service account made': (who) =>
      who.fill(
        '/service-accounts',
        { name: 'Ledger Sync', role: 'consultant', policy: 'outward' },
        { action: '/service-accounts' },
      ),
    'identity provider': at('/people/provider'),
    'no such provider': (who) =>
      who.fill('/people/provider', { issuer: 'x' }, { action: '/people/provider' }),
    'how the agency looks': at('/people/brand?saved=1'),
    'no such record': at('/records/unknown'),
  };
  await addPasskey(mia, new Authenticator('https://desk.example'));
}, 120_000);
markCatalogues();

async function ownWords(who: Person, ways: Record<string, Way>, language: string): Promise<string[]> {
  who.language = language;
  const known = language === 'en' ? [...WRITTEN, ...IN_ENGLISH] : WRITTEN;
  const found: string[] = [];
  for (const [name, way] of Object.entries(ways)) {
    const { html, headers, location } = await way(who);
    expect([name, headers.get('content-language')], `${location}`).toEqual([name, language]);
    // What was done and what happened is said in the language of the page, but for what nobody can read a second time.
    if (name.startsWith('record ') || SAID_ANEW.includes(name))
      found.push(...quotedTexts(html).map((words) => `${name}, in English: ${words}`));
    for (const words of unmarkedWords(html.replaceAll(HINT, ' '), known, language))
      found.push(`${name}: ${words}`);
  }
  return found;
}

describe('a page for the people of an agency', () => {
  it.each(LANGUAGES)('says nothing in %s that stands outside the catalogue: signing in', async (language) => {
    const somebody = new Person(running.app, running.service.publicUrl());
    expect(await ownWords(somebody, guest, language)).toEqual([]);
  });

  it.each(LANGUAGES)('says nothing in %s that stands outside the catalogue: deciding', async (language) => {
    expect(await ownWords(mia, admin, language)).toEqual([]);
  });

  it.each(LANGUAGES)('says nothing in %s that stands outside the catalogue: working', async (language) => {
    expect(await ownWords(mia, work, language)).toEqual([]);
  });
});
