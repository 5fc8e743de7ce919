import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk } = useDesk({ country: 'AU' });
const UNLAWFUL = 'The client went with a younger candidate, and only wants men on this crew.';
const at = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const batch = async (body: object) => {
  const answer = await desk.api.post('/batch', body);
  if (answer.body.data === null) throw new Error(JSON.stringify(answer.body.error));
  return answer.body.data;
};
const run = async (action: string, input: object) => (await batch({ actions: [{ action, input }] })).items[0];

/** Each write whose text reaches a candidate, a guest or the public, with words that it must refuse. */
const WRITES: readonly [action: string, field: string, input: () => Promise<object>][] = [
  [
    'send_email',
    'body',
    async () => ({ candidate_id: await deskOf(desk).candidate(), subject: 'News', body: UNLAWFUL }),
  ],
  [
    'schedule_email',
    'body_html',
    async () => ({
      candidate_id: await deskOf(desk).candidate(),
      subject: 'News',
      body_html: '<p>They only want <b>men</b> for this crew.</p>',
      scheduled_at: at(2),
    }),
  ],
  [
    'update_scheduled_email',
    'subject',
    async () => {
      const mail = { subject: 'News', body_text: 'Hello.', scheduled_at: at(2) };
      const made = await run('schedule_email', { candidate_id: await deskOf(desk).candidate(), ...mail });
      return { scheduled_email_id: made.result.id, subject: 'They only want men' };
    },
  ],
  [
    'confirm_email_draft',
    'body',
    async () => {
      const candidate_id = await deskOf(desk).candidate();
      const { result } = await run('draft_email', {
        candidate_id,
        intent: 'freeform',
        instructions: 'Say hello',
      });
      await run('update_email_draft', { review_token: result.review_token, subject: 'News', body: UNLAWFUL });
      return { review_token: result.review_token };
    },
  ],
  [
    'request_referee_details',
    'message',
    async () => ({ application_id: await deskOf(desk).application(), message: UNLAWFUL }),
  ],
  [
    'send_ai_voice_screen',
    'message',
    async () => ({ application_id: await deskOf(desk).application(), message: 'Are you pregnant?' }),
  ],
  [
    'create_interview',
    'title',
    async () => ({
      application_id: await deskOf(desk).application(),
      kind: 'internal',
      starts_at: at(3),
      title: 'Interview, they only want men',
    }),
  ],
  [
    'create_talent_pool',
    'who_we_hire',
    async () => ({ name: 'Crew', is_published: true, who_we_hire: 'Young men only, no Indians.' }),
  ],
];

describe('wording that picks people by what the law keeps out of hiring', () => {
  it.each(WRITES)(
    'is refused to %s, at its plan as well, and nothing leaves',
    async (action, field, made) => {
      const input = await made();
      const waiting = async () => (await desk.api.get('/scheduled-emails')).body.data.length;
      const before = await waiting();
      const refused = await run(action, input);
      expect(refused.error, JSON.stringify(refused)).toMatchObject({
        code: 'VALIDATION_ERROR',
        type: 'unlawful_wording',
        field: `actions[0].input.${field}`,
      });
      expect(refused.error.findings[0]).toMatchObject({ verdict: 'blocked', words: expect.any(String) });
      const planned = await batch({ dry_run: true, actions: [{ action, input }] });
      expect(planned.items[0].error).toMatchObject({
        type: 'unlawful_wording',
        field: `actions[0].input.${field}`,
      });
      expect(await waiting()).toBe(before);
    },
  );

  it('may stand in a pool that the public does not see, and is refused when the pool is published', async () => {
    const made = await run('create_talent_pool', { name: 'Crew', who_we_hire: 'Young men only.' });
    expect(made.status).toBe('succeeded');
    const published = await run('update_talent_pool', { pool_id: made.result.id, is_published: true });
    expect(published.error).toMatchObject({
      type: 'unlawful_wording',
      field: 'actions[0].input.who_we_hire',
    });
  });
});

it('lets ordinary mails to candidates pass', () => {
  const stopped = ORDINARY.flatMap((body) =>
    review([['body', body]], { subject: 'role', place: 'AU' })
      .filter(({ verdict }) => verdict !== 'clear')
      .map(({ words }) => `${words}: ${body}`),
  );
  expect(stopped).toEqual([]);
});

const ORDINARY = [
  'Hi Ana, congratulations on the new baby! No rush at all about the form, whenever you are back from maternity leave is fine.',
  'Hello Tom, sorry to hear about your mother. Take the time you need and we will move the interview to next week.',
  'Dear Mei, the client would like to meet you on Thursday at 10. Their office is near the mosque on Smith Street, parking behind the church.',
  'Merry Christmas and a happy new year from all of us at Harbour Talent.',
  'Hi Sam, we have a part-time role that fits around school hours, three days a week in Parramatta.',
  'Hi Liam, could you send your passport and your visa grant notice so that we can check your right to work?',
  'Hi Grace, thank you for the call. As discussed the salary is 120k plus super; they want somebody who can start in four weeks.',
  'Dear Mr Okafor, unfortunately the client has decided to go ahead with other candidates. I will be in touch with other roles.',
  "Hello Ingrid, the role is with the union's super fund; you would report to the head of finance.",
  'Hi Priya, do you need any adjustments for the interview, for example wheelchair access or extra time?',
  'Hi Jo, they are a young company of thirty people that grew fast; the team works from a loft in Fitzroy.',
  'Hi Ben, the client is an aged care provider with four homes; they need registered nurses for nights.',
  'Hi Kate, the German parent company asked whether you speak German, as half of the team sits in Munich.',
  "Bonjour Luc, votre entretien est confirmé pour mardi à 14 h. Merci d'apporter votre carte d'identité.",
  'Sehr geehrte Frau Köhler, vielen Dank für Ihre Bewerbung. Wir melden uns bis Freitag.',
  'Hi Ravi, happy Diwali! When would suit for a short call about the data engineer role?',
  'Hi Fatima, I know that you fast this month, so I booked the panel for the morning.',
  'Hi Chris, they have a graduate programme as well as senior roles; you have ten years of experience so I would put you up for the senior one.',
  "Hello Mia, the women's health clinic in Geelong is looking for a practice manager.",
  'Hi Dan, the site needs people over 18 because of the machinery licence.',
  'Hi Leo, get well soon! Let us know when the doctor says that you can travel.',
  'Hi Anna, is the 14th still good for your first day? Your manager is Helen, she will meet you at reception.',
  "Hi Noor, we support flexible work for parents and carers, and there is a parents' room on level 3.",
  'Hi Pat, please give us two referees, ideally former managers, with phone numbers.',
  'Hi Yusuf, your police check and working with children check came back clear.',
  'Hi Zoe, the client wants a native-level English writer for the communications role.',
  'Hi Bo, the retirement village is expanding and needs a facilities manager.',
  'Hi Kim, your background in disability support is exactly what they need.',
  'Hi Eva, the old system is being replaced and they need an experienced project manager.',
  'Hi Max, what is your current salary and what would you move for?',
  'Hi Al, are you an Australian citizen or permanent resident? The role needs a baseline security clearance.',
];
