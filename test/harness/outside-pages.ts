import { expect } from 'vitest';
import { agreed, answered, invited } from './ai-screens.ts';
import { act, contracted } from './contract.ts';
import { openPage } from './contractor.ts';
import type { MailDesk } from './mail-desk.ts';
import { sendDue } from './mail-desk.ts';
import { asked, named, postForm, refereesForm, twoReferees } from './referees.ts';
import { briefOf, float, pathOf, submit } from './submission.ts';

/** A page by what it shows, and the request that brings it; asking for it again shows the same. */
export interface ShownPage {
  name: string;
  path: string;
  init?: RequestInit;
  status?: number;
}

/** What the people of these pages are called, and what they and the agency wrote. */
export const WRITTEN = [
  ...[
    'Harbour Talent',
    'Deskhand',
    'Mia Admin',
    'Engineer',
    'Client',
    'Ana Ruiz',
    'Ana',
    'Ruiz',
    'Jo Contact',
    'Bo Berg',
    'AR',
    'BB',
  ],
  ...['Maria Boss', 'Paul Peer', 'Controller', 'Knows the trade.', 'Payroll Lead', 'Mine Planners'],
  ...['Finance Manager', 'Boreal Foods', 'Group Controller', 'Ran the close.', 'IFRS', 'Treasury', 'CPA'],
  ...['Bachelor of Commerce', 'Accounting', 'Curtin', 'Perth', 'Sydney', 'Australia', 'AU', '4 weeks'],
  ...[
    'Citizen',
    'German',
    'Tuesday at 9',
    'At our office.',
    'Too junior.',
    'Does she know SAP?',
    'She does.',
  ],
  ...['Finance leader', 'Closes the books in three days.', 'Nine years', 'Good pay.', 'Come and count.'],
  ...['Planners of mines.', 'People who plan.', 'Month-end close', 'Team leadership', 'Notice period'],
  ...['Bright and kind.', 'Inner West', 'Too blurred.'],
  // What an assistant wrote for the agency, kept in its records.
  'full-time, hybrid in Perth, Australia.',
  'part-time, fully remote.',
  ': contract.',
  ': what have you done yourself, where, and what came of it? An example helps.',
  ': when could you start, and what notice do you have to give?',
  'Is there anything else that we should know, or that you would like to ask?',
];

type Fields = Record<string, string | undefined>;

const filled = (fields: Fields): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));

const post = (fields: Fields): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(filled(fields)).toString(),
});

function upload(fields: Fields): RequestInit {
  const body = new FormData();
  for (const [name, value] of filled(fields)) body.set(name, value);
  return { method: 'POST', body };
}

const ANA = {
  name: 'Ana Ruiz',
  current_title: 'Finance Manager',
  current_company: 'Boreal Foods',
  years_experience: 9,
  skills: ['IFRS', 'Treasury'],
  certifications: ['CPA'],
  languages: ['German'],
  notice_period: '4 weeks',
  work_rights: 'Citizen',
  linkedin_url: 'https://www.linkedin.com/in/ana',
  location: { city: 'Sydney', country: 'Australia' },
  experience: [
    { title: 'Group Controller', employer: 'Boreal Foods', from: '2019-03', to: null, is_current: true },
    { title: 'Controller', employer: 'Boreal Foods', from: '2012-03', to: '2019-02', is_current: false },
  ],
  education: [{ degree: 'Bachelor of Commerce', school: 'Curtin', from: '2008', to: '2011' }],
};

/** The service's own words about an input, which English readers see as every interface gives them. */
export const ENGLISH_REFUSALS = [
  'Must be an e-mail address such as jane@example.com.',
  'Must not be empty.',
  'Must be digits with an optional leading + (spaces, hyphens, dots and parentheses are allowed).',
  'Must be given, so that the agency may keep what you send.',
  'Is not an e-mail address; give one address such as ana@mail.example.',
];

/** Every page that somebody outside an agency sees, in each of its states. */
export async function outsidePages(here: MailDesk): Promise<ShownPage[]> {
  const pages = [
    clientPages,
    specPages,
    careerPages,
    poolPages,
    contractorPages,
    refereePages,
    screenPages,
    mailPages,
  ];
  const found: ShownPage[] = [
    { name: 'meeting', path: `/meet/${'a'.repeat(24)}` },
    { name: 'no meeting', path: '/meet/short', status: 404 },
    { name: 'nothing there', path: '/nothing', init: { headers: { accept: 'text/html' } }, status: 404 },
    { name: 'unknown submission', path: '/r/unknown', status: 404 },
    { name: 'unknown ad', path: '/careers/nobody/nothing', status: 404 },
  ];
  const own = { ...here, application: applicationOf(here) };
  for (const of of pages) found.push(...(await of(own)));
  return found;
}

/** Applications at clients with names of their own: those of the other harnesses are counted from one, each by itself. */
export function applicationOf({ desk }: MailDesk): MailDesk['application'] {
  let count = 0;
  return async (candidate_id) => {
    count += 1;
    const client = (await desk.api.post('/clients', { name: `Bluefin ${count}` })).body.data;
    const job = (await desk.api.post('/jobs', { title: 'Controller', client_id: client.id })).body.data;
    return (await desk.api.post('/applications', { job_id: job.id, candidate_id })).body.data;
  };
}

