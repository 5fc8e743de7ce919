import { expect, it } from 'vitest';
import { type Loaded, loadWorld } from '#test/eval/questions/load.ts';
import { OPEN } from '#test/eval/questions/open.ts';
import { OPEN4 } from '#test/eval/questions/open4.ts';
import { OPEN6 } from '#test/eval/questions/open6.ts';
import { OPEN7 } from '#test/eval/questions/open7.ts';
import { OPEN8 } from '#test/eval/questions/open8.ts';
import { OPEN14 } from '#test/eval/questions/open14.ts';
import { OPEN17 } from '#test/eval/questions/open17.ts';
import type { Question } from '#test/eval/questions/reckon.ts';
import { judge, shares } from '#test/eval/questions/score.ts';
import { suggestionsTo } from '#test/eval/questions/suggestions.ts';
import { APPLICATIONS, JOBS, PLACEMENTS, TODAY } from '#test/eval/questions/world.ts';
import { fixture, useService } from '#test/harness/fixture.ts';

const running = useService({ RATE_LIMIT_AI_PER_MINUTE: '100000' });
const world: Loaded = fixture(async () =>
  loadWorld(running.service, await running.workspace({ country: 'AU', sandbox: true })),
);

interface Answered {
  answer: string;
  read_as: string;
  rows: Record<string, unknown>[];
  unsupported_concepts: string[];
  suggested_alternatives: string[];
  caveats: string[];
}
const ask = async (question: string, api = world.owner): Promise<Answered> =>
  (await api.post('/analytics/ask', { question })).body.data;

/** Holds the shares of a set, in per cent of all that is asked, to the least that is right and the most that is wrong. */
async function expectShares(questions: readonly Question[], least: number, most: number): Promise<void> {
  const judged = await judge(world, questions);
  const { right, wrong } = shares(judged);
  const missed = judged
    .filter(({ verdict }) => verdict !== 'right')
    .map(({ verdict, ask, got, expected }) => `${verdict}: ${ask}\n  ${got}\n  ${expected}`)
    .join('\n');
  expect(wrong, missed).toBeLessThanOrEqual(most);
  expect(right, missed).toBeGreaterThanOrEqual(least);
}

it('answers questions whose truth was reckoned apart from it rightly, or refuses them', async () => {
  await expectShares([...OPEN, ...OPEN4], 95, 2);
});

it('answers what owners, team leads and consultants ask of their own figures rightly, or refuses it', async () => {
  await expectShares([...OPEN6, ...OPEN7, ...OPEN8], 66, 1);
});

it('suggests to a question that is refused only what is whole, and is answered as it stands', async () => {
  const { suggested, unanswered } = await suggestionsTo(world, [...OPEN14, ...OPEN17]);
  expect(suggested).toBeGreaterThan(150);
  expect(unanswered).toEqual([]);
});

it('tells both stretches of a figure of which nobody said the time, and opens each into its records', async () => {
  const question = 'How many placements at Redgum Software?';
  const both = await ask(question);
  const alone = [];
  for (const stretch of ['in the last 12 months', 'all time'])
    alone.push((await ask(`Placements at Redgum Software ${stretch}`)).rows[0]?.placements);
  expect(new Set(alone).size).toBe(2);
  expect(both.rows.map(({ placements }) => placements)).toEqual(alone);
  expect(both.answer).toContain(`the last 12 months: ${alone[0]}. All time: ${alone[1]}.`);
  expect(both.caveats.join(' ')).toContain('No period was named');
  for (const { period, placements } of both.rows) {
    const { data } = (await world.owner.post('/analytics/explain', { question, row: { period } })).body;
    expect(data.record_count, String(period)).toBe(placements);
  }
});

it('takes the team for the one that somebody leads where its lead says it, and for nobody’s else', async () => {
  const mia = await world.as('mia');
  expect((await ask('the team’s placements this year', mia)).answer).toContain('Placements (your team)');
  for (const question of ['the team with most placements this year', 'Sam vs the team average on placements'])
    expect((await ask(question, mia)).unsupported_concepts.length, question).toBeGreaterThan(0);
  expect((await ask('the team’s placements this year')).unsupported_concepts).toContain('team');
});

