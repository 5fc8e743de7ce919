import type { Job } from '../jobs/schema.ts';
import { type Finding, isAttribute, review } from '../moderation/index.ts';

/** Kinds of work that are called like what somebody may have themselves: "Mental health" asks a nurse for what they have done. */
const FIELD =
  /^\W*(?:(?:mental|physical|public|occupational) health|medications?|disabilit(?:y|ies)|childcare|heritage)\W*$/iu;

/** Work with or for other people, by what is done and whose it is: "Managing sickness absence in your team". */
const DONE =
  /^\W*(?:(?:a time (?:when )?you|how you) )?(?:supporting|supported|caring for|helping|teaching|treating|nursing|advising|placing|coaching|cooking for|catering for|serving|assessing|supervising|leading|working (?:with|across|among)|(?:handling|managing|dealing with|covering|planning)(?=.*\b(?:team|staff|colleagues?|patients?|clients?|kitchen|ward|line|guests|diners|residents|women|custody|customers|pupils|students|site|absence|cases?|risk assessments?|polic(?:y|ies)|shifts?)\b))(?!\p{L})/iu;
/** What somebody has themselves beside it. */
const OF_OWN =
  /\?|\b(?:while|whilst|without|despite|alongside|around|as an? (?:wom[ae]n|m[ae]n|mum|mother|father|parent|muslim|christian)|yourself|your (?!team|staff|people|colleagues?|line|ward|kitchen|site|class|department|caseload|clients?|patients?|residents?|direct reports|shift|section|area|store|branch|work))\b/iu;
const isWorkDone = (label: string): boolean => DONE.test(label) && !OF_OWN.test(label);

/** A question or a request of its own: it says already what is asked of somebody, where a name of a subject does not. */
const ASKED =
  /^\W*(?:(?:how|what|which|when|where|why|who|wie|was|welche[rsn]?|wann|wo|warum|wer|comment|que|quoi|quel(?:le)?s?|quand|où|pourquoi|cómo|qué|cuál(?:es)?|cuándo|dónde|por qué|come|che cosa|cosa|quale|quali|quando|dove|perché|hoe|wat|welke?|wanneer|waar|waarom|como|o que|qual|quais|onde|jak|co|jaki\p{L}*|kiedy|gdzie|dlaczego|hur|vad|vilk\p{L}+|när|var|varför|hvordan|hvad|hva|hvilk\p{L}+|hvornår|hvor|hvorfor) (?!(?:much|many|old|often|healthy|fit|well) )(?:\p{L}+ ){0,3}?(?:do|does|did|would|have|are|is|you|your|he|sie|würden|haben|gehen|machen|vous|chiffrez|est-ce|usted|tú|lo|se|una?|le|la|lei|zou|zet|doet|u|je|você|faz|pan|pani|robi|skulle|gör|du|ni)(?!\p{L})|(?:talk|walk|take|tell|show) (?:us|me) (?:through|how|about (?:a time|how|the|an?))|(?:describe|explain|give (?:us |me )?an example|outline|imagine|beschreiben sie|erklären sie|décrivez|expliquez|describa|explique|descriva|spieghi|beschrijf|leg uit|descreva|proszę opisać|beskriv|förklara|forklar)(?!\p{L}))/iu;

/** What somebody has of their own life, whatever is asked of it. */
const OF_LIFE =
  /(?<!\p{L})(?:illness\p{L}*|sick (?:days|leave|notes?)|sickness|childcare|children|kids|medical|health(?! and safety)|pregnan\p{L}+|disabilit\p{L}+|medications?|famil(?:y|ies)|husband|wife|faith|religio\p{L}+|kinder|krankheit\p{L}*|gesundheit|famili\p{L}+|enfants?|maladies?|santé|hij[oa]s|enfermedad\p{L}*|salud|figli[oa]?|malatti[ae]|salute|kinderen|ziekte\p{L}*|gezondheid|filh[oa]s?|doenças?|saúde|dzieci|chorob\p{L}+|zdrowi\p{L}+|barn|sjukdom\p{L}*|sygdom\p{L}*|sykdom\p{L}*|hälsa|helbred|helse)(?!\p{L})/iu;

/**
 * What speaks against a focus area of a screen, which is asked of somebody as it stands: also as what it would ask of them, "Family plans" as
 * "tell us about your family plans".
 * @param place the country of the job (ISO 3166-1 alpha-2)
 */
export function findingsInFocus(
  label: string,
  { job, place, field = 'focus' }: { job: Pick<Job, 'client'>; place: string; field?: string },
): Finding[] {
  const as = { subject: 'role', isToSomebody: true, place, companies: [job.client?.name ?? null] } as const;
  const read = (text: string): Finding[] =>
    review([[field, text]], as).filter(({ verdict, about }) => verdict !== 'clear' && isAttribute(about));
  if (isWorkDone(label)) return [];
  const own = read(label);
  if (own.length > 0 || FIELD.test(label) || (ASKED.test(label) && !OF_LIFE.test(label))) return own;
  return read(`Please tell us about your ${label.replace(/^\W*(?:your|the|their) /iu, '').toLowerCase()}`)
    .slice(0, 1)
    .map((one) => ({ ...one, verdict: 'blocked', words: label, start: 0, end: label.length }));
}

/** The focus areas of a job that its screens leave out. */
export const leftOutOfScreen = (job: Job, place: string): string[] =>
  (job.ai_screen_focus ?? []).filter((label) => findingsInFocus(label, { job, place }).length > 0);
