import { type CompletedAction, defineWrite } from '#src/action/define.ts';
import { undoCreate, undoUpdate } from '#src/action/undo.ts';
import { getAd, removeAd, restoreAd, setJobAd } from '#src/domain/ads/index.ts';
import { adReaches, JOB_AD, JobAdAnswer, UpdateJobAd } from '#src/domain/ads/schema.ts';
import type { WriteContext } from '#src/domain/context.ts';

const restore = undoUpdate({
  record: JOB_AD,
  fields: [...JOB_AD.restorable, 'proposed'],
  read: (ctx, id) => getAd(ctx, id),
  write: restoreAd,
});
const remove = undoCreate({
  type: 'job_ad',
  fields: JOB_AD.restorable,
  read: (ctx, id) => getAd(ctx, id),
  remove: (ctx, id) => removeAd(ctx, id),
});

export const updateJobAdAction = defineWrite({
  name: 'update_job_ad',
  title: "Write or publish a job's ad",
  titleIn: {
    de: 'Anzeige einer Stelle schreiben oder veröffentlichen',
    fr: 'Écrire ou publier l’annonce d’un poste',
  },
  description:
    "Write the ad of a job, change it, publish it or end it. The first call makes it, drafted from the job without the client's " +
    'name; fields given replace what was drafted. status published puts it on the public career page at once and fires ' +
    'job_ad.published; closed or draft takes it off. Candidates apply on that page unless apply_url is set. To put a job on ' +
    'job boards use post_job, which publishes the ad too; to change the job itself use update_job. job_id comes from list_jobs.',
  phrasings:
    'write the advert; rewrite the ad; make the ad shorter; less stiff; take the salary out of the ad; change the headline of the advert; put the ad on our career page; hide the client in the ad; publish the ad on our site; draft an ad; tweak the wording of the ad; make the advert friendlier; the ad should say; better headline for the advert; fix the ad text; the advert has a mistake; polish the advertisement; improve the wording of the ad; jazz up the advert; ad needs a better headline; write an ad for the role; tone the ad down; fix a typo in the ad; make the advert public; rewrite the advertisement, less corporate; change the ad; make the advert shorter; spice up the ad; fix a typo in the advert; mention the parking in the ad; unpublish the ad; new headline for the ad; edit the job advert text; reword the posting',
  scope: 'jobs:write',
  synonyms: ['advert', 'advertisement', 'advertise', 'career page', 'careers site'],
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: true },
  reaches: (changes) => changes.some(({ before, after }) => adReaches(before) || adReaches(after)),
  input: UpdateJobAd,
  output: JobAdAnswer,
  run: setJobAd,
  subject: (ad) => ('id' in ad ? ad.id : null),
  undo: (ctx: WriteContext, done: CompletedAction) => {
    const made = done.changes.some(({ type, before }) => type === 'job_ad' && before === null);
    return made ? remove(ctx, done) : restore(ctx, done);
  },
});
