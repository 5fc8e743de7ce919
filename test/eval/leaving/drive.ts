import { decideHeld } from '#test/harness/held-review.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { briefOf, mailsTo, pathOf, submit } from '#test/harness/submission.ts';
import type { TestService, Workspace } from '#test/harness/workspace.ts';
import { holds, type MadeBrief, type MadePerson, seen } from './make.ts';

/** What was wrong in what left. */
export interface Measured {
  people: number;
  sentences: number;
  /** A hidden string in a page, a mail, a header, a listing or a spec. */
  leaks: string[];
  /** How many of those left through what, by kind: this tells no string. */
  kinds: Record<string, number>;
  /** A sentence that lost a piece which identifies nobody. */
  damaged: string[];
  feats: number;
  /** Feats that nobody was warned of before they left. */
  unwarned: string[];
}

const PER_SEND = 5;

// Everything that a client gets: the page with its headers, and the mail in both its parts.
async function sentOut(running: TestService, url: string, address: string): Promise<string> {
  const response = await running.app.request(pathOf(url));
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  const mails = await mailsTo(running, address);
  const mailed = mails.flatMap(({ subject, text, html, headerLines }) => [
    subject ?? '',
    text ?? '',
    String(html),
    ...headerLines.filter(({ key }) => key !== 'message-id').map(({ line }) => line),
  ]);
  return seen([await response.text(), headers, ...mailed].join('\n'));
}

function measure(into: Measured, where: string, shown: string, person: MadePerson): void {
  for (const string of person.hidden)
    if (holds(shown, string)) {
      into.leaks.push(`${where}: ${string} (${String(person.record.name)})`);
      const kind = `${where}: ${person.kinds.get(string)}`;
      into.kinds[kind] = (into.kinds[kind] ?? 0) + 1;
    }
  for (const { said, kept } of person.sentences) {
    into.sentences += 1;
    const lost = kept.filter((piece) => !shown.toLowerCase().includes(piece.toLowerCase()));
    if (lost.length > 0) into.damaged.push(`${where}: ${said} lost “${lost.join('”, “')}”`);
  }
}

/** Puts people forward anonymously, five to a send and every fifth in a spec and a listing as well, and reads what left. */
export async function sendPeople(
  running: TestService,
  agency: Workspace,
  people: readonly MadePerson[],
): Promise<Measured> {
  const partner = await running.workspace({ name: 'Lighthouse Search', country: 'AU' });
  for (const one of [agency, partner])
    await one.api.patch(`/accounts/${one.accountId}`, { marketplace: true });
  const found: Measured = {
    people: people.length,
    sentences: 0,
    leaks: [],
    kinds: {},
    damaged: [],
    feats: 0,
    unwarned: [],
  };
  const textOf = ({ sentences, feat }: MadePerson): string =>
    [...sentences.map(({ said }) => said), ...(feat === null ? [] : [feat])].join(' ');
  for (let from = 0; from < people.length; from += PER_SEND) {
    const some = people.slice(from, from + PER_SEND);
    const brief = await briefOf(
      agency,
      some.map(({ record }) => record),
    );
    const items = some.map((person, at) => ({
      application_id: brief.applications[at],
      summary: textOf(person),
    }));
    const answer = await submit(agency, brief, { identity_visibility: 'anonymous', items });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    const sent = answer.body.data;
    const words: string[] = (sent.review?.findings ?? []).map((finding: { words: string }) => finding.words);
    for (const { feat } of some) {
      if (feat === null) continue;
      found.feats += 1;
      if (!words.some((said) => feat.includes(said))) found.unwarned.push(feat);
    }
    if (sent.review?.state === 'held') await decideHeld(running, agency, sent.id);
    const shown = await sentOut(running, sent.url, brief.contact_email);
    for (const person of some) measure(found, 'submission', shown, person);
    const [first] = some;
    if (first === undefined) continue;
    await float(running, agency, brief.candidates[0] ?? '', first, found);
    await list(running, agency, partner, brief.candidates[0] ?? '', first, found);
  }
  return found;
}

const pitchOf = ({ sentences }: MadePerson): string => sentences.map(({ said }) => said).join(' ');