it('holds a week against a week that begins on a Monday too', async () => {
  const { rows } = await ask('Interviews this week versus the same week last year');
  expect(rows.map(({ period }) => period)).toEqual(['2026-08-17 – 2026-08-23', '2025-08-18 – 2025-08-24']);
});

it('cuts no stretch by a longer one', async () => {
  expect((await ask('Contract margin per week yesterday')).unsupported_concepts).toContain(
    'by week of a shorter stretch',
  );
  expect((await ask('Placements by month this month')).unsupported_concepts).toEqual([]);
});

it('says of a figure that nobody has that nobody has it, and names none of them as the highest', async () => {
  const { answer } = await ask('which clients have not answered a submission for more than 500 weeks');
  expect(answer).toMatch(/: 0 in all\. Read as/);
});

it('counts those who have none among those with fewer than a number', async () => {
  const { rows } = await ask('Which consultants have fewer than 100 placements this year?');
  expect(rows).toContainEqual(expect.objectContaining({ consultant: 'Kofi Mensah', placements: 0 }));
});

it('answers no question for which of several with a mere number', async () => {
  const { unsupported_concepts } = await ask('Which of the placements this year fell off?');
  expect(unsupported_concepts.length).toBeGreaterThan(0);
});

it('holds what is asked for against what follows than, whichever was named first', async () => {
  const said = 'Read as: placements, this year, against last year.';
  for (const question of [
    'Did we make more placements this year than last year?',
    'Compared with last year, how many placements did we make this year?',
    'Did we make more placements than last year this year?',
    'Compare placements this year with last year',
  ])
    expect((await ask(question)).answer, question).toContain(said);
});

it('says records of one name once in how it read a question', async () => {
  const { answer } = await ask('Average salary for the tax accountants we placed, all time');
  expect(answer.match(/Tax Accountant/g)).toHaveLength(2);
});

it('tells consultants whose amounts are hidden in answers where their own are shown', async () => {
  const sam = await world.as('sam');
  for (const question of ['What have I billed this quarter?', 'How far am I from my target?'])
    expect((await ask(question, sam)).answer, question).toContain(
      'get_quota_period {"period_id":"current"} shows your own',
    );
});

it('lists the jobs and clients that are to be listed, and counts where it is asked how many', async () => {
  const listed = await ask('List our open jobs');
  const counted = await ask('How many open jobs do we have?');
  expect(counted.rows).toEqual([{ open_jobs: listed.rows.length }]);
  expect(listed.rows.length).toBeGreaterThan(1);
  for (const { job } of listed.rows) expect(listed.answer).toContain(String(job));
  const lantern = await ask('list the open jobs we have got with Lantern Legal');
  expect(lantern.rows.map(({ job }) => job).sort()).toEqual(['Backend Engineer', 'Financial Controller']);
  expect((await ask('list our clients')).rows).toHaveLength(10);
});

it('takes a month without billings for the worst, leaves out the one that is not over, and tells all that are tied', async () => {
  const { answer, rows } = await ask('what was our worst month for billings in 2025');
  expect(answer).toContain('2025-03, 2025-07 with AUD 0.00');
  expect(rows.filter(({ currency }) => currency === 'AUD')).toHaveLength(12);
  const months = (await ask('worst month for billings this year')).rows.map(({ month }) => month);
  expect(months).toContain('2026-07');
  expect(months).not.toContain('2026-08');
  expect((await ask('which month had the fewest placements last year')).answer).toContain(
    'the lowest are 2025-06, 2025-08, 2025-10 with 1',
  );
});

it('counts no month before the first of the agency as one without billings, and says from when it counts', async () => {
  const { rows, caveats } = await ask('what was our worst month for billings in FY25');
  const months = rows.filter(({ currency }) => currency === 'AUD').map(({ month }) => String(month));
  const first = (await ask('AUD billings by month in FY25')).rows.find(({ billings }) => billings !== 0);
  expect(months.sort()[0]).toBe(first?.month);
  expect(caveats).toContain(`Counted from ${first?.month}, the first month with any.`);
});