async function clientPages({ desk, running }: MailDesk): Promise<ShownPage[]> {
  const open = await sent(desk, [ANA, { name: 'Bo Berg' }]);
  const told = await sent(desk, [ANA, { name: 'Bo Berg' }]);
  const [ana, bo] = told.items;
  const answers = [
    { item: ana, fields: { kind: 'question', question: 'Does she know SAP?' } },
    { item: ana, fields: { kind: 'interview', times: 'Tuesday at 9', note: 'At our office.' } },
    { item: bo, fields: { kind: 'pass', reason: 'Too junior.' } },
  ];
  for (const { item, fields } of answers)
    expect((await running.app.request(pathOf(told.url, item.id), post(fields))).status).toBe(303);
  const revoked = await sent(desk, [ANA]);
  await desk.api.post(`/submissions/${revoked.id}/revoke`);
  const [first] = open.items;
  const at = pathOf(open.url, first.id);
  return [
    { name: 'submission', path: pathOf(open.url) },
    { name: 'submission answered', path: pathOf(told.url) },
    { name: 'submission revoked', path: pathOf(revoked.url), status: 410 },
    { name: 'no reason', path: at, init: post({ kind: 'pass', reason: '' }), status: 422 },
    { name: 'no question', path: at, init: post({ kind: 'question', question: '' }), status: 422 },
  ];
}

async function sent(desk: MailDesk['desk'], people: Record<string, unknown>[]) {
  const { body } = await submit(desk, await briefOf(desk, people), { identity_visibility: 'full' });
  return body.data;
}

async function specPages({ desk, running }: MailDesk): Promise<ShownPage[]> {
  const texts = { chips: ['Nine years'], salary_band: 'Good pay.', notice: '4 weeks' };
  const open = (await float(desk, texts)).spec;
  const told = (await float(desk, texts)).spec;
  const later = (await float(desk)).spec;
  for (const fields of [
    { kind: 'question', question: 'Does she know SAP?' },
    { kind: 'interested', rating: '4', note: 'At our office.' },
  ])
    expect((await running.app.request(pathOf(told.url), post(fields))).status).toBe(303);
  await running.app.request(pathOf(later.url), post({ kind: 'not_right_now', rating: '', note: '' }));
  return [
    { name: 'spec', path: pathOf(open.url) },
    { name: 'spec answered', path: pathOf(told.url) },
    { name: 'spec put off', path: pathOf(later.url) },
    {
      name: 'spec refused',
      path: pathOf(open.url),
      init: post({ kind: 'interested', rating: '9' }),
      status: 422,
    },
  ];
}

async function careerPages({ desk }: MailDesk): Promise<ShownPage[]> {
  const client = (await desk.api.post('/clients', { name: 'Acme Mining' })).body.data.id;
  const published = async (more: Record<string, unknown>): Promise<string> => {
    const body = { title: 'Payroll Lead', client_id: client, ...more };
    const job = (await desk.api.post('/jobs', body)).body.data.id;
    const ad = { status: 'published', headline: 'Come and count.', show_salary: true };
    return new URL((await desk.api.patch(`/jobs/${job}/ad`, ad)).body.data.url).pathname;
  };
  const path = await published({
    employment_type: 'full_time',
    location: { type: 'hybrid', city: 'Perth', country: 'AU' },
    compensation: { base_min: 150000, base_max: 170000, currency: 'AUD', period: 'year' },
  });
  const others = [
    await published({
      employment_type: 'part_time',
      location: { type: 'remote' },
      compensation: { base_min: 50.5, currency: 'AUD', period: 'hour' },
    }),
    await published({
      employment_type: 'contract',
      compensation: { base_max: 900, currency: 'AUD', period: 'day' },
    }),
  ];
  const [, , slug = ''] = path.split('/');
  return [
    { name: 'jobs', path: `/careers/${slug}` },
    { name: 'no more jobs', path: `/careers/${slug}?page=9` },
    { name: 'ad', path },
    ...others.map((one, at) => ({ name: `other ad ${at}`, path: one })),
    { name: 'applied', path: `${path}?sent=1` },
    ...[
      { name: 'Ana Ruiz', email: 'nobody', consent: 'true' },
      { name: '', email: 'ana@people.example', consent: 'true' },
      { name: 'Ana Ruiz', email: 'ana@people.example', phone: 'x', consent: 'true' },
      { name: 'Ana Ruiz', email: 'ana@people.example' },
    ].map((fields, at) => ({ name: `application ${at}`, path, init: upload(fields), status: 422 })),
  ];
}

