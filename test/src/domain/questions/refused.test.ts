import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk();

const ask = async (question: string) => {
  const { status, body } = await desk.api.post('/analytics/ask', { question });
  expect(status, JSON.stringify(body.error)).toBe(200);
  return body.data;
};

it.each([
  ['How many did she place?', 'she'],
  ['How many of those fell off?', 'of those'],
  ['How many clients have not responded?', 'how many clients'],
  ['How much did we place this year?', 'how much, of placements'],
  ['How many billings this year?', 'how many, of billings'],
  ['placements that missed their guarantee', 'missed'],
  ['e-mails from Harbour', 'Harbour'],
  ['Which consultants share placements?', 'share of two things'],
  ['average placements per consultant', 'mean'],
  ['top biller each month this year', 'the first of each stretch of time'],
  ['billings per placement this year', 'amounts divided by a count'],
  ['Who placed more contractors than perms last quarter?', 'than'],
  ['Which consultants have more contract placements than permanent ones this year?', 'than'],
])('%s is refused for what it asks that is not counted', async (question, unread) => {
  const answer = await ask(question);
  expect(answer.read_as).toBeNull();
  expect(answer.rows).toEqual([]);
  expect(answer.unsupported_concepts).toContain(unread);
  expect(answer.suggested_alternatives.length).toBeGreaterThan(0);
});

it.each([
  [
    'How many open jobs have nobody at client interview?',
    'open jobs with no live applications, at client interview',
  ],
  ['placements != contract this year', 'without placement type contract'],
  ['Can I see billings by client this year?', 'sum of billings, this year, by client'],
  ['Where did our placements come from this year?', 'by source'],
  ['Only contract placements this year', 'placement type contract'],
  [
    'Which clients have no contract placements this year?',
    'each client with no placements, placement type contract',
  ],
  ['Can you tell me our placements by team and client this year?', 'by team and client'],
  ['average time between submission and interview this year', 'mean submission to interview'],
  ['placements last year without the ones that fell off', 'without fall-offs'],
  ['placements that did not fall off last year', 'without fall-offs'],
  ['Which clients have had no fall-offs this year?', 'each client with no fall-offs, this year'],
  [
    'rank the clients by number of placements this year',
    'placements, this year, by client, the highest first',
  ],
  ['placements since day one', 'placements, all time'],
  ['number of fall-offs by client since the beginning', 'fall-offs, all time, by client'],
  ['billings since the start of 2024', 'sum of billings, from 2024-01-01 to'],
  ['this year to date, how many placements?', 'placements, year to date'],
  ['how many contractors are running right now', 'contracts running, now'],
  ['perm placements under 20% this year', 'fee percent, how many of less than 20'],
  ['How many people are sitting at offer stage right now?', 'live applications, at offer, now'],
  ['Which three clients brought in the most revenue this year?', 'by client, the highest 3'],
  ['which open jobs are over 3 months old', 'age of open jobs, how many of more than 90 days, now, by job'],
  ['perms last quarter', 'placements, placement type permanent, last quarter'],
  ['clients with open jobs', 'open jobs, now, by client'],
  [
    'which placements took over 30 days to fill this year',
    'list of time to fill, how many of more than 30 days',
  ],
  ['Who did we place this year?', 'list of placements, this year'],
  ['Who was submitted last month?', 'list of candidates submitted, last month'],
  ['Who fell off this year?', 'list of fall-offs, this year'],
  ['Which placements fell off this year?', 'list of fall-offs, this year'],
  ['which contracts end this quarter', 'list of contract endings, this quarter'],
  ['list placements this year', 'list of placements, this year'],
  ['list candidates at offer stage', 'list of live applications, at offer, now'],
  ['who is at offer stage', 'list of live applications, at offer, now'],
  ['what are our interviews tomorrow', 'list of interviews, tomorrow'],
  ['How many fell off this year, and who were they?', 'list of fall-offs, this year'],
  ['When did we last place somebody?', 'latest of placements, all time'],
  ['our most recent offer', 'latest of offers, all time'],
  ['when is the next client interview?', 'next of client interviews'],
  [
    'What was our longest time to fill this year and who was it?',
    'which record has the highest time to fill',
  ],
  ['slowest fill this year and for whom', 'which record has the highest time to fill, this year'],
  [
    'Highest fee ever, to whom and whose deal was it?',
    'which record has the highest fee of a placement, all time',
  ],
  [
    'Which clients gave us jobs this year but no placements?',
    'each client with no placements, this year, of those with jobs opened, this year',
  ],
  [
    'which consultants submitted this year but never placed',
    'each consultant with no placements, all time, of those with candidates submitted, this year',
  ],
  ['average fee percent this year, and is it slipping?', 'mean fee percent, from'],
  ['plcmnts ths mnth v last mnth', 'placements, this month, against last month'],
  [
    'How many interviews does it take to get one placement this year?',
    'interviews, divided by placements, this year',
  ],
  [
    'What is the perm to contract mix this year?',
    'placements, the share of each, this year, by placement type',
  ],
  ['What industries are we placing into most these days?', 'placements, the last 12 months, by industry'],
  ['billings by month this year with a running total', 'by month, with a running total'],
  ['How many new candidates did we add this year?', 'candidates added, this year'],
  [
    'How much perm fee income have we booked this year?',
    'sum of fees won, placement type permanent, this year',
  ],
  ['who is rolling off in the next 30 days', 'list of contract endings, the next 30 days'],
  ['How many contractors are on assignment?', 'contracts running, now'],
  [
    'Which submissions are sitting with the client without feedback?',
    'list of candidates waiting for the client',
  ],
  // On the last day of a month it is that day.
  ['Guarantee periods ending before the end of this month', 'guarantees ending, '],
  ['contracts running out next month', 'contract endings, next month'],
  ['Has anyone made no placement this year?', 'each consultant with no placements, this year'],
  ['How many clients have given us more than one contract placement?', 'those with more than 1'],
])('%s is read as it was meant', async (question, words) => {
  expect((await ask(question)).read_as).toContain(words);
});

