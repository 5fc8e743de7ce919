import { beforeAll, expect, it } from 'vitest';
import { agreed } from '#test/harness/ai-screens.ts';
import { fixture } from '#test/harness/fixture.ts';
import { interview } from '#test/harness/interview.ts';
import { type MailDesk, sendDue, startMailDesk } from '#test/harness/mail-desk.ts';
import { applicationOf, WRITTEN } from '#test/harness/outside-pages.ts';
import { Person, person } from '#test/harness/person.ts';
import { asked, named, postForm } from '#test/harness/referees.ts';
import { briefOf, float, pathOf, press, submit } from '#test/harness/submission.ts';
import { markCatalogues, unmarkedWords } from '#test/harness/visible-texts.ts';

const here: MailDesk = fixture(() =>
  startMailDesk({ PUBLIC_URL: 'https://desk.example', SIGNUP: 'true' }, { sandbox: true }),
);
markCatalogues();

/** What stands between the marks of catalogues, and what does not, is the same to whoever reads it. */
const read = (text: string): string => text.replaceAll(/[⟦⟧]/g, '');

/** The subjects and texts of the mails that somebody got. */
async function mailsTo(address: string): Promise<string[]> {
  await sendDue(here.running);
  return Promise.all(
    here.mailTo(address).map(async (mail) => {
      const { subject = '', text = '' } = await mail.parsed();
      return read(`${subject}\n${text}`);
    }),
  );
}

async function made(path: string, body: Record<string, unknown>) {
  const answer = await here.desk.api.post(path, body);
  expect(answer.status, JSON.stringify(answer.body.error)).toBe(201);
  return answer.body.data;
}

const applying = async () => {
  const job = await made('/jobs', {
    title: 'Controller',
    client_id: (await made('/clients', { name: 'Boreal Foods' })).id,
  });
  const ad = await here.desk.api.patch(`/jobs/${job.id}/ad`, { status: 'published' });
  return new URL(ad.body.data.url).pathname;
};

async function apply(path: string, email: string, language: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ name: 'Ana Ruiz', email, consent: 'true' }))
    body.set(name, value);
  const headers = { 'accept-language': language };
  const answer = await here.running.app.request(path, { method: 'POST', headers, body });
  expect(answer.status, await answer.clone().text()).toBe(303);
}

const invite = async (admin: Person, user_id: string) =>
  expect((await admin.fill('/people', { user_id }, { action: '/people/invitations' })).status).toBeLessThan(
    400,
  );

let admin: Person & { email: string };
let ad: string;

beforeAll(async () => {
  admin = await person(here.running.service, here.running.app, here.desk.adminId);
  await admin.signIn(admin.email);
  ad = await applying();
}, 60_000);

it('writes to a person of the agency as their browser last asked, and as they set it before that', async () => {
  const { api } = here.desk;
  const colleague = await made(`/accounts/${here.desk.accountId}/users`, {
    name: 'Kim Berg',
    email: 'kim@agency.example',
    role: 'consultant',
  });
  const kim = Object.assign(await person(here.running.service, here.running.app, colleague.id), {
    language: 'fr-CH',
  });
  await invite(admin, colleague.id);
  expect(await mailsTo(kim.email)).toEqual([
    expect.stringContaining('Sign in to the desk of Harbour Talent'),
  ]);
  await kim.signIn(kim.email);
  await invite(admin, colleague.id);
  expect((await mailsTo(kim.email)).at(-1)).toMatch(/^Se connecter chez Harbour Talent\nBonjour Kim Berg,/);
  await api.patch(`/accounts/${here.desk.accountId}/users/${colleague.id}`, { preferred_language: 'de' });
  await invite(admin, colleague.id);
  expect((await mailsTo(kim.email)).at(-1)).toMatch(/^Anmelden bei Harbour Talent\nGuten Tag Kim Berg,/);
});