it('reads a financial year named by both its years, before or after the word', async () => {
  const said = 'placements, from 2024-07-01 to 2025-06-30';
  for (const question of ['placements in the 2024/25 financial year', 'placements in FY2024/25'])
    expect((await ask(question)).answer, question).toContain(said);
});

it('counts the contracts that run today, and not those to come, over or fallen off', async () => {
  const running = PLACEMENTS.filter(
    ({ type, start, ends }) => type === 'contract' && start <= TODAY && (ends ?? TODAY) >= TODAY,
  );
  expect(running.length).toBeGreaterThan(0);
  expect((await ask('contracts running today, how many')).rows).toEqual([
    { running_contracts: running.length },
  ]);
});

it('names all whom "which" asks for, and says of what there are so many', async () => {
  const guaranteed = await ask('which clients have somebody still under guarantee');
  expect(guaranteed.rows.length).toBeGreaterThan(2);
  for (const { client } of guaranteed.rows) expect(guaranteed.answer).toContain(String(client));
  const { answer } = await ask('How many clients have hired from us more than once?');
  expect(answer).toContain('8 clients with more than 1: ');
});

it('holds a year that is not over against the same point of the last', async () => {
  const { rows } = await ask('Billings this year against the same point last year, in AUD');
  const days = rows.map(({ period }) => period);
  expect(days).toEqual(['2026-01-01 – 2026-08-20', '2025-01-01 – 2025-08-20']);
  const until = await ask('AUD billings from 1 January 2025 to 20 August 2025');
  expect(rows[1]?.billings).toBe(until.rows[0]?.billings);
});

it('tells of each client the biggest of its fees where the biggest fee is asked for, and not what they come to', async () => {
  const { answer, rows } = await ask('Biggest single fee we ever got, which client was that');
  expect(answer).toContain('highest fee of a placement');
  expect(rows[0]).toMatchObject({ client: 'Ironbark Water' });
});

it.each([
  ['Is Sam our top biller this year?', 'the first of Sam Lee alone'],
  ["both Sam and Priya's placements this year", 'both: together, or each by itself'],
  ['will Sam bill more than Priya this year', 'who will be ahead'],
  ['what day did we place the most', 'the first day of more than a year'],
  ["interviews for Sam's jobs this year", 'whose jobs: Sam jobs'],
  ['are all jobs open', 'all jobs'],
  ['how many people start in September 2025', 'start: whether it has happened or is to come'],
  ['contracts that end before October 2025', 'end: whether it has happened or is to come'],
])('%s is refused, as what would be told has another form than what is asked', async (question, unread) => {
  expect((await ask(question)).unsupported_concepts).toEqual([unread]);
});

it.each([
  ['zoe', "what's the Health team's share of the agency's placements last FY"],
  ['tom', 'what share of placements last FY did I make'],
  ['sam', 'what percentage of submissions last FY were mine'],
])('%s is told no share of a whole that they do not see: "%s"', async (person, question) => {
  expect((await ask(question, await world.as(person))).unsupported_concepts).toEqual([
    'a share of figures which this credential does not see',
  ]);
});

it('tells the share of a person in what their own team did, to its lead', async () => {
  const { rows } = await ask("what is Ana's share of my team's submissions last FY", await world.as('tom'));
  expect(rows).toHaveLength(1);
  expect(Number(rows[0]?.share)).toBeLessThan(100);
});

it.each([
  ['Which teams placed fewer people this year than in the same stretch of last year?', 'Which of them'],
  ['gross profit from contracts that began last FY', 'began'],
  ['median salary offered last FY', 'offered'],
])('%s is refused, as what would be told is something else', async (question, unread) => {
  expect((await ask(question)).unsupported_concepts.join(' ')).toContain(unread);
});

