import { expect, it } from 'vitest';
import { identityOf, omitIdentifying } from '#src/domain/anonymity/index.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { decideHeld } from '#test/harness/held-review.ts';
import { briefOf, mailsTo, pathOf, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ name: 'Harbour Talent' });

interface Told {
  code: string;
  fields?: unknown[];
  details?: { fields: unknown[] };
}

const ANA = {
  name: 'Ana María Ruiz',
  first_name: 'Ana María',
  last_name: 'Ruiz',
  email: 'ana.ruiz@mail.example',
  phone: '+61 412 345 678',
  linkedin_url: 'https://www.linkedin.com/in/anaruizcfo',
  resume_url: 'https://files.example/cv-of-ana.pdf',
  current_title: 'CFO at Boreal Foods',
  current_company: 'Boreal Foods Pty Ltd',
  location: { city: 'Sydney', country: 'Australia' },
  summary: 'Ana leads finance at Boreal Foods; before that Cobalt Mining.',
  skills: ['IFRS', 'Boreal Foods'],
  salary_expectation: '$231,000',
  experience: [
    {
      title: 'CFO',
      employer: 'Boreal Foods Pty Ltd',
      from: '2018-03',
      is_current: true,
      description: 'Sold Boreal Snacks.',
    },
    {
      title: 'Controller',
      employer: 'Cobalt Mining',
      from: '2012',
      to: '2018',
      description: 'Three Cobalt sites.',
    },
  ],
  education: [
    { school: 'University of Sydney', degree: 'BCom', field: 'Accounting', from: '2005', to: '2009' },
  ],
};
const WORDS = {
  title: 'Ana Ruiz for you',
  headline: 'Meet Ana of Boreal Foods',
  email_subject: 'Ana Ruiz, CFO',
  intro_body: 'Ana María Ruiz (0412 345 678) studied at the University of Sydney: linkedin.com/in/anaruizcfo',
};
const SUMMARY =
  'Ms **Ruiz** of Cobalt Mining writes from ana.ruiz@mail.example.\n\n- RUIZ sold Boreal\n- Ana listens';

async function shown(
  identity_visibility: string,
  words: object = WORDS,
  summary: string | undefined = SUMMARY,
) {
  const email = `ana.ruiz${Math.floor(performance.now() * 1000)}@mail.example`;
  const brief = await briefOf(agency, [
    { ...ANA, email },
    { name: 'Bo Lind', current_company: 'Dunmore Rail' },
  ]);
  const items = [
    { application_id: brief.applications[0], ...(summary === undefined ? {} : { summary }) },
    { application_id: brief.applications[1], summary: 'Knew Ana Ruiz at Dunmore Rail.' },
  ];
  const sent = (await submit(agency, brief, { identity_visibility, items, ...words })).body.data;
  // What may tell who somebody is waits for a person; what leaves then is hidden all the same.
  if (sent.review?.state === 'held') await decideHeld(running, agency, sent.id);
  const page = await (await running.app.request(pathOf(sent.url))).text();
  const [mail] = await mailsTo(running, brief.contact_email);
  const parts = [mail?.subject, mail?.text, String(mail?.html)].join('\n');
  // Ids and links are random text, and what the style sheet says is ours.
  const clean = (text: string) =>
    text
      .replace(/<style.*?<\/style>|<script.*?<\/script>/gs, '')
      .replace(/[\w]+_[0-9a-z]{24}|\/r\/[\w-]{43}/g, '');
  return { sent, page: clean(page), mail: clean(parts) };
}

const KNOWN =
  /ana\b|mar[ií]a|ruiz|lind\b|\bbo\b|412.?345|linkedin|cv-of|boreal|cobalt|dunmore|university of sydney|mail\.example/i;

it.each([
  ['its own words', WORDS, SUMMARY],
  ['the generated ones', {}, undefined],
])(
  'shows nothing on page or in mail that tells who an anonymous candidate is, in %s',
  async (_, words, summary) => {
    const { page, mail, sent } = await shown('anonymous', words, summary);
    for (const text of [page, mail]) {
      expect(KNOWN.exec(text)?.[0]).toBeUndefined();
      expect(text).toContain('Candidate A');
      expect(text).toContain('Candidate B');
    }
    expect(page).toContain('a food and beverage company');
    expect(page).toContain('BCom, Accounting');
    expect(sent.items.map(({ display_name }: { display_name: string }) => display_name)).toEqual([
      'Candidate A',
      'Candidate B',
    ]);
  },
);

