import { describe, expect, it } from 'vitest';
import { readLetter, sentencesOf, writeLetter } from '#src/adapters/assistant/email/letter.ts';
import { type EmailDraft, type EmailFacts, reviseEmail } from '#src/adapters/assistant/email/task.ts';
import { selectAssistant } from '#src/adapters/assistant/select.ts';

const assistant = selectAssistant({});
const draft: EmailDraft = {
  subject: 'Senior Engineer: the next step',
  body: [
    'Dear Ana Núñez,',
    'I am pleased to let you know that the client liked your portfolio. The office is in Leeds.',
    'The call is on 3 March at 10.30. The team has lunch together.',
    'Please let me know if you have any questions.',
    'Kind regards,\nJo Müller\nNorth Agency',
  ].join('\n\n'),
};
const facts: EmailFacts = {
  intent: 'advance',
  candidate: { name: 'Ana Núñez', first_name: 'Ana' },
  sender: { name: 'Jo Müller' },
  agency: { name: 'North Agency' },
};
const german: EmailDraft = {
  subject: 'Angebot',
  body: 'Guten Tag Ana Núñez,\n\nich freue mich auf das Gespräch. Das Büro ist in Köln.\n\nMit freundlichen Grüßen\nJo',
};

function revise(instruction: string, of: EmailDraft = draft) {
  return reviseEmail(assistant, { workspaceId: 'acc_1', draft: of, instruction, facts });
}

async function bodyAfter(instruction: string, of?: EmailDraft): Promise<string> {
  return (await revise(instruction, of)).object.body;
}

describe('the embedded revision', () => {
  it.each(['shorter', 'Make it shorter please', 'This is too long', 'kürzer', 'plus court', 'más corto'])(
    'shortens on %j and keeps greeting, first sentence, figures and sign-off',
    async (instruction) => {
      const body = await bodyAfter(instruction);
      expect(body.length).toBeLessThan(draft.body.length * 0.85);
      expect(body).toMatch(/^Dear Ana Núñez,\n\nI am pleased .* portfolio\./);
      expect(body).toContain('3 March at 10.30');
      expect(body).not.toContain('any questions');
      expect(body).toMatch(/Kind regards,\nJo Müller\nNorth Agency$/);
    },
  );

  it('says so when there is nothing to leave out', async () => {
    const tight = { subject: 's', body: 'Hi Ana,\n\nCall me on 030 123.\n\nBest wishes,\nJo' };
    const { object, notes } = await revise('shorter', tight);
    expect(object).toEqual(tight);
    expect(notes).toHaveLength(1);
  });

  it('becomes friendlier and formal again', async () => {
    const friendly = await bodyAfter('make it friendlier');
    expect(friendly).toMatch(/^Hi Ana,\n\nI'm pleased/);
    expect(friendly).toMatch(/Best wishes,\nJo Müller\nNorth Agency$/);
    expect(await bodyAfter('more formal', { ...draft, body: friendly })).toBe(draft.body);
    const { object, notes } = await revise('freundlicher', german);
    expect(object.body).toMatch(/^Hallo Ana,[\s\S]*Viele Grüße\nJo$/);
    expect(notes).toHaveLength(1);
  });

  it.each([
    ['add "See you soon"', 'See you soon.'],
    ['Add the sentence: “Bring your portfolio.”', 'Bring your portfolio.'],
    ['mention that parking is free', 'I would like to let you know that parking is free.'],
    ['ask whether she needs a visa', 'Could you let me know whether you need a visa?'],
  ])('adds a sentence before the sign-off on %j', async (instruction, added) => {
    expect(await bodyAfter(instruction)).toBe(
      draft.body.replace('\n\nKind regards', `\n\n${added}\n\nKind regards`),
    );
  });

  it('adds in the language of the draft', async () => {
    expect(await bodyAfter('Erwähne, dass das Parken frei ist', german)).toContain(
      'Ich möchte Ihnen mitteilen, dass das Parken frei ist.',
    );
    await expect(revise('mention that the parking is free', german)).rejects.toMatchObject({
      kind: 'unsupported',
    });
  });

  it.each([
    'remove the sentence about lunch',
    'delete the part about the team',
    'Leave out lunch',
    'drop "lunch"',
  ])('removes a sentence on %j', async (instruction) => {
    expect(await bodyAfter(instruction)).toBe(draft.body.replace(' The team has lunch together.', ''));
  });

  it('removes the last sentence or paragraph', async () => {
    const without = draft.body.replace('\n\nPlease let me know if you have any questions.', '');
    expect(await bodyAfter('remove the last sentence')).toBe(without);
    expect(await bodyAfter('delete the last paragraph')).toBe(without);
    expect(await bodyAfter('Lösche den letzten Satz', german)).not.toContain('Köln');
  });

  it('changes greeting, sign-off, subject and single words', async () => {
    expect(await bodyAfter('change the greeting to "Hello Ana"')).toMatch(/^Hello Ana,\n\nI am/);
    expect(await bodyAfter('start with Dear Ms Núñez')).toMatch(/^Dear Ms Núñez,\n\nI am/);
    expect(await bodyAfter('sign off with Many thanks')).toMatch(/Many thanks,\nJo Müller\nNorth Agency$/);
    expect(await bodyAfter('replace Leeds with York')).toContain('The office is in York.');
    expect((await revise('change the subject to "Good news"')).object).toEqual({
      ...draft,
      subject: 'Good news',
    });
  });

  it.each([
    ['translate it to German', /cannot translate/],
    ['Übersetze das ins Englische', /cannot translate/],
    ['traduis en anglais', /cannot translate/],
    ['rewrite it in Spanish', /cannot translate/],
    ['make it rhyme', /does not understand/],
    ['remove the sentence about bananas', /No sentence/],
    ['replace bananas with apples', /does not contain/],
    ['  ', /empty/],
  ])('refuses %j and says why', async (instruction, reason) => {
    const attempt = async () => revise(instruction);
    await expect(attempt()).rejects.toMatchObject({
      kind: 'unsupported',
      message: expect.stringMatching(reason),
    });
  });

  it('works on a draft without greeting and sign-off', async () => {
    const bare = { subject: '', body: 'One sentence. Another sentence.' };
    expect(await bodyAfter('remove the last sentence', bare)).toBe('One sentence.');
    expect(await bodyAfter('add "More."', { subject: '', body: '' })).toBe('More.');
  });
});

describe('readLetter', () => {
  it('finds greeting, content and sign-off, and puts them together unchanged', () => {
    expect(readLetter(draft.body)).toMatchObject({
      greeting: 'Dear Ana Núñez,',
      signOff: 'Kind regards,\nJo Müller\nNorth Agency',
    });
    expect(writeLetter(readLetter(draft.body))).toBe(draft.body);
  });

  it('takes a sentence that begins like a sign-off for content', () => {
    const body = 'Hi Ana,\n\nBest of all, the client said yes to everything you asked.\n\nBest,\nJo';
    expect(readLetter(body).content).toHaveLength(1);
  });
});

describe('sentencesOf', () => {
  it('cuts no link, figure or abbreviation', () => {
    expect(sentencesOf('See https://x.example/a.B now. It costs 1.5 m. e.g. two. Fine?')).toEqual([
      'See https://x.example/a.B now.',
      'It costs 1.5 m. e.g. two.',
      'Fine?',
    ]);
  });
});