it.each([
  ['placements since we started with Vela', 'since'],
  ['billings over the last month', 'last month'],
  ['how many contacts do we have', 'contacts'],
  ['the pipeline by stage for open jobs', 'open jobs, of candidates'],
  ['how many candidates at offer on open jobs', 'open jobs, of candidates'],
  ['how many times did we place this year', 'many times'],
  ['placements on most days', 'most days'],
  [
    'when does the guarantee end for the last person we placed',
    'when, last: of what it is the last or first',
  ],
  ['who has not started', 'who not started: which candidates they are'],
  ['applications for jobs opened last quarter', 'opened'],
  ['gross profit this year', 'gross profit (of contracts, or billings)'],
  ['jobs closed without a placement in 2025', 'closed, and of a time'],
  ['placements in the 2024/25 financial year', 'financial year 2024/25'],
  ['offers accepted last month', 'offers accepted'],
  ['how many consultants are on target', 'how many'],
  ['percent of consultants on target', 'share of consultants'],
  ['total of consultant targets', 'total of several targets'],
  ['top 2 clients per team by billings last year', 'the first of each team'],
  ['silent clients', 'clients: which of them'],
  ['is there anyone we have not submitted', 'not'],
  ['contract placements, running total', 'running total'],
  ['permanent placements running', 'running'],
  ['how many jobs are running', 'running'],
  ['billings and placements by consultant this year', 'and placements'],
  ['which placements by client this year', 'which placements: each by itself'],
  ['which people in Finance placed most this year', 'most or fewest, of fee of a placement'],
  ['when was our first placement and billings', 'and billings'],
  ['what was our last first interview', 'last first'],
  ['how many placements did we make on a Friday', 'a Friday'],
  ['ratio of perm to contract placements this year', 'ratio'],
  ['what share of billings is from the top 3 clients this year', 'the share of several together'],
  ['sum of salaries placed this year', 'sum of salary placed'],
  ['How many interviews were booked last week?', 'when interviews were booked'],
  ['consultants who billed less than 20k this year', 'amounts below a bound, with those who have none'],
  ['rejections at client interview stage this year', 'rejections by the stage before'],
  ['which job titles do we place most this year', 'placements by title'],
  ['billings this year compared with year to date', 'two periods that overlap'],
  ['placements last 2 quarters', 'last 2 quarters'],
  ['Could we have billed more this year than last year?', 'could'],
  ['How many people did they place this year?', 'they'],
  ['open jobs per placement', 'open jobs divided by placements'],
  ['live candidates by stage per placement', 'per place'],
  ['How much did we bill last year and fees?', 'and fees'],
  ['median fee on average this year', 'mean and median'],
  ['placements by client not in 2025', 'not in'],
  ['Monday placements', 'Monday'],
  ['submissions by contractors this year', 'by contractors'],
  ['whose client has the most open jobs', 'whose client'],
  ['how many placements did we make last year at least 3', 'a bound of placements without places'],
  [
    'Which clients have had fewest and no placements this year',
    'placements that there are none of, and something else of them',
  ],
  ['future placements last year', 'what is to come, of a time that is over'],
  ['fewest placements this year', 'most or fewest, of fee of a placement'],
  ['number of placements by consultant over 100k', '100000, of placements'],
  ['billings in euros last year', 'amounts in EUR, as none are kept in it and none are converted'],
  ['How many jobs did we open last quarter with no offer?', 'jobs opened at a time, without something'],
  ['What is our conversion rate this year?', 'conversion rate'],
  ['placements on time this year', 'on time'],
  ['biggest fees last year', 'biggest fees: each by itself'],
  ['who had our biggest placement this year', 'the placement of one person, as several may be credited'],
  ['has every consultant billed this year', 'every consultant'],
  ['who has billed in every month this year', 'every month'],
  ['was 2025 our best year for billings', 'the first of one year'],
  ['how many of the placements of last year fell off', 'of which placements, and when they fell off'],
  ['how many candidates were rejected by the client last year', 'rejected by the client'],
  ['placements on hold', 'placements, on hold'],
])('%s is refused, as its reading would be a guess', async (question, unread) => {
  const answer = await ask(question);
  expect(answer.read_as).toBeNull();
  expect(answer.unsupported_concepts.map((one: string) => one.toLowerCase())).toContain(unread.toLowerCase());
});