it('keeps first names and employers, and takes surnames and LinkedIn out, where first names are shown', async () => {
  const { page, mail } = await shown('first_name');
  for (const text of [page, mail]) {
    expect(/ruiz|lind\b|linkedin/i.exec(text)?.[0]).toBeUndefined();
    expect(text).toContain('Ana María');
    expect(text).toContain('Boreal Foods');
  }
  expect(page).toContain('University of Sydney');
});

it('shows the whole profile where names are shown, but never how to reach the person or what they earn', async () => {
  const { page, mail } = await shown('full', {});
  for (const said of ['Ana María Ruiz', 'linkedin.com/in/anaruizcfo', 'Boreal Foods', 'University of Sydney'])
    expect(page).toContain(said);
  for (const text of [page, mail]) {
    expect(text).not.toMatch(/412.?345|231,000|cv-of-ana/);
  }
});

it('shows the record of a candidate as it was sent, and nothing of it once it is gone', async () => {
  const brief = await briefOf(agency, [{ name: 'Cy Dale', current_title: 'Buyer' }]);
  const sent = (await submit(agency, brief, { identity_visibility: 'anonymous' })).body.data;
  const read = async () => (await running.app.request(pathOf(sent.url))).text();
  await agency.api.patch(`/candidates/${brief.candidates[0]}`, {
    current_title: 'Head Buyer at Zephyr Textiles',
    current_company: 'Zephyr Textiles',
  });
  expect(await read()).toContain('Buyer');
  expect(await read()).not.toMatch(/Head Buyer|Zephyr/);
  await agency.api.delete(`/candidates/${brief.candidates[0]}`);
  const page = await read();
  expect(page).toContain('no longer being put forward');
  expect(page).not.toContain('Buyer');
});

it('shows no name in a short field of the record at anonymous that the record or its form tells to be one, and tells the sender which', async () => {
  const person = {
    name: 'Ida Moore',
    current_title: 'Head of Treasury, Kiwi Pastoral Group',
    current_company: null,
    location: { city: 'Molesworth Station', country: 'New Zealand' },
    notice_period: 'After the Molesworth season',
    skills: ['IFRS', 'Whitestone Ledger'],
    languages: ['English', 'Whitestonian'],
    experience: [{ title: 'GM Wool (Whitestone)', employer: 'Whitestone', from: '2018', is_current: true }],
    education: [{ school: 'University of Waikato', degree: 'BSc (Hons) Waikato', field: 'Accounting' }],
  };
  const brief = await briefOf(agency, [{ ...person, email: 'ida.moore@mail.example' }]);
  const items = [{ application_id: brief.applications[0], summary: 'Closes the books in six days.' }];
  const sent = await submit(agency, brief, { items, identity_visibility: 'anonymous' });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  expect(sent.body.data.review).toBeNull();
  const page = await (await running.app.request(pathOf(sent.body.data.url))).text();
  const [mail] = await mailsTo(running, brief.contact_email);
  for (const shown of [page, String(mail?.html), mail?.text ?? ''])
    expect(shown).not.toMatch(/Kiwi|Pastoral|Whitestone|Waikato|Molesworth/);
  for (const kept of ['Head of Treasury', 'New Zealand', 'IFRS', 'GM Wool', 'BSc (Hons), Accounting'])
    expect(page).toContain(kept);
  const warning = sent.body.meta.warnings.find(({ code }: { code: string }) => code === 'left_out');
  expect(warning.message).toMatch(
    /current_title "Head of Treasury, Kiwi Pastoral Group" \(shown as "Head of Treasury"\)/,
  );
  const fields: { field: string }[] = warning.fields ?? warning.details.fields;
  expect(fields.map(({ field }) => field)).toEqual([
    'current_title',
    'experience.0.title',
    'education.0.degree',
    'skills.1',
    'languages.1',
    'notice_period',
    'location.city',
  ]);
  const seen = await agency.api.post('/redaction-previews', {
    candidate_id: brief.candidates[0],
    text: 'Ida',
    level: 'anonymous',
  });
  expect(seen.body.data.left_out).toEqual(fields);
});

