import * as z from 'zod';
import { AppError } from '#src/lib/errors.ts';
import { LanguageField } from '#src/lib/reader-language.ts';
import { createApplication, liveApplication } from '../applications/index.ts';
import { CreateApplication } from '../applications/schema.ts';
import { createCandidate, findPerson, getCandidate } from '../candidates/index.ts';
import { CreateCandidate } from '../candidates/schema.ts';
import type { WriteContext } from '../context.ts';
import { addDocument } from '../documents/index.ts';
import { sendNotice } from '../emails/index.ts';
import { asItReads, text } from '../fields.ts';
import { type JobView, requireJob } from '../jobs/index.ts';
import { inMailLanguage, mailBody, mailText } from '../mail-texts/index.ts';
import type { StoredFile } from '../ports.ts';
import { queueCv } from './applicant-cvs.ts';
import { findAd } from './views.ts';

/** The form fields of a public application. */
export const ApplyFields = z.object({
  name: asItReads(text(200)),
  email: CreateCandidate.shape.email,
  phone: CreateCandidate.shape.phone,
  consent: z.literal(true, 'must be given, so that the agency may keep what you send'),
  /** Of the page that was filled in. */
  language: LanguageField,
});

/** A stored CV with its file name. */
interface SentCv extends StoredFile {
  filename: string;
}

/**
 * Accepts an application from an ad's public page: the person, new or recognised by e-mail, is added to the job. The
 * record of a known person is not changed, as anyone can enter anyone's e-mail; their CV is kept as an additional
 * document. A second application while one is active only stores the CV.
 * @throws AppError NOT_FOUND when the ad is no longer public, VALIDATION_ERROR for invalid input
 */
export async function applyToAd(
  ctx: WriteContext,
  adId: string,
  given: z.output<typeof ApplyFields>,
  cv: SentCv | null,
): Promise<void> {
  const ad = await findAd(ctx, adId);
  if (ad?.status !== 'published' || ad.job_status !== 'active') {
    throw new AppError('NOT_FOUND', 'This job is not advertised any more.');
  }
  const job = await requireJob(ctx, ad.job_id);
  const known = await findPerson(ctx, { email: given.email });
  const candidate =
    known === null ? await newPerson(ctx, given, job) : await getCandidate(ctx, known.person.id);
  const document =
    cv === null
      ? null
      : await addDocument(ctx, { file: cv, filename: cv.filename, kind: 'cv', candidate_id: candidate.id });
  if (document !== null && known === null) await queueCv(ctx, document.id, candidate.id);
  const links = { candidate_id: candidate.id, job_id: job.id, client_id: job.client_id };
  const live = await liveApplication(ctx, job.id, candidate.id);
  const application =
    live ??
    (
      await createApplication(
        ctx,
        CreateApplication.parse({
          job_id: job.id,
          candidate_id: candidate.id,
          source: 'applied',
          ...(job.owner_id === null ? {} : { owner_id: job.owner_id }),
        }),
        document?.id ?? null,
      )
    ).id;
  if (live === undefined && !candidate.email_opt_out)
    await inMailLanguage(ctx, candidate.preferred_language ?? given.language, () =>
      acknowledge(ctx, given.email, job.title, { ...links, application_id: application }),
    );
  ctx.record({
    type: 'record_changed',
    summary: `${candidate.name} applied for ${job.title} on the career page${live === undefined ? '' : ' again'}`,
    application_id: application,
    data: { consent: true, ad_id: ad.id, document_id: document?.id ?? null, sent_name: given.name },
    ...links,
  });
}

// Anybody can enter anybody's address, so the mail repeats nothing that was typed into the form.
async function acknowledge(
  ctx: WriteContext,
  to_address: string,
  title: string,
  links: { candidate_id: string; job_id: string; client_id: string | null; application_id: string },
): Promise<void> {
  const { name } = ctx.account;
  const about = { agency: name, job: title };
  await sendNotice(ctx, {
    to_address,
    subject: mailText('mails.appliedSubject', about),
    body: mailBody(null, [mailText('mails.appliedBody', about), mailText('mails.appliedNotYou'), name]),
    from_agency: true,
    ...links,
  });
}

function newPerson(ctx: WriteContext, given: z.output<typeof ApplyFields>, job: JobView) {
  const { name, email, phone, language } = given;
  return createCandidate(
    ctx,
    CreateCandidate.parse({
      name,
      email,
      ...(phone == null ? {} : { phone }),
      ...(job.owner_id === null ? {} : { owner_id: job.owner_id }),
      preferred_language: language,
      source: 'career_page',
    }),
  );
}
