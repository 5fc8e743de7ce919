import { type Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, expect, it } from 'vitest';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { authorize, authorizePath, CALLBACK, connectApp, pkce } from '#test/harness/oauth.ts';
import { decoded, PASSWORD, Person, person, type Visit } from '#test/harness/person.ts';

const { running, desk } = useDesk({ name: 'Harbour Talent' });
const stranger = () => new Person(running.app, running.service.publicUrl());
let mia: Awaited<ReturnType<typeof person>>;
const more: Record<string, string> = {};

beforeAll(async () => {
  mia = await person(running.service, running.app, desk.adminId);
  await mia.signIn(mia.email);
  await desk.user('consultant');
  await mia.fill('/service-accounts', { name: 'Night ledger', role: 'consultant' });
  const { service } = running;
  const set = { role: 'consultant', policy: 'writes' } as const;
  await runAsOperator(service, desk.accountId, setApprovalPolicyAction, set);
  const pat = await desk.user('consultant');
  const actions = [{ action: 'create_client', input: { name: 'Umber Vale' } }];
  const asked = await pat.api.post('/batch', { reason: 'won', actions });
  more.approval = new URL(asked.body.data.approval.url).pathname;
  const app = await connectApp(service, desk.accountId);
  const wanted = { client_id: app.client_id, redirect_uri: CALLBACK, scope: 'jobs:read candidates:read' };
  await authorize(mia, { ...wanted, code_challenge: pkce().challenge, scope: 'jobs:read' });
  more.consent = authorizePath({ ...wanted, code_challenge: pkce().challenge });
});

const SECRET = new Set(['hidden', 'password', 'file']);
const CHOICE = new Set(['checkbox', 'radio']);
const byTag = (name: string, within: Element) => DomUtils.getElementsByTagName(name, within);

/** The forms of a page that somebody fills in. */
const formsIn = (html: string): Element[] =>
  DomUtils.getElementsByTagName('form', parseDocument(html)).filter(
    (form) => form.attribs.method === 'post' && fieldsIn(form).length > 0,
  );
const fieldsIn = (form: Element): Element[] =>
  DomUtils.findAll(
    ({ name, attribs }) =>
      ['select', 'textarea'].includes(name) || (name === 'input' && !SECRET.has(attribs.type ?? '')),
    [form],
  );
const shownIn = (field: Element): string => {
  if (CHOICE.has(field.attribs.type ?? '')) return String('checked' in field.attribs);
  // htmlparser2 leaves the entities of a textarea as they are written.
  if (field.name === 'textarea') return decoded(DomUtils.textContent(field));
  if (field.name !== 'select') return field.attribs.value ?? '';
  const options = byTag('option', field);
  return (options.find(({ attribs }) => 'selected' in attribs) ?? options[0])?.attribs.value ?? '';
};

/** What somebody would set this field to who changes each: every tick and every choice another. */
function another(field: Element): string {
  const now = shownIn(field);
  if (field.attribs.type === 'radio') return String(field.attribs.value !== 'none' && now === 'false');
  if (CHOICE.has(field.attribs.type ?? '')) return String(now === 'false');
  if (field.name !== 'select')
    return field.attribs.type === 'color' ? '#123456' : `Ring "them" <${now}> & co`;
  return byTag('option', field).find(({ attribs }) => attribs.value !== now)?.attribs.value ?? now;
}

/** A form with each field changed: what its page must show again, and what a browser sends. */
function changed(form: Element): { shown: string[][]; sent: [string, string][] } {
  const radios = new Set<string>();
  const shown: string[][] = [];
  const sent = byTag('input', form)
    .filter(({ attribs }) => attribs.type === 'hidden')
    .map(({ attribs }): [string, string] => [attribs.name ?? '', attribs.value ?? '']);
  for (const field of fieldsIn(form)) {
    const { name = '', type = '', value = 'on' } = field.attribs;
    let now = another(field);
    if (type === 'radio') {
      now = String(now === 'true' && !radios.has(name));
      if (now === 'true') radios.add(name);
    }
    shown.push([name, CHOICE.has(type) ? value : '', now]);
    if (!CHOICE.has(type)) sent.push([name, now]);
    else if (now === 'true') sent.push([name, value]);
  }
  return { shown, sent };
}

const shownBy = (form: Element): string[][] =>
  fieldsIn(form).map((field) => {
    const { name = '', type = '', value = 'on' } = field.attribs;
    return [name, CHOICE.has(type) ? value : '', shownIn(field)];
  });