async function poolPages({ desk }: MailDesk): Promise<ShownPage[]> {
  const made = await desk.api.post('/talent-pools', {
    name: 'Mine Planners',
    description: 'Planners of mines.',
    who_we_hire: 'People who plan.',
    video_url: 'https://video.example/1',
    is_published: true,
  });
  const path = new URL(made.body.data.page_url).pathname;
  return [
    { name: 'pool', path },
    { name: 'pool joined', path: `${path}?sent=1` },
    { name: 'pool refused', path, init: upload({ full_name: 'Ana Ruiz', email: 'nobody' }), status: 422 },
  ];
}

async function contractorPages({ desk, running }: MailDesk): Promise<ShownPage[]> {
  const { candidateId } = await contracted(desk, { engagement: 'limited_company' });
  const page = await openPage(running, desk, candidateId);
  await page.send({ what: 'identity|AU|', note: '', form: 'more' });
  const papers = (await desk.api.get(`/candidates/${candidateId}/papers`)).body.data;
  const decided = { paper_id: papers[0]?.id, decision: 'rejected', reason: 'Too blurred.' };
  expect((await act(desk, 'check_paper', decided)).status).toBe('succeeded');
  await desk.api.post(`/candidates/${candidateId}/papers`, {
    kind: 'public_liability',
    country: 'AU',
    expires_on: '2099-01-31',
  });
  return [
    { name: 'contractor', path: page.path },
    { name: 'contractor told', path: `${page.path}?done=told` },
    { name: 'contractor sent', path: `${page.path}?done=sent` },
    { name: 'no rate', path: page.path, init: post({ day_rate: 'much' }), status: 422 },
    {
      name: 'nothing chosen',
      path: `${page.path}/papers`,
      init: upload({ what: 'identity|AU|', form: 'more' }),
      status: 422,
    },
  ];
}

async function refereePages(here: MailDesk): Promise<ShownPage[]> {
  const open = await asked(here);
  const done = await asked(here);
  const { paths } = await named(here, done.path);
  const [answeredPath = '', openPath = ''] = paths;
  await postForm(here, answeredPath, { q0: 'Bright and kind.', would_rehire: 'yes' });
  const declined = await asked(here);
  await postForm(here, `${declined.path}/decline`);
  const silent = await asked(here);
  const declinedPath = (await named(here, silent.path)).paths[0] ?? '';
  await postForm(here, `${declinedPath}/decline`);
  const { agreed: _, ...unasked } = refereesForm(twoReferees());
  return [
    { name: 'referees', path: open.path },
    { name: 'referees unasked', path: open.path, init: post(unasked), status: 422 },
    { name: 'referees unnamed', path: open.path, init: post({ agreed: 'yes' }), status: 422 },
    {
      name: 'referee without address',
      path: open.path,
      init: post({ ...refereesForm(twoReferees()), r0_email: 'maria' }),
      status: 422,
    },
    { name: 'referees named', path: done.path },
    { name: 'referees declined', path: declined.path },
    { name: 'reference', path: openPath },
    { name: 'reference empty', path: openPath, init: post({ q0: '' }), status: 422 },
    { name: 'reference answered', path: answeredPath },
    { name: 'reference declined', path: declinedPath },
  ];
}

async function screenPages(here: MailDesk): Promise<ShownPage[]> {
  const fresh = await invited(here);
  const open = await agreed(here);
  const paused = await agreed(here);
  await postForm(here, `${paused.path}/pause`);
  const done = await agreed(here);
  await answered(here, done);
  const wanted = await agreed(here);
  await postForm(here, `${wanted.path}/person`);
  const declined = await invited(here);
  await postForm(here, `${declined.path}/decline`);
  const withdrawn = await agreed(here);
  await postForm(here, `${withdrawn.path}/withdraw`);
  const skipped = await agreed(here);
  for (const no of [1, 2, 3, 4]) await postForm(here, `${skipped.path}/answers/${no}`, { skip: 'yes' });
  return [
    { name: 'screen', path: fresh.path },
    { name: 'screen unticked', path: `${fresh.path}/agree`, init: post({}), status: 422 },
    { name: 'question', path: `${open.path}?q=2` },
    { name: 'no answer', path: `${open.path}/answers/1`, init: post({ text: '' }), status: 422 },
    { name: 'nothing to send', path: `${open.path}/finish`, init: post({}), status: 422 },
    { name: 'screen skipped', path: skipped.path },
    { name: 'screen paused', path: paused.path },
    { name: 'screen done', path: done.path },
    { name: 'person wanted', path: wanted.path },
    { name: 'screen declined', path: declined.path },
    { name: 'screen withdrawn', path: withdrawn.path },
  ];
}

async function mailPages(here: MailDesk): Promise<ShownPage[]> {
  const ana = await here.candidate();
  await here.desk.api.post('/emails', { candidate_id: ana.id, subject: 'Hi', body: 'Hello' });
  await sendDue(here.running);
  const raw =
    here
      .mailTo(ana.email)
      .at(-1)
      ?.raw.replaceAll(/=\r?\n/g, '') ?? '';
  const path = /(\/opt-out\/[\w-]+)/.exec(raw)?.[1] ?? '';
  return [
    { name: 'opt-out', path },
    { name: 'opted out', path, init: post({}) },
  ];
}