it.each([
  ['mia', 'do all my consultants have open jobs', 'whose consultants: my consultants'],
  ['mia', 'what have all my consultants billed this year', 'whose consultants: my consultants'],
  ['sam', 'how many applications came in for my jobs this month', 'whose jobs: my jobs'],
])(
  '%s asks "%s" and is refused, as whose the figure is and whose those are is not one',
  async (person, question, unread) => {
    expect((await ask(question, await world.as(person))).unsupported_concepts).toContain(unread);
  },
);

it('does not name who is first to whoever sees the figures of one person alone', async () => {
  const sam = await world.as('sam');
  const { unsupported_concepts, rows } = await ask('who made the most placements this year', sam);
  expect(unsupported_concepts[0]).toContain('who is first');
  expect(rows).toEqual([]);
});

it('tells how far two are apart, each currency by itself', async () => {
  expect((await ask('how much more did Sam bill than Priya last year')).answer).toContain(
    '; AUD 79,860.00 apart',
  );
  expect((await ask('contract versus perm placements this year')).answer).toContain('; 10 apart');
  // Nobody knows a mean of nothing.
  expect((await ask('average fee Sam versus Ana last year')).answer).not.toContain('AUD 28,100.00 apart');
});

it('tells a share, a ratio and a number of places of both stretches that are held against each other', async () => {
  const contract = 'share of placements that were contract';
  const both = await ask(`${contract} in 2025 compared with 2024`);
  const [now, then] = [await ask(`${contract} in 2025`), await ask(`${contract} in 2024`)];
  expect(both.rows.map(({ share }) => share)).toEqual([now.rows[0]?.share, then.rows[0]?.share]);
  expect(both.answer).toContain(` against ${then.rows[0]?.share}% contract`);
  const ratio = await ask('submissions per placement last year compared with this year');
  expect(ratio.rows.map(({ period }) => period)).toEqual([
    '2026-01-01 – 2026-12-31',
    '2025-01-01 – 2025-12-31',
  ]);
  const clients = await ask('how many clients did we place with in 2025 compared with 2026');
  expect(clients.answer).toMatch(/\d clients with any, .* against \d clients with any/);
});

it('lists the records of a figure where they are asked for by themselves, and opens the list into them', async () => {
  const question = 'Which contracts have we placed in 2025?';
  const known = PLACEMENTS.filter(({ type, offer }) => type === 'contract' && offer.startsWith('2025'));
  const { rows, answer } = await ask(question);
  expect(rows.map(({ counted_on }) => counted_on)).toEqual(
    known
      .map(({ offer }) => offer)
      .sort()
      .reverse(),
  );
  expect(rows.every(({ candidate, client }) => candidate !== null && client !== null)).toBe(true);
  expect(answer).toContain(`: ${known.length}: `);
  const { status, body } = await world.owner.post('/analytics/explain', {
    question,
    row: { record_id: rows[0]?.record_id },
  });
  expect(status, JSON.stringify(body.error)).toBe(200);
  expect(body.data.record_count).toBe(known.length);
});

it('tells the last and the first of some records by their days, with all of that day', async () => {
  const own = PLACEMENTS.filter(({ credits }) => credits.some(({ user }) => user === 'sam'))
    .map(({ offer }) => offer)
    .sort();
  for (const [question, day] of [
    ['When did Sam last place somebody, who and where?', own.at(-1)],
    ["When was Sam's first placement?", own[0]],
  ] as const) {
    const { rows } = await ask(question);
    expect(new Set(rows.map(({ counted_on }) => counted_on)), question).toEqual(new Set([day]));
  }
  expect(
    (await ask('our last interview')).rows.every(({ counted_on }) => String(counted_on) < `${TODAY}T14`),
  ).toBe(true);
});

it('lists to a consultant the own records alone', async () => {
  const { rows } = await ask('Which placements have we made this year?', await world.as('priya'));
  const own = PLACEMENTS.filter(
    ({ credits, offer }) => offer >= '2026' && credits.some(({ user }) => user === 'priya'),
  );
  expect(rows).toHaveLength(own.length);
});