const send = (who: Person, form: Element, fields: [string, string][]): Promise<Visit> => {
  if (form.attribs.enctype === undefined) return who.post(form.attribs.action ?? '', fields);
  const body = fields.map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return who.postBody(
    form.attribs.action ?? '',
    `${body.join('')}--b--\r\n`,
    'multipart/form-data; boundary=b',
  );
};

it.each([
  ...['/people', '/people/brand', '/people/provider', '/people/second-factor', '/keys', '/portal', '/you'],
  ...['/service-accounts', '/approvals/policies', '/connections', 'approval', 'consent'],
])(
  'fills the forms of %s in again, every tick and choice as they were, where the sign-in had ended as they were sent',
  async (named) => {
    const path = more[named] ?? named;
    const forms = formsIn((await mia.get(path)).html);
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) {
      const { shown, sent } = changed(form);
      const browser = stranger();
      const refused = await send(browser, form, sent);
      expect(refused.status).toBe(401);
      expect(refused.html).toContain('stays with this browser for half an hour');
      const signIn = /href="(\/sign-in\?next=[^"]*)"/.exec(refused.html)?.[1] ?? '';
      const back = await browser.fill(decoded(signIn), {
        email: mia.email,
        password: PASSWORD,
      });
      const wanted = back.location ?? /content="0; url=([^"]*)"/.exec(back.html)?.[1] ?? '';
      const page = await browser.get(decoded(wanted));
      const again = formsIn(page.html).find(({ attribs }) => attribs.action === form.attribs.action);
      expect(again && shownBy(again)).toEqual(shown);
      expect(page.html).toContain('This form is filled in again as you sent it.');
      for (let one = again?.parent ?? null; one !== null; one = one.parent)
        if (isTag(one) && one.name === 'details') expect(one.attribs).toHaveProperty('open');
      expect((await browser.get(decoded(wanted))).html).not.toContain('filled in again');
    }
  },
);

it('fills a form in again that was older than the present sign-in, and shows it once', async () => {
  const [form] = formsIn((await mia.get('/you')).html);
  if (form === undefined) throw new Error('no form');
  const { shown, sent } = changed(form);
  const refused = await send(mia, form, [...sent.filter(([name]) => name !== 'csrf'), ['csrf', 'older']]);
  expect(refused.status).toBe(403);
  expect(refused.html).toContain('href="/you"');
  const again = formsIn((await mia.get('/you')).html)[0];
  expect(again && shownBy(again)).toEqual(shown);
  expect(formsIn((await mia.get('/you')).html).map(shownBy)).toEqual([shownBy(form)]);
});

it('leaves alone what the form did not change, so that what others set meanwhile stays', async () => {
  const page = await mia.get('/approvals/policies');
  const [form] = formsIn(page.html);
  if (form === undefined) throw new Error('no form');
  const hidden = changed(form).sent.filter(([name]) => name === 'csrf' || name.startsWith('was:'));
  const asShown = shownBy(form).map(([name = '', , value = '']): [string, string] => [name, value]);
  const mine: [string, string][] = asShown.map(([name, value]) => [
    name,
    name === 'set:role:finance' ? 'writes' : value,
  ]);
  const browser = stranger();
  expect((await send(browser, form, [...hidden, ...mine])).status).toBe(401);
  const set = { role: 'researcher', policy: 'writes' } as const;
  await runAsOperator(running.service, desk.accountId, setApprovalPolicyAction, set);
  await browser.signIn(mia.email);
  const [again] = formsIn((await browser.get('/approvals/policies')).html);
  const found = Object.fromEntries(
    (again === undefined ? [] : shownBy(again)).map(([name, , value]) => [name, value]),
  );
  expect(found).toMatchObject({ 'set:role:finance': 'writes', 'set:role:researcher': 'writes' });
});

it('keeps no secret, nothing that another site sent, and nothing that another service sealed', async () => {
  const browser = stranger();
  const url = { issuer: 'https://id.example', client_secret: 'do-not-keep' };
  await browser.post('/people/provider', url, { 'sec-fetch-site': 'cross-site' });
  expect(browser.cookies.has('deskhand_unsent')).toBe(false);
  await browser.post('/people/provider', { client_secret: 'do-not-keep', password: PASSWORD });
  expect(browser.cookies.has('deskhand_unsent')).toBe(false);
  browser.cookies.set('deskhand_unsent', 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c');
  await browser.signIn(mia.email);
  const page = await browser.get('/people/provider');
  expect(page.status).toBe(200);
  expect(page.html).not.toContain('filled in again');
  expect(browser.cookies.has('deskhand_unsent')).toBe(false);
});