it('answers who applies in the language of the page, and remembers it of who was not known', async () => {
  await apply(ad, 'neu@people.example', 'de');
  const [found] = (await here.desk.api.get('/candidates?email=neu@people.example')).body.data;
  expect(found.preferred_language).toBe('de');
  expect(await mailsTo('neu@people.example')).toEqual([
    expect.stringContaining('vielen Dank für Ihre Bewerbung'),
  ]);
  const known = await here.candidate();
  await apply(ad, known.email, 'fr');
  expect(await mailsTo(known.email)).toEqual([expect.stringContaining('Merci d’avoir postulé : Controller')]);
  expect((await here.desk.api.get(`/candidates/${known.id}`)).body.data.preferred_language).toBeNull();
});

it('writes to contacts and candidates in their own language, what the agency wrote as it is', async () => {
  const brief = await briefOf(here.desk, [
    { name: 'Ana Ruiz', preferred_language: 'de', email: 'ana@de.example' },
  ]);
  await here.desk.api.patch(`/clients/${brief.client_id}/contacts/${brief.contact_id}`, {
    preferred_language: 'fr',
  });
  await submit(here.desk, brief, { message: 'Have a look at Ana.' });
  const [submitted] = await mailsTo(brief.contact_email);
  expect(submitted).toMatch(/^Une candidature pour le poste Controller\nBonjour Jo,/);
  expect(submitted).toContain('Have a look at Ana.');
  expect(submitted).toMatch(/fonctionne jusqu’au \p{L}+ \d+(?:er)? \p{L}+ \d{4}, \d\d:\d\d /u);
  await made('/emails', { candidate_id: brief.candidates[0], subject: 'Hello', body: 'How are you?' });
  await interview(here.desk, {
    kind: 'client',
    application_id: brief.applications[0],
    interviewers: [{ contact_id: brief.contact_id }],
  });
  const [written, invited] = await mailsTo('ana@de.example');
  expect(written).toContain('How are you?\n\n-- \nWenn Sie keine E-Mails mehr von uns erhalten möchten');
  expect(invited).toContain('Wie: Videoanruf (der Link folgt)');
  expect((await mailsTo(brief.contact_email)).at(-1)).toContain('Comment : Appel vidéo (le lien suivra)');
});

it('says nothing in the agency’s language that stands outside the catalogue', async () => {
  const { api } = here.desk;
  expect((await api.patch(`/accounts/${here.desk.accountId}`, { language: 'de' })).status).toBe(200);
  const before = here.mail.received.length;
  const brief = await briefOf(here.desk);
  const sent = (await submit(here.desk, brief)).body.data;
  const [item] = sent.items;
  await press(here.running, pathOf(sent.url, item.id), { kind: 'question', question: 'Does she know SAP?' });
  await press(here.running, pathOf(sent.url, item.id), {
    kind: 'interview',
    times: 'Tuesday at 9',
    note: '',
  });
  await press(here.running, pathOf(sent.url, item.id), { kind: 'pass', reason: 'Too junior.' });
  const { spec } = await float(here.desk);
  await press(here.running, pathOf(spec.url), { kind: 'interested', rating: '5', note: '' });
  const own = { ...here, application: applicationOf(here) };
  await named(here, (await asked(own)).path);
  await postForm(here, `${(await agreed(own)).path}/person`);
  const booked = await interview(here.desk);
  await api.post(`/interviews/${booked.id}/cancel`);
  await apply(ad, 'applicant@people.example', 'de');
  await invite(admin, here.desk.adminId);
  const newcomer = Object.assign(new Person(here.running.app, 'https://desk.example'), { language: 'de' });
  await newcomer.fill('/signup', {
    agency: 'Boreal Foods',
    country: 'DE',
    name: 'Bo Berg',
    email: 'bo@boreal.example',
  });
  await sendDue(here.running);
  const mails = here.mail.received.slice(before);
  const parsed = await Promise.all(mails.map((mail) => mail.parsed()));
  const all = parsed.map(({ subject = '', html }) => `<p>${subject}</p>${html}`).join('');
  expect(unmarkedWords(all, [...WRITTEN, 'Acme', 'Bluefin'], 'de')).toEqual([]);
  expect(mails.length).toBeGreaterThan(14);
});
