import type { Found } from './found.ts';
import type { CvFields } from './schema.ts';

// How somebody worked is no part of the title where the employer is told: "Tischlermeisterin, selbstständig".
const ON_OWN =
  /,\s+(?:selbstst?[äa]ndig|freiberuflich|freelance|self[- ]employed|aut[óo]nom[oa]|ind[ée]pendante?|en libéral|libero professionista|lavoratrice autonoma|lavoratore autonomo|zelfstandig|zzp'?er|egen företagare|selvstendig|selvstændig)$/iu;

// Who works for themselves has no employer of another job: "Content creator freelance", "Loodgieter (zelfstandig in bijberoep)".
const OF_OWN =
  /(?<!\p{L})(?:selbstst?[äa]ndig\p{L}*|freiberuflich\p{L}*|freelance(?:r|rin)?|self[- ]employed|aut[óo]nom[oa]|por cuenta propia|a domicilio|por horas|ind[ée]pendante?|auto-?entrepreneur|auto-?entrepreneuse|libero professionista|libera professione|in proprio|partita iva|zelfstandige?|zzp'?er|zzp|egen företagare|egenföretagare|selvstendig|selvstændig)(?!\p{L})/iu;

/** Whether a title says that somebody works for themselves. */
export const worksAlone = (title: string): boolean => OF_OWN.test(title);

/** Whether a text says that somebody works for themselves, and nothing else. */
export const isOwnAlone = (text: string): boolean => OF_OWN.exec(text)?.[0].length === text.trim().length;

/** A title without what it adds of how somebody worked. */
export const withoutOwn = (title: string): string => title.replace(ON_OWN, '') || title;

// What says so in place of an employer, beside the words above.
const IN_PLACE =
  /^(?:sole trader|eget företag|egen (?:firma|virksomhed|bedrift|verksamhet)|enskild firma|enkeltmandsvirksomhed|enkeltpersonforetak|eigen bedrijf|(?:selvstendig|selvstændig)(?: næringsdrivende| erhvervsdrivende)?|freiberuflich(?: tätig)?)$/iu;

const isOwn = (text: string): boolean => isOwnAlone(text) || IN_PLACE.test(text.trim());

// "Self-employed (Hale Plumbing)", "Self-employed, trading as Hale Electrics"
const NAMED =
  /^([^(,:–—]{4,30}?)\s*(?:\(|[,:–—]\s*|\s-\s)(?:trading as|t\/a|d\/?b\/?a|as|under)?\s*(\p{Lu}[^()]{2,60})\)?$/iu;
const TRADING = /(?:trading as|t\/a|d\/?b\/?a)\s+(\p{Lu}[^,;()·|\t–—]{2,40}?)\s*(?=$|[,;()·|\t–—])/u;

/**
 * A job of somebody's own, of which the employer is what the business is called, or none: that they worked for themselves is
 * told of the job and names nobody.
 */
export function withOwnBusiness<T extends Found<CvFields['experience'][number]>>(job: T): T {
  const { title, employer, description } = job.value;
  if (employer === null || title === null) return job;
  const [, word = employer, name = ''] = NAMED.exec(employer) ?? [];
  const isNamed = name !== '' && isOwn(word) && /^\p{Lu}/u.test(name);
  if (!isNamed && !isOwn(employer)) return job;
  const business = isNamed ? name : (TRADING.exec(job.quote)?.[1] ?? null);
  const told = worksAlone(title) || description?.includes(word) ? description : [word, description];
  return {
    ...job,
    value: {
      ...job.value,
      employer: business,
      description: Array.isArray(told) ? told.filter((part) => part !== null).join('\n') : (told ?? null),
    },
  };
}