it('tells the sender of a submission, a spec and a listing alike what of their texts went, and which year tells an age', async () => {
  const brief = await briefOf(agency, [
    { name: 'Ida Moore', current_title: 'Finance Manager, Kiwi Pastoral Group', email: 'ida.m@mail.example' },
  ]);
  const [candidate_id] = brief.candidates;
  const text = 'Ida Moore closes the books in six days. Graduated in 1989.';
  const told = (sent: { status: number; body: { meta: { warnings: Told[] } } }, field: string) => {
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    const { warnings } = sent.body.meta;
    const of = (code: string) =>
      warnings.filter((one) => one.code === code).flatMap((one) => one.fields ?? one.details?.fields ?? []);
    expect(of('left_out')).toContainEqual(expect.objectContaining({ field, words: 'Ida Moore' }));
    return { left: of('left_out'), ages: of('tells_age') };
  };
  const items = [{ application_id: brief.applications[0], summary: text }];
  const submission = await submit(agency, brief, { items, identity_visibility: 'anonymous' });
  const spec = await agency.api.post('/specs', {
    candidate_id,
    client_id: brief.client_id,
    pitch: text,
    allow_repeat: true,
  });
  await agency.api.patch(`/accounts/${agency.accountId}`, { marketplace: true });
  const listing = await agency.api.post('/marketplace/listings', {
    kind: 'candidate',
    candidate_id,
    candidate_aware: true,
    accept_terms: true,
    headline: 'Finance Manager',
    chips: ['IFRS'],
    pitch: text,
    fee_percent: 20,
    owner_share_percent: 50,
  });
  for (const [sent, field] of [
    [submission, 'items.0.summary'],
    [spec, 'pitch'],
    [listing, 'pitch'],
  ] as const)
    expect(told(sent, field).ages).toEqual([{ field, words: 'Graduated in 1989' }]);
  expect(told(spec, 'pitch').left).toContainEqual({
    field: 'current_title',
    words: 'Finance Manager, Kiwi Pastoral Group',
    shown: 'Finance Manager',
  });
});

it.each([
  'Graduated in 1989.',
  'Abitur 1994.',
  'Over 20 years since qualifying in 1998.',
  'Diplômée en 1991.',
  'Class of 2003.',
])('leaves out with omit_identifying the year of school or of a degree in: %s', (line) => {
  const nobody = identityOf({ candidate: { name: 'Ida Moore' } });
  expect(omitIdentifying(`Closes the books in six days. ${line}`, nobody, 'anonymous').text).toBe(
    'Closes the books in six days.',
  );
});

it('hides in the words about one candidate of several by their own record, and calls nobody by the letter of another', async () => {
  const brief = await briefOf(agency, [
    { name: 'Bronwyn Tuckwell', experience: [{ title: 'Planner', employer: 'Yancoal' }] },
    { name: 'Oliver Pemberton-Hayes', experience: [{ title: 'Buyer', employer: 'Target Australia' }] },
    { name: 'Grace Ng', experience: [{ title: 'Clerk', employer: 'Asda' }] },
  ]);
  const summaries = [
    'Bronwyn plans mines with good grace. She knows Pemberton-Hayes well.',
    'Ollie P-H, as everybody calls him, buys. He was at Target for six years.',
    'Grace pays people.',
  ];
  const items = summaries.map((summary, at) => ({ application_id: brief.applications[at], summary }));
  const sent = await submit(agency, brief, { items, identity_visibility: 'anonymous' });
  expect(sent.status).toBe(201);
  const { url, id, review } = sent.body.data;
  if (review?.state === 'held') await decideHeld(running, agency, id);
  const page = await (await running.app.request(pathOf(url))).text();
  expect(page).toContain('Candidate A plans mines with good grace. They know Candidate B well.');
  expect(page).toMatch(
    /Candidate B, as everybody calls them, buys\. They were at [^<]*(?:retailer|company|removed)/,
  );
  expect(page).not.toContain('Target');
});

it('leaves a skill out that something else would stand in for', async () => {
  const brief = await briefOf(agency, [
    {
      name: 'Tilda Quorn',
      current_company: 'Vantablack Engineering',
      skills: ['Surpac', 'Vantablack', 'github.com/tquorn', 'Tilda-approved'],
    },
  ]);
  const { body } = await submit(agency, brief, { identity_visibility: 'anonymous' });
  const page = await (await running.app.request(pathOf(body.data.url))).text();
  expect(page).toContain('Surpac');
  expect(page).not.toMatch(/Vantablack|engineering firm<\/li>|removed\]|-approved|An engineering firm/);
});