it('tells nobody who was the last of all to somebody who sees the own records alone', async () => {
  const question = 'Who last called Vela Health?';
  expect((await ask(question)).unsupported_concepts).toEqual([]);
  expect((await ask(question, await world.as('priya'))).unsupported_concepts.join(' ')).toContain(
    'does not see',
  );
});

it('names the record that has the highest value, with whose it is', async () => {
  const { rows } = await ask('Highest fee we ever charged, to whom and whose deal was it?');
  for (const currency of ['AUD', 'NZD']) {
    const known = PLACEMENTS.filter((one) => one.type === 'permanent' && one.currency === currency);
    const [best] = [...known].sort((a, b) => b.value - a.value);
    const own = rows.find((row) => row.currency === currency);
    expect([own?.fee, own?.counted_on]).toEqual([best?.value, best?.offer]);
    expect(String(own?.consultants).split(', ')).toHaveLength(best?.credits.length ?? 0);
  }
});

it('names the places that have one figure and none of another', async () => {
  const opened = JOBS.filter((job) => job.opened >= '2026').map(({ client }) => client);
  const placed = PLACEMENTS.filter(({ offer }) => offer >= '2026').map(
    (one) =>
      JOBS.find(({ key }) => key === APPLICATIONS.find((app) => app.key === one.application)?.job)?.client,
  );
  const { rows } = await ask('Which clients gave us jobs this year but no placements?');
  expect(rows.map(({ client }) => client)).toEqual(
    [...new Set(opened)].filter((one) => !placed.includes(one)).sort(),
  );
});

it('puts no name and no other word in the place of one that questions know', async () => {
  await world.owner.post('/clients', { name: 'Corner House People' });
  for (const question of [
    'How many of my CVs got an interview',
    'which talent pool is biggest and how many people are in it?',
  ]) {
    const { suggested_alternatives } = await ask(question, await world.as('sam'));
    expect(suggested_alternatives.join(), question).not.toMatch(/Corner House|this year\?|got an( this|$)/);
  }
});

it.each([
  'upcoming interviews',
  'my upcoming interviews',
  'what interviews have we got coming up',
  'list of our upcoming interviews',
  'interviews from today on',
])('%s are those from today on, and none of the past', async (question) => {
  const { read_as, unsupported_concepts } = await ask(question);
  expect(unsupported_concepts).toEqual([]);
  expect(read_as).toContain(`from ${TODAY} on`);
});

it.each([
  ["who's at offer rn", 'list of live applications, at offer, now'],
  ['who has a guarantee ending this year', 'list of guarantees ending'],
])('%s asks for candidates and not for consultants', async (question, expected) => {
  expect((await ask(question)).read_as).toContain(expected);
});

it('does not tell a lead that nobody placed a candidate of another team', async () => {
  const { rows } = await ask('list all placements');
  const lead = await world.as('mia');
  const mine = (await ask('list all placements', lead)).rows.map(({ record_id }) => record_id);
  const other = rows.find(({ record_id }) => !mine.includes(record_id));
  const { unsupported_concepts } = await ask(`who placed ${other?.candidate}`, lead);
  expect(unsupported_concepts.join(' ')).toContain('does not see');
  expect((await ask(`who placed ${other?.candidate}`)).unsupported_concepts).toEqual([]);
  for (const question of [`what was the fee for ${other?.candidate}`, `placements of ${other?.candidate}`]) {
    const { read_as, answer } = await ask(question, lead);
    expect(read_as, answer).toBeNull();
    expect((await ask(question)).read_as, question).not.toBeNull();
  }
});

it('says of nothing at a client that it is of the team alone, where it was not asked of the team', async () => {
  const { rows } = await ask('list all placements');
  const lead = await world.as('mia');
  const mine = (await ask('list all placements', lead)).rows.map(({ client }) => client);
  const other = rows.find(({ client }) => !mine.includes(client));
  const ofTeam = 'That is of your team alone: what others have is not seen here.';
  expect((await ask(`placements at ${other?.client}`, lead)).answer).toContain(ofTeam);
  expect((await ask(`placements at ${other?.client}`)).answer).not.toContain(ofTeam);
});
