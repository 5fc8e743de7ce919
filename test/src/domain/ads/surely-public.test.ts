import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

const client = fixture(async () => {
  const { body } = await here.desk.api.post('/clients', { name: 'Mousehold Foods Ltd' });
  return { id: body.data.id };
});

async function adOf(title: string, description: string): Promise<string> {
  const id = await here.job({ client_id: client.id, title, description });
  const { headline, body: text, bullets } = (await here.desk.api.patch(`/jobs/${id}/ad`, {})).body.data;
  return JSON.stringify([headline, text, bullets]);
}

it('what surely is the work stands in the ad, whatever of its words is mostly private', async () => {
  const ad = await adOf(
    'HR Adviser',
    [
      'Dear Amara,',
      'HR Adviser, Norwich, fixed term of 14 months, full time.',
      'The adviser will handle absence and disciplinary cases with line managers, write letters and contracts, and run inductions.',
      'CIPD Level 5 is essential. Experience in manufacturing is desirable.',
      'We shall hold a video interview.',
      'What follows is confidential. We are closing the packing hall and nobody has been told.',
      'Our last adviser resigned after a disciplinary case against the director.',
      'Kind regards',
    ].join('\n\n'),
  );
  expect(ad).toContain('handle absence and disciplinary cases with line managers');
  expect(ad).not.toMatch(/packing hall|resigned|director/);
});

it('a duty that speaks of pay is a duty, and no offer', async () => {
  const ad = await adOf(
    'Payroll Officer',
    'Payroll Officer, Leeds.\nMain tasks: process the fortnightly pay for 240 staff; lodge the returns; answer pay queries by phone\nMust have: two years in a payroll role\nPay is 30k a year.',
  );
  expect(ad).toMatch(/process the fortnightly pay for 240 staff/i);
  expect(ad).not.toMatch(/What is offered|30k/);
});

it('a brief that a mail quotes is read, and what is told around it is not', async () => {
  const ad = await adOf(
    'Civil Engineer',
    [
      'Please work from the version below, I had it wrong. The last engineer left after the flood, and the insurer is asking.',
      '> Civil Engineer, Leeds office, permanent full time',
      '> Design of subdivisions and rural roads, stormwater modelling, site inspections',
      '> Must: five years in civil design',
      '> Good to have: 12d Model',
      'She under-sized a culvert, I checked it and I missed it as well, and the shire is claiming from us. Nobody in the office knows of the claim yet, and it should stay so until the board has met.',
    ].join('\n'),
  );
  expect(ad).toContain('stormwater modelling');
  expect(ad).not.toMatch(/culvert|flood|insurer/);
});

it('a paragraph that says the job is no list of changes, behind a posting that is the same as before', async () => {
  const ad = await adOf(
    'Bookkeeper',
    [
      'Hi Marcus,',
      "Here's the posting, same as before but with the new hours.",
      "Bookkeeper, Leeds, hybrid with Fridays from home. Part-time, 28 hours. You'll code and pay vendor bills, reconcile the bank and three credit cards, file the tax and close the month by the tenth. You need 3 years of full-charge bookkeeping.",
      'The last person you sent lasted five weeks because my husband kept taking cash out of the till.',
      "The loan is 60 days past due, and nobody's been told.",
      'Tammy',
    ].join('\n\n'),
  );
  expect(ad).toContain('reconcile the bank and three credit cards');
  expect(ad).not.toMatch(/husband|till|loan|five weeks/);
});
