import { json } from '#db/rows.ts';
import { identityOf, scrubKnown } from '../anonymity/index.ts';
import type { Candidate, Experience } from '../candidates/schema.ts';
import type { Held } from './job-fit.ts';
import type { Material } from './judge.ts';
import type { ModelFit, ModelFitRequest } from './model-schema.ts';
import { requirementsOf } from './requirements.ts';

const CV_CHARACTERS = 20_000;

/**
 * What a model is shown of an application. Names, contact details, ages, pronouns and dates of study are taken out, as
 * nobody must be judged by them.
 */
export function modelRequest({ job, applicant: { row, cv }, home }: Material): ModelFitRequest {
  const experience = json.decode<Experience[]>(row.experience);
  const education = json.decode<Candidate['education']>(row.education);
  const [other_emails, other_names, certifications, languages] = [
    row.other_emails,
    row.other_names,
    row.certifications,
    row.languages,
  ].map((list) => json.decode<string[]>(list));
  const identity = identityOf({
    candidate: { ...row, other_emails, other_names, certifications, languages, experience, education },
  });
  const record: ModelFitRequest['record'] = [];
  const add = (source: string, text: string | null): void => {
    if (text !== null && text.trim() !== '') record.push({ source, text: scrubKnown(text, identity).text });
  };
  add('current_title', row.current_title);
  add('headline', row.headline);
  add('summary', row.summary);
  for (const list of ['skills', 'certifications', 'languages'] as const)
    add(list, json.decode<string[]>(row[list]).join('; '));
  for (const { title, from, to, is_current, description } of experience)
    add(
      'experience',
      [title, `${from ?? ''} to ${is_current ? 'now' : (to ?? '')}`, description].filter(Boolean).join('\n'),
    );
  for (const { degree, field } of education) add('education', [degree, field].filter(Boolean).join(', '));
  add('location', [row.city, row.state, row.country].filter(Boolean).join(', '));
  add('years_experience', row.years_experience === null ? null : `${row.years_experience} years`);
  add('work_rights', row.work_rights);
  add('cv', cv?.slice(0, CV_CHARACTERS) ?? null);
  return {
    job: { title: job.title, description: job.description },
    requirements: requirementsOf(job, home).map(({ label, must }, no) => ({ no, requirement: label, must })),
    record,
  };
}

/**
 * A model's answer held to the record: what it calls met without words that stand in the record word for word is
 * unknown, and what it leaves out as well. So no text can talk it into a figure.
 */
export function boundTo(material: Material, request: ModelFitRequest, answer: ModelFit): Held[] {
  const given = new Map(answer.requirements.map((each) => [each.no, each]));
  const texts = request.record.map(({ source, text }) => ({ source, text, plain: plain(text) }));
  return requirementsOf(material.job, material.home).map((requirement, no): Held => {
    const said = given.get(no);
    if (said === undefined || said.status === 'unknown')
      return { requirement, status: 'unknown', passage: null };
    if (said.status === 'missing') return { requirement, status: 'missing', passage: null };
    const quote = plain(said.quote ?? '');
    const found = quote.length < 2 ? undefined : texts.find((text) => text.plain.includes(quote));
    if (found === undefined) return { requirement, status: 'unknown', passage: null };
    return { requirement, status: 'met', passage: { text: said.quote ?? '', source: found.source } };
  });
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
