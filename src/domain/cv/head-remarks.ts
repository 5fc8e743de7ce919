import { spanIn } from './dates.ts';
import { KIND_OF_WORK } from './heads.ts';
import { withoutExtent } from './part-time.ts';
import type { CvLine } from './source.ts';

// How an agency's work, or work in a family, is called in brackets behind the house.
const TERMS =
  /^(?:zeitarbeit|leiharbeit|arbeitnehmerüberlassung|personaldienstleist\p{L}*|aushilfe|ferienjob|saison\p{L}*|temp(?:orary)?|agency|bemanning\p{L}*|vikar(?:bureau|byrå)?|uitzend\p{L}*|interim|firma (?:vom|von|meines|der)|familienbetrieb)(?!\p{L})/iu;
const BRACKET = /\s\(([^()]{3,90})\)(?=\s*(?:$|\t|[,.]))/gu;

// Of several employers, where one is asked for.
const AT_SEVERAL =
  /(?:^|[(,\t·|–—-]\s*)(?:various|several|different|diverse|div\.|verschiedene|wechselnde|plusieurs|diff[ée]rents|divers(?:es)?|vari[oae]s?|distint[oa]s|vári[oa]s|divers[oi]|verschillende|meerdere|wisselende|olika|flera|forskellige|flere|ulike|różn[eiy]ch?|useita|eri)(?:\s\p{Ll}[\p{L}-]*){0,3}(?=\s*(?:$|[,)\t]))/iu;

/** Whether a job's heading says that it was at several employers: "Locum Pharmacist (various, north-west)". */
export const isAtSeveral = (text: string): boolean => AT_SEVERAL.test(text);

/** Whether brackets say of a name what it is or on what terms one worked there: in small letters, several words of them or a list. */
function isRemark(inside: string): boolean {
  if (spanIn(inside) !== null || /\d{4}/.test(inside) || isAtSeveral(inside)) return false;
  if (TERMS.test(inside)) return true;
  const isMany = inside.includes(', ') || inside.split(/\s+/).length > 3;
  return isMany && (/^\p{Ll}/u.test(inside) || KIND_OF_WORK.test(inside.split(', ')[0] ?? ''));
}

// "Città: Firenze | Paese: Italia" below a job, as the forms of the Union have it.
const CITY_AND_COUNTRY =
  /^(?:city|citt[àa]|cidade|ciudad|localidade?|ville|stadt|ort|plaats|stad|by|miasto|kaupunki)\s*:\s*([^:|]{2,40}?)\s*[|·•–]\s*(?:country|paese|pa[íi]s|pays|land|kraj|maa)\s*:\s*([^:|]{2,40}?)(?:\s*[|·•].*)?$/iu;

/**
 * The lines of a section of jobs without the remarks that stand in brackets behind a name in a job's heading: "FLT Driver, Blue Arrow
 * (temp, on site at a drinks warehouse in Bellshill)". What they name is neither title nor employer.
 */
export function withoutRemarks(lines: readonly CvLine[]): CvLine[] {
  return lines.map((line) => {
    const [, city, country] = CITY_AND_COUNTRY.exec(line.text) ?? [];
    if (city !== undefined) return { ...line, text: `${city}, ${country}` };
    if (line.bullet || line.margin || line.text.length > 160 || !/\(|\d/.test(line.text)) return line;
    const text = withoutExtent(line.text).replace(BRACKET, (all, inside: string) =>
      isRemark(inside) ? '' : all,
    );
    return text === line.text || text.trim() === '' ? line : { ...line, text };
  });
}
