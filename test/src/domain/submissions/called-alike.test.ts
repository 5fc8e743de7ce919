import { expect, it } from 'vitest';
import { firstNameOnly, identityOf } from '#src/domain/anonymity/index.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { decideHeld } from '#test/harness/held-review.ts';
import { briefOf, mailsTo, pathOf, press, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ name: 'Harbour Talent' });

/** A question about the first of the people, its answer as the page shows it and as the mail does. */
async function answered(people: Record<string, unknown>[], answer: string, identity_visibility: string) {
  const brief = await briefOf(agency, people);
  const sent = (await submit(agency, brief, { identity_visibility })).body.data;
  if (sent.review?.state === 'held') await decideHeld(running, agency, sent.id);
  await press(running, pathOf(sent.url, sent.items[0].id), { kind: 'question', question: 'Where now?' });
  const [question] = (await agency.api.get(`/submissions/${sent.id}`)).body.data.items[0].questions;
  const path = `/submissions/${sent.id}/questions/${question.id}/answer`;
  const said = await agency.api.post(path, { answer });
  expect(said.status, JSON.stringify(said.body)).toBeLessThan(300);
  const page = await (await running.app.request(pathOf(sent.url))).text();
  const mail = (await mailsTo(running, brief.contact_email)).at(-1)?.text ?? '';
  return { page, mail };
}

it('an answer hides the same words in the mail and on the page, also words of an employer that only one of several has', async () => {
  const people = [
    { name: 'Ana Ruiz', current_company: 'Target Australia' },
    { name: 'Bo Lind', current_company: 'Dunmore Rail' },
  ];
  const { page, mail } = await answered(people, 'She is still at Target, on nights.', 'anonymous');
  for (const text of [page, mail]) {
    expect(text).not.toContain('Target');
    expect(text).toContain('on nights');
  }
});

it('whoever has no first name on record is called in the words as the send calls them', () => {
  const candidate = { name: 'Dr Okafor', experience: [], education: [] };
  const identity = identityOf({ candidate, label: 'Candidate A' });
  expect(firstNameOnly('We met Dr Okafor. Okafor leads.', identity).text).toBe(
    'We met Candidate A. Candidate A leads.',
  );
});

it('the letter of a surname goes with its stop where the given name stands for both', () => {
  const candidate = { name: 'Lizzie Hargreave', experience: [], education: [] };
  expect(firstNameOnly('Lizzie H. leads.', identityOf({ candidate })).text).toBe('Lizzie leads.');
});
