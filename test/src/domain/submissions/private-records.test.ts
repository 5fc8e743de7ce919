import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { briefOf, pathOf } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

const CHEF = {
  name: 'Oskar Lind',
  current_title: 'Chef',
  current_company: 'Noma',
  experience: [{ title: 'Chef', employer: 'Noma', from: '2015', is_current: true }],
};

async function sent(person: Record<string, unknown>, identity_visibility: string, summary?: string) {
  const brief = await briefOf(agency, [person]);
  const items = brief.applications.map((application_id) => ({ application_id, summary }));
  const answer = await agency.api.post('/submissions', { job_id: brief.job_id, items, identity_visibility });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const { review, url, items: shown } = answer.body.data;
  return {
    summary: shown[0].summary as string,
    held: (review?.findings ?? []).map((one: Record<string, string>) => [one.field, one.about, one.words]),
    told: (answer.body.meta.warnings ?? [])
      .filter(({ code }: { code: string }) => code === 'look_before_it_leaves')
      .flatMap(({ findings }: { findings: { field: string; words: string }[] }) =>
        findings.map(({ field, words }) => [field, words]),
      ),
    html: await (await running.app.request(pathOf(url))).text(),
  };
}

it.each(['full', 'first_name'])(
  'a %s send shows no private sentence of a career, and tells whoever sends it what it left out',
  async (level) => {
    const description =
      'Runs the fish section. Left for six months in 2020 for cancer treatment. Paid DKK 42,000 a month. Cut waste by a third.';
    const experience = [{ ...CHEF.experience[0], description }];
    const { held, told, html } = await sent({ ...CHEF, experience }, level, 'Trains young cooks.');
    expect(held).toEqual([]);
    expect(html).toContain('Runs the fish section. Cut waste by a third.');
    expect(html).not.toMatch(/cancer|42,000/);
    expect(told).toEqual([
      ['items.0.experience.0.description', 'Left for six months in 2020 for cancer treatment.'],
      ['items.0.experience.0.description', 'Paid DKK 42,000 a month.'],
    ]);
  },
);

it('a summary that tells of health, pay, a sentence or a former name waits, with the words pointed at', async () => {
  const summary =
    'Runs the fish section. Took a year off after a stroke. Salary 64,000 plus car. Served eight months for assault in 2015. Lind is his maiden name; Oskar Lind qualified in 2018.';
  const { held } = await sent(CHEF, 'first_name', summary);
  expect(held.map(([field]: string[]) => field)).toEqual(Array(held.length).fill('items.0.summary'));
  expect(held.map(([, , words]: string[]) => words)).toEqual(
    expect.arrayContaining(['Salary 64,000', 'Served eight months for assault', 'maiden name']),
  );
  expect(held.some(([, , words]: string[]) => words?.includes('stroke'))).toBe(true);
});

it('the preview marks what the send waits for', async () => {
  const brief = await briefOf(agency, [CHEF]);
  const answer = await agency.api.post('/redaction-previews', {
    application_id: brief.applications[0],
    text: 'Lind is his maiden name; Oskar Lind qualified in 2018. Paid DKK 42,000 a month.',
    level: 'first_name',
  });
  const marks = (answer.body.data?.marks ?? []).map((one: Record<string, string>) => one.words);
  expect(marks, JSON.stringify(answer.body)).toEqual(
    expect.arrayContaining(['maiden name', 'Paid DKK 42,000 a month']),
  );
});

it('what is written beside the name of an employer or a school holds a send that shows it', async () => {
  const experience = [{ ...CHEF.experience[0], employer: 'Noma (Paid DKK 42,000 a month)' }];
  const { held } = await sent({ ...CHEF, experience }, 'full', 'Trains young cooks.');
  expect(held).toContainEqual(['items.0.experience.0.employer', 'pay', 'Paid DKK 42,000 a month']);
});

it.each(['anonymous', 'first_name'])(
  'a full record gets a summary at %s, without what alone would wait',
  async (level) => {
    const { summary } = await sent(
      {
        name: 'Alexandra "Sandy" Beach',
        current_title: 'Coastal Engineer',
        current_company: 'Royal HaskoningDHV',
        experience: [
          { title: 'Coastal Engineer', employer: 'Royal HaskoningDHV', from: '2014', is_current: true },
          { title: 'Graduate Engineer', employer: 'BMT', from: '2011', to: '2014' },
        ],
        education: [{ school: 'Griffith University', degree: 'BEng' }],
      },
      level,
    );
    expect(summary).toContain('is a Coastal Engineer');
    expect(summary).toContain('BEng');
  },
);

it.each(
  ['full', 'first_name', 'anonymous'].flatMap((level) =>
    ['Partner visa 820', 'Citizen', 'Needs sponsorship after June'].map((rights) => [level, rights] as const),
  ),
)('a %s send shows nobody by what papers they may work: %s', async (level, work_rights) => {
  const { summary, html } = await sent({ ...CHEF, notice_period: '4 weeks', work_rights }, level);
  expect(html).toContain('4 weeks');
  expect(`${summary}\n${html}`).not.toContain(work_rights);
  expect(summary).not.toContain('Right to work');
});
