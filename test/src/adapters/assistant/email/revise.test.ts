import { describe, expect, it } from 'vitest';
import { joinBody, sentencesOf, splitBody } from '#src/adapters/assistant/email/parts.ts';
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
    'on %j leaves out what carries no fact, and nothing else',
    async (instruction) => {
      expect(await bodyAfter(instruction)).toBe(
        [
          'Dear Ana Núñez,',
          'The client liked your portfolio. The office is in Leeds.',
          'The call is on 3 March at 10.30. The team has lunch together.',
          'Kind regards,\nJo Müller\nNorth Agency',
        ].join('\n\n'),
      );
    },
  );

  it('says so when there is nothing to leave out', async () => {
    const tight = { subject: 's', body: 'Hi Ana,\n\nCall me on 030 123.\n\nBest wishes,\nJo' };
    const { object, notes } = await revise('shorter', tight);
    expect(object).toEqual(tight);
    expect(notes).toHaveLength(1);
  });

  it('keeps the words that the rest of a sentence hangs on', async () => {
    const body =
      'Hi Ana,\n\nI would like to let you know that the pay is 90,000 and that we meet on Monday.\n\nBest,\nJo';
    const { object, notes } = await revise('make it shorter', { subject: 's', body });
    expect(object.body).toBe(body);
    expect(notes.join(' ')).toContain('It was not made shorter');
  });

  it.each([
    [
      'make it shorter and add that the office is in Pitt Street',
      'Hi Ana,\n\nYour interview is on Monday.\n\nI would like to let you know that the office is in Pitt Street.\n\nBest wishes,\nJo',
    ],
    [
      'Make it shorter. Tell Ana that our office has moved to Fremantle.',
      'Hi Ana,\n\nYour interview is on Monday.\n\nI would like to let you know that our office has moved to Fremantle.\n\nBest wishes,\nJo',
    ],
    [
      'remind Ana to bring her passport, and change Monday to Tuesday',
      'Hi Ana,\n\nYour interview is on Tuesday.\n\nPlease let me know if you have any questions.\n\nPlease bring your passport.\n\nBest wishes,\nJo',
    ],
  ])('does every part of %j', async (instruction, body) => {
    const of = {
      subject: 's',
      body: 'Hi Ana,\n\nYour interview is on Monday.\n\nPlease let me know if you have any questions.\n\nBest wishes,\nJo',
    };
    const { object, notes } = await revise(instruction, of);
    expect(object.body).toBe(body);
    expect(notes).toEqual([]);
  });

  it('tells in the notes which part was not done and why, and does the others', async () => {
    const { object, notes } = await revise('make it rhyme and remove the sentence about lunch');
    expect(object.body).toBe(draft.body.replace(' The team has lunch together.', ''));
    expect(notes).toEqual([expect.stringMatching(/^Not done: “make it rhyme”/)]);
  });

  it('tells the words of a part that it did not use', async () => {
    const { notes } = await revise('make it shorter by half with bullet points');
    expect(notes.join(' ')).toMatch(/not used: by half with bullet points/);
  });

  it('takes the salary out by any of its words, and no other fact with it', async () => {
    const of = {
      subject: 's',
      body: 'Hi Ana,\n\nThe pay is AUD 90,000. The office is in Leeds.\n\nBest,\nJo',
    };
    expect(await bodyAfter('Remove the salary', of)).toBe('Hi Ana,\n\nThe office is in Leeds.\n\nBest,\nJo');
    const joined = {
      subject: 's',
      body: 'Hi Ana,\n\nThe salary is AUD 90,000 and you start on 3 March.\n\nBest,\nJo',
    };
    await expect(revise('Remove the salary', joined)).rejects.toMatchObject({
      kind: 'unsupported',
      message: expect.stringContaining('says more than'),
    });
    await expect(revise('Remove the salary')).rejects.toMatchObject({ message: /mentions “salary”/ });
  });

  it('finds words whole: AI is not in “said”', async () => {
    const of = { subject: 's', body: 'Hi Ana,\n\nShe said yes. AI is used.\n\nBest,\nJo' };
    expect(await bodyAfter('remove AI', of)).toBe('Hi Ana,\n\nShe said yes.\n\nBest,\nJo');
    expect(await bodyAfter('replace AI with software', of)).toContain('She said yes. software is used.');
  });

  it('keeps what is to be kept, and tells when the draft never held it', async () => {
    const { object, notes } = await revise('make it shorter but keep the lunch');
    expect(object.body).toContain('lunch');
    expect(notes).toEqual([]);
    expect((await revise('make it shorter but keep the bonus')).notes.join(' ')).toContain('“bonus”');
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

  it('greets and signs in full what it adds to an empty draft, and leaves one empty to which nothing is added', async () => {
    const empty = { subject: 'North Agency', body: '' };
    expect(await bodyAfter('mention that parking is free', empty)).toBe(
      'Dear Ana Núñez,\n\nI would like to let you know that parking is free.\n\nKind regards,\nJo Müller\nNorth Agency',
    );
    expect(await bodyAfter('make it warmer and mention that parking is free', empty)).toMatch(
      /^Hi Ana,.*parking is free\..*Jo Müller\nNorth Agency$/s,
    );
    expect(await bodyAfter('change the subject to Parking', empty)).toBe('');
  });

  it('works on a draft without greeting and sign-off', async () => {
    const bare = { subject: '', body: 'One sentence. Another sentence.' };
    expect(await bodyAfter('remove the last sentence', bare)).toBe('One sentence.');
  });
});

describe('readLetter', () => {
  it('finds greeting, content and sign-off, and puts them together unchanged', () => {
    expect(splitBody(draft.body)).toMatchObject({
      greeting: 'Dear Ana Núñez,',
      signOff: 'Kind regards,\nJo Müller\nNorth Agency',
    });
    expect(joinBody(splitBody(draft.body))).toBe(draft.body);
  });

  it('takes a sentence that begins like a sign-off for content', () => {
    const body = 'Hi Ana,\n\nBest of all, the client said yes to everything you asked.\n\nBest,\nJo';
    expect(splitBody(body).content).toHaveLength(1);
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