async function float(
  running: TestService,
  agency: Workspace,
  candidate_id: string,
  person: MadePerson,
  found: Measured,
): Promise<void> {
  const { client_id, contact_id, contact_email } = await briefOf(agency, []);
  const spec = await agency.api.post('/specs', {
    candidate_id,
    client_id,
    client_contact_id: contact_id,
    headline: 'Operations manager',
    pitch: pitchOf(person),
  });
  if (spec.status === 201) {
    const { id, url, review } = spec.body.data;
    if (review?.state === 'held') await decideHeld(running, agency, id);
    measure(found, 'spec', await sentOut(running, url, contact_email), person);
  } else if (spec.body.error?.type !== 'unlawful_wording') throw new Error(JSON.stringify(spec.body));
}

async function list(
  running: TestService,
  agency: Workspace,
  partner: Workspace,
  candidate_id: string,
  person: MadePerson,
  found: Measured,
): Promise<void> {
  const made = await agency.api.post('/marketplace/listings', {
    kind: 'candidate',
    candidate_id,
    headline: 'Operations manager in Perth',
    pitch: pitchOf(person),
    candidate_aware: true,
    accept_terms: true,
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const { id, review } = made.body.data;
  if (review?.state === 'held') await decideHeld(running, agency, id);
  const read = await partner.api.get(`/marketplace/listings/${id}`);
  if (read.status !== 200) throw new Error(JSON.stringify(read.body));
  measure(found, 'listing', seen(JSON.stringify(read.body.data).replaceAll('\\"', '"')), person);
}

/** What was wrong in what of briefs became public. */
export interface Published {
  briefs: number;
  unlawful: number;
  /** Unlawful lines that were public. */
  passed: string[];
  /** Lawful briefs of which nothing was public. */
  stopped: string[];
  leaks: string[];
  duties: number;
  lost: string[];
}

const piecesOf = (aside: string): string[] =>
  aside.split(/[,.]\s*/).filter((piece) => piece.split(' ').length > 2);

/** Posts the job of each brief without a person's hand, and reads the career page, its ads and the feed. */
export async function publishBriefs(
  running: TestService,
  agency: Workspace,
  briefs: readonly MadeBrief[],
): Promise<Published> {
  const found: Published = {
    briefs: briefs.length,
    unlawful: 0,
    passed: [],
    stopped: [],
    leaks: [],
    duties: 0,
    lost: [],
  };
  const desk = deskOf(agency);
  const clients = new Map<string, string>();
  for (const brief of briefs) {
    const client_id = clients.get(brief.client) ?? (await desk.client({ name: brief.client }));
    clients.set(brief.client, client_id);
    const job_id = await desk.job({
      client_id,
      description: brief.description,
      employment_type: 'full_time',
      location: { type: 'on_site', city: 'Perth', country: 'AU' },
    });
    await agency.api.post('/distribution/postings', { job_id, board_slugs: ['xml_feed', 'career_page'] });
    await running.service.jobs.runDue();
    const ad = (await agency.api.get(`/jobs/${job_id}/ad`)).body.data;
    const isPublic = ad?.url != null && ad.status === 'published';
    if (brief.unlawful !== null) {
      found.unlawful += 1;
      if (isPublic) found.passed.push(brief.unlawful);
      continue;
    }
    if (!isPublic) {
      const postings = (await agency.api.get(`/distribution/postings?job_id=${job_id}`)).body.data;
      found.stopped.push(
        `${brief.description} ← ${JSON.stringify(postings[0]?.error_message ?? ad?.status)}`,
      );
      continue;
    }
    const site = new URL(ad.url).pathname;
    const feed = await (await running.app.request(`${site.replace(/\/[^/]*$/, '')}/feed.xml`)).text();
    const slug = site.split('/').at(-1) ?? '';
    const item = feed.split(/<job\b/).find((entry) => entry.includes(slug)) ?? '';
    const raw = await (await running.app.request(site)).text();
    const shown = seen(`${slug} ${raw} ${item.replace(/<!\[CDATA\[|\]\]>/g, '')}`);
    for (const string of brief.hidden)
      if (holds(shown, string)) found.leaks.push(`${string} (${brief.client})`);
    for (const aside of brief.asides)
      for (const piece of piecesOf(aside)) if (shown.includes(piece)) found.leaks.push(piece);
    for (const duty of brief.duties) {
      found.duties += 1;
      if (!shown.toLowerCase().includes(duty.replace(/\.$/, '').toLowerCase())) found.lost.push(duty);
    }
  }
  return found;
}
