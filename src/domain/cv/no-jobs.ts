import type { Entry } from './arrangement.ts';
import { type Span, spanIn } from './dates.ts';
import type { CvFields } from './schema.ts';
import { titleEvidence } from './title-or-employer.ts';
import { isWithin } from './under-employers.ts';
import { looksLikeDegree, looksLikeEmployer, looksLikeSchool, looksLikeTitle } from './words.ts';

type Experience = CvFields['experience'][number];

// "Bachelor of Arts (Economics)" at a university is a study, whatever heading stands above it; "arts" is a doctor in Dutch.
const DEGREE_FIRST =
  /^(?:bachelor|master(?:['’]?s)? (?:of|in)|licence|licenciatura|laurea|grado en|m[áa]ster|mba|b\.?\s?sc|m\.?\s?sc|ph\.?\s?d|doctora[dt]|mestrado|bacharelado|b\.?\s?tech|b\.?\s?com)(?!\p{L})/iu;

// What somebody leaves a school with, whatever stands beside it: "2006 Realschulabschluss" above licences.
const SCHOOL_LEFT =
  /^(?:(?:qualifizierter |erweiterter |guter )?(?:haupt|real|mittel|volks)schul(?:abschluss|e(?! ?lehrer))|(?:quali|mittlere reife|(?:fach|allgemeine )?(?:hochschul|fachhochschul|fachoberschul)reife|(?:fach)?abitur|(?:berufs)?matur(?:a|ität)|fachmatur(?:a|ität)|gesellenbrief|gesellenprüfung|facharbeiterbrief|schulabschluss|schulbesuch|grundschule|gymnasium|berufsschule|wirtschaftsschule|bachelorstudium|masterstudium|studium)|(?:\d{1,2} )?(?:gcses?|a[- ]levels?|o[- ]levels?|leaving cert(?:ificate)?|junior cert(?:ificate)?|highers|high school diploma|ged|ncea|hsc|vce|matric(?:ulation)?)|gymnasieexamen|gymnasieskolan?|grundskolan?|studentexamen|studenterexamen|(?:hf|hhx|htx|stx)(?:-eksamen)?|folkeskole(?:ns afgangsprøve)?|videregående(?: skole)?|grunnskole|ungdomsskole|ylioppilas|peruskoulu|kandidatexamen|masterexamen)(?![\p{L}-])/iu;
// What pupils and students of a school are in, among the jobs of a table of years.
const SCHOOLED =
  /^(?:ciclo (?:formativo|superior|medio|de )|c\.?f\.?g\.?[sm]\.?(?!\p{L})|grado (?:medio|superior|en)|formaci[oó]n profesional|t[íi]tulo de|bachiller|e\.?s\.?o\.?(?=,|\s|$)|egb(?!\p{L})|bup(?!\p{L})|estudios? (?:de|en|primari|secundari)|dipl[oô]m|titre (?:professionnel|rncp)|bts(?!\p{L})|b\.?u\.?t(?!\p{L})|dut(?!\p{L})|bac(?:calaur[ée]at)?(?!\p{L})|cap(?!\p{L}) |bep(?!\p{L})|bp(?!\p{L})|brevet|licenza (?:media|elementare)|maturit|qualifica (?:di|professionale)|corso (?:di|its|ifts)|laurea|ensino |curso (?:de|técnico|profissional|superior)|licenciatura|mestrado|(?:9|12)\.?º ano|hbo(?!\p{L})|mbo(?!\p{L})|bachelor|master|propedeuse|(?:havo|vwo|vmbo|mavo|aso|tso|bso)(?!\p{L})|graduaat)/iu;

// A course or a paper, whatever stands beside it.
const COURSE =
  /^(?:cursos?|corsi?|cours|cursus(?:sen)?|formation|formação|formación|attestat[oi]|attestation|certificaat|certificat|certificado|carta de|carn[ée]t?|patente|patentino|permis|rijbewijs|taller|workshop) (?:d[eio]l?|de|d[’']|di|da|do|em|en|sobre|per|pour|voor|van|in|b|c)(?!\p{L})/iu;

// "Adaptation programme, Cork University Hospital", without a title of its own.
const PROGRAMME =
  /^(?:\p{L}+ ){1,3}(?:programme?|course|orientation|kurs|cursus|curso|corso|uddannelse|utbildning),\s/iu;

// "Naturbruksgymnasiet, skoglig inriktning, Lycksele": a school that pupils go to, where nobody is said to do anything.
const PUPILS_SCHOOL =
  /^\p{L}*(?:gymnasi(?:et|um|eskolan?)|(?:real|haupt|gesamt|mittel|ober|volks)schule|lyceum|liceum|technikum|lukio)(?=[\s,]|$)/iu;
const isPupils = (title: string, employer: string | null): boolean =>
  PUPILS_SCHOOL.test(title) &&
  !looksLikeTitle(title) &&
  (employer === null || (titleEvidence(employer) < 1 && !looksLikeEmployer(employer)));

// "IFCS de Brest : année de formation de cadre de santé": a school, and that it was a year of learning.
const YEAR_OF_STUDY =
  /(?:^|[:,–—-]\s+)(?:(?:une |deux )?années? de formation|(?:ein|zwei)?jährige (?:weiterbildung|ausbildung)|ausbildungsjahr|año de formación|anno di formazione|ano de formação|year of (?:full-time )?(?:training|study)|opleidingsjaar|utbildningsår|uddannelsesår)(?!\p{L})/iu;

/** Whether a reading is a study. */
export const isStudy = ({ title, employer }: Experience): boolean =>
  title === null
    ? employer !== null && (SCHOOLED.test(employer) || PROGRAMME.test(employer))
    : COURSE.test(title) ||
      (YEAR_OF_STUDY.test(title) && !looksLikeTitle(title.split(/[:,–—]/)[0] ?? '')) ||
      isPupils(title, employer) ||
      (SCHOOL_LEFT.test(title) && !looksLikeTitle(title)) ||
      (employer !== null && SCHOOLED.test(employer) && titleEvidence(title) < 1) ||
      (SCHOOLED.test(title) && (employer === null || looksLikeSchool(employer))) ||
      (employer !== null &&
        looksLikeSchool(employer) &&
        (DEGREE_FIRST.test(title) || (looksLikeDegree(title) && !looksLikeTitle(title))));

// Where an employer sent somebody for a while: "Secondment zur Deutschen Lufthansa AG (Sept. 2020 – Feb. 2021)".
const SENT_OUT =
  /^(?:(?:on |internal |client )?second(?:ed|ment) (?:to|at|with|zu[rm]?|bei|beim|an|in|chez)|secondment(?=\s*[:–—-])|(?:abordnung|abgeordnet|entsendung|entsandt|delegiert) (?:an|zu[rm]?|nach|in)|détach(?:ée?|ement) (?:chez|auprès|à|au|en)|mis(?:e)? à disposition (?:de|du|d[’']|auprès)|(?:en )?comisión de servicios? (?:en|a)|distacc(?:o|at[oa]) (?:presso|a|in)|destacad[oa] (?:em|na|no)|(?:detachering|gedetacheerd) (?:bij|naar)|(?:udlånt|udstationeret|udlejet) (?:til|hos|i)|(?:utlånad|utsänd) (?:till|hos)|(?:utlånt|utleid) (?:til|hos))(?!\p{L})/iu;
const isSentOut = (text: string): boolean =>
  SENT_OUT.test(text.replace(spanIn(text)?.words ?? '', '').replace(/^[\s()\t:,–—-]+/, ''));

/**
 * Whether words below a job, within its time, tell of it: "Classes de CP et CE1, direction de 2018 à 2021". They are no title.
 * @param isInherited whether its employer is that of the job above, as it names none itself
 */
export function isToldWithin(
  { entry, job }: { entry: Entry; job: Experience },
  jobs: readonly { entry: Entry; job: Experience }[],
  isInherited: boolean,
): boolean {
  const above = jobs[jobs.findIndex((one) => one.entry === entry) - 1];
  if (above !== undefined && isSentOut(entry.head[0]?.text ?? '') && isWithin(entry.span, above.entry.span))
    return true;
  if (
    above !== undefined &&
    isInherited &&
    entry.head.length === 1 &&
    entry.head[0]?.bold === false &&
    isLeftOpen(entry.span, above.entry.span)
  )
    return true;
  return (
    above !== undefined &&
    job.title !== null &&
    (job.employer === null || (isInherited && job.employer === above.job.employer)) &&
    entry.head.length === 1 &&
    entry.head[0]?.bold === false &&
    titleEvidence(job.title) < 0.5 &&
    above.job.title !== null &&
    above.job.employer !== null &&
    (isWithin(entry.span, above.entry.span) || isBegunWithin(entry.span, above.entry.span))
  );
}

// "Schichtdienst, Praxisanleitung seit 2019" below a job of 2017 to 2021: what is said to go on within one that has ended is a part of it.
const isLeftOpen = (role: Span, whole: Span): boolean =>
  role.current &&
  /^\p{L}.*\d$/u.test(role.words) &&
  !whole.current &&
  (role.from ?? '').slice(0, 4) > (whole.from ?? '').slice(0, 4) &&
  (role.from ?? '').slice(0, 4) < (whole.to ?? '').slice(0, 4);

// "Helg og ferievikariater, fast fra 2014" below a job that ended in 2016: what began then ended with it.
const isBegunWithin = (role: Span, whole: Span): boolean =>
  role.current && !whole.current && isWithin({ ...role, current: false, to: role.from }, whole);
