import { expect, it } from 'vitest';
import { emailWriter } from '#src/adapters/assistant/email/writer.ts';
import { selectAssistant } from '#src/adapters/assistant/select.ts';
import { asInstructed } from '#src/domain/emails/followed.ts';

const writer = emailWriter(selectAssistant({}));
async function drafted(instructions: string, name = 'Nadia Pell') {
  const facts = {
    intent: 'freeform' as const,
    candidate: { name, first_name: name.split(' ')[0] ?? null },
    job: null,
    sender: { name: 'Mia Hart' },
    agency: { name: 'North Agency' },
  };
  const written = await writer.draftEmail('acc_1', { facts, instructions });
  return asInstructed(written, instructions, facts);
}
const said = (body: string) => body.split('\n\n').slice(1, -1);

it.each([
  ['Tell Owen that Karim has handed in his notice and his last shift is 9 May', 'Owen Pike'],
  ['Let Nadia know that Ruth said yes and her start date is 3 June', 'Nadia Pell'],
  ['Tell Nadia that Imran liked the site and that he wants a second visit before he decides', 'Nadia Pell'],
  ['Ask Nadia whether Ruth can come on Friday because her car broke down', 'Nadia Pell'],
  ['Tell her that Ruth liked her and that she will ring on Thursday with her answer', 'Nadia Pell'],
  ['Tell him that Viktor wants to see him and that his gate is locked after six', 'Owen Pike'],
  ['Tell her that he will ring on Monday', 'Nadia Pell'],
  ['Tell him that the site manager is away and she will write next week', 'Owen Pike'],
  ['Tell them that they start on Monday', 'Alex Reed'],
])('says nothing of the reader that may be said of somebody else: %j', async (wish, name) => {
  const { body, notes } = await drafted(wish, name);
  expect(body).toBe('');
  expect(notes.at(-1)).toMatch(/^Not followed, as it is not sure who is meant by “/u);
});

it.each([
  ['Tell her that the client loved her portfolio', 'that the client loved your portfolio.'],
  ['Tell Nadia that her last day is 4 March', 'that your last day is 4 March.'],
  ['Tell him that Viktor wants to see him next week', 'that Viktor wants to see you next week.'],
  ['Tell her that Ruth liked her CV', 'that Ruth liked your CV.'],
  ['Tell her that the hiring manager liked her CV', 'that the hiring manager liked your CV.'],
  ['Tell her that she starts in Leeds on Monday', 'that you start in Leeds on Monday.'],
  ['Ask her whether she can start in May', 'whether you can start in May?'],
  ['Tell Nadia that they want to meet on Friday', 'that they want to meet on Friday.'],
  ['Tell Nadia that Ruth has moved to Fremantle', 'that Ruth has moved to Fremantle.'],
])('says what is surely said of the reader, and of nobody else: %j', async (wish, end) => {
  const { body, notes } = await drafted(wish);
  expect(said(body)).toHaveLength(1);
  expect(said(body)[0]).toMatch(new RegExp(`${end.replace(/[.?]/gu, '\\$&')}$`, 'u'));
  expect(notes).toEqual([]);
});

it.each([
  'Tell her about the job, with the salary and the location and what they want',
  'Tell Nadia about the post and explain what she would do',
  'Ask her whether the night job is of interest, include the job description',
  'Mention the salary and the hours',
  'Tell her that we moved to Leeds, politely',
])('sends no order to the writer as words to the reader: %j', async (wish) => {
  const { body, notes } = await drafted(wish);
  expect(body).toBe('');
  expect(notes.at(-1)).toMatch(/^Not followed/u);
});

it('keeps what else was asked for', async () => {
  const { body } = await drafted('Thank her for the call and tell her that Ruth is ill and her phone is off');
  expect(said(body)).toEqual(['Thank you for the call.']);
});

it('leaves a mail alone that says it of the other', () => {
  const body = 'Dear Owen,\n\nKarim has resigned, and his last day is 9 May.\n\nMia';
  const facts = {
    candidate: { name: 'Owen Pike', first_name: 'Owen' },
    intent: 'freeform' as const,
    job: null,
  };
  const rest = { sender: { name: 'Mia' }, agency: { name: 'N' } };
  const wish = 'Tell Owen that Karim has resigned and his last day is 9 May';
  expect(asInstructed({ subject: 'x', body, notes: [] }, wish, { ...facts, ...rest }).body).toBe(body);
});
