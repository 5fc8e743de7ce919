import { expect } from 'vitest';
import { assessNow } from './assess.ts';
import type { MailDesk } from './mail-desk.ts';
import { postForm } from './referees.ts';
import type { Answer } from './workspace.ts';

export const FOCUS = ['Month-end close', 'Team leadership', 'Notice period'];

/** An answer to each question about FOCUS, and to the open one at the end. */
export const ANSWERS = [
  'I led the month-end close at Acme for six years. We cut it from ten days to four.',
  'I built a team of eight accountants and led them through a merger, which finished on time.',
  'I could start in four weeks.',
  'Nothing more, thank you.',
];

/** A candidate at the page of their screen. */
export interface AtScreen {
  candidate: { id: string; email: string };
  application: { id: string; job_id: string };
  made: Answer;
  path: string;
  id: string;
}

/** Invites the candidate of a new application to a screen about FOCUS. */
export async function invited(here: MailDesk, stage = 'yes', focus: string[] = FOCUS): Promise<AtScreen> {
  const candidate = await here.candidate({ name: 'Ana Ruiz' });
  const application = await here.application(candidate.id);
  if (stage !== 'funnel') await here.desk.api.post(`/applications/${application.id}/stage`, { stage });
  await here.desk.api.put(`/jobs/${application.job_id}/ai-screening`, { enabled: false, focus });
  const made = await here.desk.api.post(`/applications/${application.id}/ai-screens`, {});
  expect(made.status, JSON.stringify(made.body.error)).toBe(201);
  const { id, url } = made.body.data;
  return { candidate, application, made, path: new URL(url).pathname, id };
}

/** Agrees to a screen. */
export async function agreed(here: MailDesk, stage = 'yes', focus: string[] = FOCUS): Promise<AtScreen> {
  const at = await invited(here, stage, focus);
  expect((await postForm(here, `${at.path}/agree`, { agreed: 'yes' })).status).toBe(303);
  return at;
}

/** Writes an answer to each question, and hands them over. */
export async function answered(
  here: MailDesk,
  at: AtScreen,
  answers: readonly string[] = ANSWERS,
): Promise<void> {
  for (const [i, text] of answers.entries()) {
    const fields: Record<string, string> = text === '' ? { skip: 'yes' } : { text };
    expect((await postForm(here, `${at.path}/answers/${i + 1}`, fields)).status).toBe(303);
  }
  expect((await postForm(here, `${at.path}/finish`)).status).toBe(303);
}

/** The screen as the agency reads it. */
export async function screenNow(here: MailDesk, { id }: Pick<AtScreen, 'id'>) {
  return (await here.desk.api.get(`/ai-screens/${id}`)).body.data;
}

/** Somebody's application that came in from outside, or was added by hand, for a job that asks for what they have. */
export async function applied(
  here: MailDesk,
  given: { source: string; title?: string; skills?: string[]; enabled?: boolean; email?: null },
): Promise<{ candidate: { id: string; email: string }; application: { id: string; job_id: string } }> {
  const { source, skills = ['Kubernetes', 'Terraform'], enabled = true } = given;
  const { api } = here.desk;
  const candidate = await here.candidate({
    name: 'Ana Ruiz',
    current_title: given.title ?? 'Platform Engineer',
    skills,
  });
  if (given.email === null) await api.patch(`/candidates/${candidate.id}`, { email: null });
  const client = (await api.post('/clients', { name: `Bluefin ${candidate.id}` })).body.data;
  const job = (
    await api.post('/jobs', {
      title: 'Platform Engineer',
      client_id: client.id,
      assessment_criteria: [
        { label: 'Kubernetes', must_have: true },
        { label: 'Terraform', must_have: true },
      ],
      ai_screen_enabled: enabled,
    })
  ).body.data;
  const application = (
    await api.post('/applications', { job_id: job.id, candidate_id: candidate.id, source })
  ).body.data;
  await assessNow(here.running, here.desk.accountId, application.id);
  return { candidate, application };
}