it.each([
  ['Oldest open job?', 'highest first'],
  ['Has anyone billed more than 100k this year?', 'by consultant'],
  ['billings against target by team', 'billings against the target'],
  ['growth in placements 2024 to 2025', 'calendar 2025, against calendar 2024'],
  ['applications per job this year', 'applications per job'],
  ['salary by industry this year', 'mean salary placed'],
])('%s is read for the whole of what it asks', async (question, words) => {
  const { read_as, unsupported_concepts } = await ask(question);
  expect(read_as, unsupported_concepts.join()).toContain(words);
});

it('tells how many of how many beside a share', async () => {
  const { answer, columns } = await ask('How many submissions led to an interview this year?');
  expect(answer).not.toContain('(of ');
  expect(columns.map(({ key }: { key: string }) => key)).toEqual(expect.arrayContaining(['hits', 'rows']));
});

it('suggests what can be answered without the words that were not understood', async () => {
  const { suggested_alternatives } = await ask('How many splendid placements did we make this year?');
  expect(suggested_alternatives).toEqual(['placements, this year']);
});

it('does not take the figures of the agency for those of a person where a key acts for nobody', async () => {
  const key = await desk.key(['admin'], { userId: null });
  const { body } = await desk.as(key).post('/analytics/ask', { question: 'my placements this year' });
  expect(body.data.read_as).toBeNull();
  expect(body.data.unsupported_concepts.join(' ')).toContain('this key acts for the agency');
});

it('suggests the word that was meant where one is a slip away, and the report that lists what no figure tells', async () => {
  expect((await ask('revnue by consultant last quarter')).suggested_alternatives).toEqual([
    'revenue by consultant last quarter',
  ]);
  expect((await ask('police checks older than a year')).suggested_alternatives).toContain(
    'run_report papers_compliance',
  );
});

it('adds up a series of billings and counts as it goes', async () => {
  const { rows, columns } = await ask('applications by month this year, cumulative');
  expect(columns.map(({ key }: { key: string }) => key)).toContain('running_total');
  let sum = 0;
  for (const row of rows) {
    sum += row.applications;
    expect(row.running_total).toBe(sum);
  }
});

it('takes the past month for as many days up to today', async () => {
  const { interpretation } = await ask('placements in the past month');
  const { from, to } = interpretation.period;
  expect(Date.parse(to) - Date.parse(from)).toBeGreaterThan(27 * 86_400_000);
  expect(Math.abs(Date.parse(to) - Date.now())).toBeLessThan(2 * 86_400_000);
});

it('takes feedback that clients owe for an answer that is waited for, and money that they owe for what is not kept', async () => {
  for (const owed of ['feedback', 'an answer'])
    expect((await ask(`which clients owe us ${owed}`)).read_as, owed).toBe(
      'candidates waiting for the client, now, by client',
    );
  expect((await ask('which clients owe us money')).unsupported_concepts).toContain('payments received');
});
