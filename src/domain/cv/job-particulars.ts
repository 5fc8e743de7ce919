import { spanIn } from './dates.ts';
import { isHeadLine } from './heads.ts';
import type { CvLine } from './source.ts';
import { employerEvidence, titleEvidence } from './title-or-employer.ts';
import { placeIn } from './vocabulary.ts';

// What forms and applications ask of a job beside its title, employer and dates.
const ASKED =
  /^(?:(?:starting |ending |final |annual |base )?(?:salary|pay(?: rate)?|compensation)|hours(?: (?:per|a|each|worked(?: per)?) ?week|\s?\/\s?week| worked)?|average hours(?: per week)?|(?:job |occupational )?series(?: (?:and|&) grade)?|pay ?plan(?:, series,? (?:and )?grade)?|(?:pay |highest |salary )?grade(?: level)?|gs[- ]level|(?:immediate )?supervisors?(?:['’]?s? (?:name|phone|title|contact)(?: (?:and|&) (?:phone|title))?)?|(?:line )?manager|ok(?:ay)? to contact(?: this)?(?: supervisor| employer)?|may (?:we|i) contact(?: (?:this |your )?(?:supervisor|employer))?|may contact(?: supervisor| employer)?|can (?:we|this employer be) contact(?:ed)?|contact(?: supervisor)?|reasons? for (?:leaving|change)|(?:employment|contract|job) (?:type|status|basis)|work schedule|schedule|(?:number of )?(?:employees|staff)(?: supervised| managed)?|(?:team|company|project) (?:size|value)|direct reports|(?:annual )?(?:turnover|revenue|budget)|industry|sector|web ?site|telephone|phone|tel|security clearance|clearance|nature of business|business)(?:\s*\([^)]*\))?\s*[:#]/iu;
const ASKED_ELSEWHERE =
  /^(?:gehalt|jahresgehalt|bruttogehalt|wochenstunden|stunden(?: pro woche)?|(?:beschäftigungs)?umfang|pensum|arbeitspensum|beschäftigungsgrad|beschäftigungsart|branche|mitarbeiter(?:zahl|anzahl)?|anzahl mitarbeiter|umsatz|vorgesetzte[rn]?|(?:kündigungs|austritts|wechsel)grund|grund (?:des|für|der)[^:]{3,30}|personalverantwortung|budget(?:verantwortung)?|führungsspanne|berichtslinie|l[öo]n|lön|antal (?:anställda|medarbetare|ansatte)|antall ansatte|anställningsform|ansættelsesform|ansettelsesform|sysselsättningsgrad|timer? pr\.? uge|stillingsprosent|bransch|bransje|branche|omsättning|omsætning|omsetning|närmaste chef|nærmeste leder|fratrædelsesgrund|personalansvar)\s*:/iu;
// What only such forms have, whatever stands behind the colon: more than one field on a line.
const FIELDS = /(?:^|\s)(?:series|pay plan|grade|hours(?: per week)?|salary)\s*:/giu;

const ofFederal = /\s*\((?:this is a )?(?:federal (?:job|position|civilian)|non-?federal(?: job)?)\)/iu;

/** Whether a line is what a form asks of a job beside what it is called, where and when: "Hours per week: 40". */
const isAsked = ({ text, margin }: CvLine): boolean =>
  !margin &&
  text.length < 160 &&
  (ASKED.test(text) || ASKED_ELSEWHERE.test(text) || (text.match(FIELDS)?.length ?? 0) > 1);

// "26 Fort Missoula Road" above "Missoula, MT 59804": a street, told by the town with its postcode below.
const isStreet = (line: CvLine, below: CvLine | undefined): boolean =>
  below !== undefined &&
  /^(?:\d{1,6}[A-Za-z]?\s+\p{Lu}|P\.?\s?O\.? Box)[\p{L}\d.,#' -]{3,50}$/u.test(line.text) &&
  spanIn(line.text) === null &&
  titleEvidence(line.text) < 1 &&
  placeIn(below.text) !== null;

const isTitle = (text: string): boolean => titleEvidence(text) >= 1 && employerEvidence(text) < 1;

/** How many lines of a head may stand above what a form asks. */
const HEAD = 4;

/**
 * The lines of a section of jobs, with what forms ask of each marked as told of it, and a title that stands behind it put before:
 * "Bureau of Land Management", its street and dates, "Hours per week: 40", and then "Program Support Assistant (This is a federal job)".
 */
export function withParticularsBelow(lines: readonly CvLine[]): CvLine[] {
  if (!lines.some(isAsked)) return [...lines];
  const kept = lines.filter((line, at) => !isStreet(line, lines[at + 1]));
  const done: CvLine[] = [];
  for (let at = 0; at < kept.length; at += 1) {
    const line = kept[at];
    if (line === undefined) break;
    if (!isAsked(line)) {
      done.push({ ...line, text: line.text.replace(ofFederal, '') });
      continue;
    }
    const until = kept.findIndex((one, index) => index > at && !isAsked(one));
    const end = until < 0 ? kept.length : until;
    const next = kept[end];
    const above = done.slice(-HEAD);
    above.splice(0, above.findLastIndex((one) => !isHeadLine(one)) + 1);
    const isBelow =
      next !== undefined &&
      isHeadLine(next) &&
      spanIn(next.text) === null &&
      titleEvidence(next.text.replace(ofFederal, '')) >= 1 &&
      above.some(({ text }) => spanIn(text) !== null) &&
      !above.some(({ text }) => isTitle(text.replace(spanIn(text)?.words ?? '', '')));
    if (isBelow) done.push({ ...next, text: next.text.replace(ofFederal, ''), apart: false });
    for (const asked of kept.slice(at, end))
      done.push({ ...asked, bullet: true, bold: false, text: asked.text.replaceAll('\t', ' ') });
    at = isBelow ? end : end - 1;
  }
  return done;
}
