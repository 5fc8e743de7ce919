import { spanIn } from './dates.ts';
import { speaksOfSelf } from './northern-prose.ts';
import { firstSentence } from './sentences.ts';
import type { CvLine } from './source.ts';
import { segmentsOf, titleEvidence } from './title-or-employer.ts';
import { toldJob } from './told-jobs.ts';
import { workedAt } from './worked-at.ts';

// "Auxiliar contable en Grupo Levantina", "driftchef på Oskarshamns Hamn".
const BEFORE_EMPLOYER =
  /\s(?:en|at|bei|beim|chez|presso|bij|hos|på|na|no|em|for|with|para)\s(?:\p{Ll}{2,3}\s)?(?=\p{Lu})/u;

const namesBoth = (text: string): boolean => {
  const [title = '', firm = ''] = text.split(BEFORE_EMPLOYER);
  return firm !== '' && titleEvidence(title) >= 1;
};

// "Office Manager, Silver Fern Farms, Dargaville"
const areListed = (text: string): boolean => {
  const [title = '', firm = '', ...more] = segmentsOf(text);
  return titleEvidence(title) >= 1 && /^\p{Lu}/u.test(firm) && (more.length > 0 || firm.includes(' '));
};

// "I led …", "J'ai dirigé …": of somebody's own.
const IS_SELF = /^(?:\p{L}+,?\s){0,3}?(?:I\s|[Jj][’']ai\s)/u;

/** A line with the dates of a job, and what was done there as a line of its own: "2017–2020: Foreman at Smith Ltd. Ran two shifts." */
export function ledByDates(line: CvLine): CvLine[] {
  const dates = line.bullet ? null : spanIn(line.text);
  // "Sous chef at Pelican, Bath. Sept 2021 to Dec 2023. Two rosettes kept both years."
  if (dates !== null && dates.at > 8 && dates.at < 110) {
    const after = line.text.slice(dates.at + dates.words.length);
    // "…, 1994 to 2011, made redundant. Shearer driver the last six years.", "… chez Blancpain depuis 2016 : service après-vente"
    const rest =
      /^(?:,\s+(?=\p{Ll}[^.,]{3,40}\.)|\s*\.\s+)(\p{L}.{5,}|\d.*\p{L}.{8,})$/u.exec(after)?.[1] ??
      (namesBoth(line.text.slice(0, dates.at)) ? /^\s?:\s+(\p{Ll}.{5,})$/u.exec(after)?.[1] : undefined);
    // "Sectiehoofd vanaf 2021. Reorganisaties, topexits." tells of the job above.
    const isOfAbove = dates.current && /\p{L}\s*$/u.test(line.text.slice(0, dates.at)) && dates.at < 30;
    // "Dessförinnan, mellan 2014 och 2020, var jag enhetschef i Marks kommun." is one sentence.
    const isWhole =
      (/^,/.test(after) && toldJob(line.text, dates) !== null) ||
      speaksOfSelf(line.text.slice(0, line.text.length - (rest?.length ?? 0))) ||
      IS_SELF.test(line.text) ||
      workedAt(line.text.slice(0, dates.at)) !== null;
    if (rest !== undefined && !isOfAbove && !isWhole)
      return [
        { ...line, text: line.text.slice(0, dates.at + dates.words.length) },
        { ...line, text: rest, bullet: true },
      ];
  }
  // "2018-presente Infermiera, Ospedale San Martino, Genova. Reparto di ortopedia, turni notturni."
  if (dates?.at === 0) {
    const whole = line.text.slice(dates.words.length).replace(/^[)\s:,.–—-]+/, '');
    const said = firstSentence(whole);
    // "De 2009 à 2016, horlogère chez Blancpain, au Brassus : emboîtage, pose de cadrans."
    const [, told = '', done = ''] = /^([^:.]{8,100}?)\s?:\s+(\p{Ll}.{7,})$/u.exec(whole) ?? [];
    const { head, rest } =
      said.rest === '' && (namesBoth(told) || areListed(told)) ? { head: told, rest: done } : said;
    const [first = '', ...others] = segmentsOf(head).flatMap((part) => part.split(/\s[–—]\s/));
    const [title = '', firm = ''] = first.split(BEFORE_EMPLOYER);
    if (
      rest.length > 7 &&
      head.length < 120 &&
      (others.length > 0 || firm !== '') &&
      titleEvidence(title) >= 1
    )
      return [
        { ...line, text: `${dates.words}\t${head}` },
        { ...line, text: rest, bullet: true },
      ];
  }
  const span = line.bullet ? spanIn(line.text) : null;
  if (span === null || span.at > 0 || !/^\s*:\s/.test(line.text.slice(span.words.length))) return [line];
  const { head, rest } = firstSentence(line.text);
  const job = { ...line, text: head, bullet: false };
  return rest === '' ? [job] : [job, { ...line, text: rest }];
}
