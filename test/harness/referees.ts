import type { MailDesk } from './mail-desk.ts';
import { sendDue } from './mail-desk.ts';

/** A referee as the candidate's form names them. */
export interface Named {
  name: string;
  email: string;
  [member: string]: string;
}

let count = 0;

/** Two referees with addresses of their own. */
export function twoReferees(): Named[] {
  count += 1;
  return [
    { name: 'Maria Boss', email: `maria${count}@acme.example`, relationship: 'manager', company: 'Acme' },
    { name: 'Paul Peer', email: `paul${count}@gmail.com`, relationship: 'peer' },
  ];
}

/** The fields of the form that names referees. */
export function refereesForm(referees: readonly Named[]): Record<string, string> {
  const fields: Record<string, string> = { agreed: 'yes' };
  referees.forEach((referee, at) => {
    for (const [member, value] of Object.entries({ relationship: 'manager', ...referee }))
      fields[`r${at}_${member}`] = value;
  });
  return fields;
}

/** Posts a form of a page. */
export async function postForm(
  here: MailDesk,
  path: string,
  fields: Record<string, string> = {},
): Promise<{ status: number; html: string }> {
  const response = await here.running.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: response.status, html: await response.text() };
}

/** Asks the candidate of a new application for referees. */
export async function asked(here: MailDesk, stage = 'client_interview') {
  const candidate = await here.candidate({ name: 'Ana Ruiz' });
  const application = await here.application(candidate.id);
  await here.desk.api.post(`/applications/${application.id}/stage`, { stage });
  const made = await here.desk.api.post(`/applications/${application.id}/referee-requests`);
  return { candidate, application, made, path: new URL(made.body.data.url).pathname };
}

/** Has the candidate name two referees, and answers the paths of their pages. */
export async function named(here: MailDesk, path: string): Promise<{ referees: Named[]; paths: string[] }> {
  const referees = twoReferees();
  await postForm(here, path, refereesForm(referees));
  await sendDue(here.running);
  const paths = referees.map(({ email }) => {
    const raw =
      here
        .mailTo(email)
        .at(-1)
        ?.raw.replaceAll(/=\r?\n/g, '') ?? '';
    return /(\/reference\/[\w-]{43})/.exec(raw)?.[1] ?? '';
  });
  return { referees, paths };
}
